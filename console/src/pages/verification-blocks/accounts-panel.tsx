import { Button, Skeleton, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { OperatorVerificationSummary } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { formatCount } from "../../components/format.ts"
import { Panel } from "../../components/panel.tsx"
import { useAccounts } from "../../components/use-accounts.ts"
import { useOpenAccount, type OpenedAccount } from "../../components/use-open-account.ts"
import { Part } from "../../components/verifications/part.tsx"
import { usePeriod } from "../../components/verifications/period.tsx"
import * as strings from "./strings.ts"

type Counts = OperatorVerificationSummary["data"][number]

const accountsMax = 100

/** The accounts with the most unapproved messages, which indicate SMS pumping. */
export function AccountsPanel() {
  const { client } = useAccount()
  const { nameOf, isSuspended } = useAccounts()
  const open = useOpenAccount("/verifications")
  const { period, choice, beginning } = usePeriod()
  const { data, error, refetch } = useQuery({
    queryKey: ["operator", "verifications", "summary", period],
    queryFn: async ({ signal }) =>
      (await client.operator.verifications.summary({ from: beginning(), limit: accountsMax }, { signal })).data,
    refetchInterval: 15_000,
  })
  return (
    <Panel title={strings.accountsInTheLast(period)} actions={choice}>
      {data?.length === 0 ? (
        <Text c="dimmed">{strings.accountsEmpty(period)}</Text>
      ) : data ? (
        <DataTable
          caption={strings.accountsCaption}
          columns={columnsOf({ nameOf, isSuspended, open })}
          rows={data}
          keyOf={({ account_sid: sid }) => sid}
        />
      ) : error ? (
        <ErrorAlert error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton height={72} />
      )}
      {data?.length === accountsMax && (
        <Text c="dimmed" size="sm" mt="xs">
          {strings.accountsFirstOnly(accountsMax)}
        </Text>
      )}
    </Panel>
  )
}

interface OfAccounts {
  nameOf(sid: string): string
  isSuspended(sid: string): boolean
  open(account: OpenedAccount): void
}

function columnsOf({ nameOf, isSuspended, open }: OfAccounts): readonly Column<Counts>[] {
  return [
    {
      header: strings.account,
      cell: ({ account_sid: sid }) => (
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {nameOf(sid)}
        </Text>
      ),
    },
    {
      header: strings.sent,
      align: "right",
      cell: ({ sent }) => <span className="tabular">{formatCount(sent)}</span>,
      wideOnly: true,
    },
    {
      header: strings.delivered,
      align: "right",
      cell: ({ sent, delivered }) => <Part count={delivered} of={sent} />,
      wideOnly: true,
    },
    { header: strings.approved, align: "right", cell: ({ sent, approved }) => <Part count={approved} of={sent} /> },
    {
      header: strings.blockedAreas,
      align: "right",
      cell: ({ blocked }) => <span className="tabular">{formatCount(blocked)}</span>,
      wideOnly: true,
    },
    {
      header: strings.action,
      align: "right",
      cell: ({ account_sid: sid }) =>
        !isSuspended(sid) && (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={strings.openTheVerificationsOf(nameOf(sid))}
            onClick={() => open({ sid, name: nameOf(sid) })}
          >
            {strings.open}
          </Button>
        ),
    },
  ]
}
