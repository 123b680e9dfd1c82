import { Button, Group, Stack, Text } from "@mantine/core"
import type { OperatorAccount } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Column } from "../../components/data-table.tsx"
import { formatCount } from "../../components/format.ts"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { Sid } from "../../components/sid.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { useOpenAccount } from "../../components/use-open-account.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { AccountsTabs } from "./accounts-tabs.tsx"
import { AddAccounts } from "./add-accounts.tsx"
import { AccountDialog } from "./account-dialog.tsx"
import { trafficOf } from "./accounts.ts"
import classes from "./accounts.module.css"
import * as strings from "./strings.ts"

export function AccountsPage() {
  return (
    <OperatorOnly title={strings.accounts}>
      <Accounts />
    </OperatorOnly>
  )
}

function Accounts() {
  const { client } = useAccount()
  const open = useOpenAccount("/")
  const [{ cursor }] = useFilters<never>()
  const [edited, setEdited] = useState<OperatorAccount | "new" | null>(null)
  const list = useLiveList<OperatorAccount>({
    queryKey: ["operator", "accounts", cursor],
    read: (signal) => readListPage(client.operator.accounts.list({ cursor }, { signal })),
    keyOf,
  })
  const count = list.page?.data.length
  return (
    <Page
      title={strings.accounts}
      description={strings.accountsDescription}
      actions={
        <Button leftSection={<Icon name="plus" size={14} />} onClick={() => setEdited("new")}>
          {strings.createAccount}
        </Button>
      }
    >
      <AccountsTabs />
      <Stack gap="lg">
        <LiveTable
          list={list}
          caption={strings.accountsCaption}
          columns={columnsOf(open, setEdited)}
          empty={<AddAccounts isEmpty />}
        />
        {count === 1 && !cursor && <AddAccounts isEmpty={false} />}
      </Stack>
      {edited !== null && <AccountDialog account={edited === "new" ? null : edited} close={() => setEdited(null)} />}
    </Page>
  )
}

const keyOf = ({ sid }: OperatorAccount) => sid

function columnsOf(
  open: (account: OperatorAccount) => void,
  edit: (account: OperatorAccount) => void,
): readonly Column<OperatorAccount>[] {
  return [
    {
      header: strings.account,
      cell: ({ name, sid }) => (
        <Stack gap={0} align="flex-start">
          <Text size="sm" fw={560} style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
          <Sid sid={sid} />
        </Stack>
      ),
    },
    { header: strings.status, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      header: strings.messagesLastDay,
      cell: (account) => <Traffic account={account} />,
      align: "right",
      wideOnly: true,
    },
    {
      header: strings.rateLimit,
      cell: ({ rate_per_second: rate }) => (
        <span className="tabular">{rate === null ? strings.defaultRate : formatCount(rate)}</span>
      ),
      align: "right",
      wideOnly: true,
    },
    { header: strings.created, cell: ({ created_at: at }) => <Time at={at} short />, wideOnly: true },
    {
      header: strings.action,
      align: "right",
      cell: (account) => (
        <Group gap={6} justify="flex-end" className={classes.actions}>
          {account.status === "active" && (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={strings.openName(account.name)}
              onClick={() => open(account)}
            >
              {strings.open}
            </Button>
          )}
          <Button
            size="compact-xs"
            variant="default"
            aria-label={strings.editName(account.name)}
            onClick={() => edit(account)}
          >
            {strings.edit}
          </Button>
        </Group>
      ),
    },
  ]
}

function Traffic({ account }: { account: OperatorAccount }) {
  const { total, lost } = trafficOf(account)
  return (
    <>
      <Text size="sm" className="tabular">
        {formatCount(total)}
      </Text>
      {lost > 0 && (
        <Text size="xs" c="var(--mantine-color-error)" className="tabular">
          {strings.messagesLost(formatCount(lost))}
        </Text>
      )}
    </>
  )
}
