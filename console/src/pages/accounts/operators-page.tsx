import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { InstallationMember } from "../../api/generated/schemas.ts"
import type { Column } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { SteadyTable } from "../../components/steady-table.tsx"
import { Time } from "../../components/time.tsx"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { AccountsTabs } from "./accounts-tabs.tsx"
import { accountsInWords } from "./accounts.ts"
import { OperatorDialog } from "./operator-dialog.tsx"

export function OperatorsPage() {
  return (
    <OperatorOnly title="Operators">
      <Operators />
    </OperatorOnly>
  )
}

function Operators() {
  const { people, session } = useAccount()
  const [{ cursor, show = "" }, change] = useFilters<"show">()
  const [edited, setEdited] = useState<InstallationMember | null>(null)
  const outsideAccounts = show !== "everybody"
  const { page, steady, error, retry } = useLiveList<InstallationMember>({
    queryKey: ["operator", "members", outsideAccounts, cursor],
    read: (signal) =>
      readListPage(people.installation.members.list({ cursor, outside_accounts: outsideAccounts }, { signal })),
    keyOf,
  })
  return (
    <Page
      title="Operators"
      description="People who run the installation and see all accounts, and people without an account. You can make any invited member an operator here."
    >
      <AccountsTabs />
      <NativeSelect
        label="Show"
        w="fit-content"
        mb="sm"
        value={show}
        onChange={(event) => change({ show: event.currentTarget.value })}
        data={[
          { value: "", label: "Operators, and people without an account" },
          { value: "everybody", label: "Everybody" },
        ]}
      />
      {error && !page ? (
        <ErrorAlert error={error} retry={retry} />
      ) : (
        <SteadyTable
          caption="Members of the installation, the newest at the top"
          columns={columnsOf(session.member.sid, setEdited)}
          steady={steady}
          keyOf={keyOf}
          nextCursor={page?.nextCursor ?? null}
          error={error}
        />
      )}
      {edited && <OperatorDialog member={edited} close={() => setEdited(null)} />}
    </Page>
  )
}

const keyOf = ({ sid }: InstallationMember) => sid

function columnsOf(ownSid: string, edit: (member: InstallationMember) => void): readonly Column<InstallationMember>[] {
  return [
    {
      header: "Member",
      cell: ({ sid, name, email }) => (
        <Stack gap={0}>
          <Text size="sm" fw={560} style={{ overflowWrap: "anywhere" }}>
            {name}
            {sid === ownSid && " (you)"}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {email}
          </Text>
        </Stack>
      ),
    },
    { header: "Operator", cell: ({ is_operator: isOperator }) => (isOperator ? "yes" : "no") },
    { header: "Accounts", cell: ({ account_count: count }) => accountsInWords(count), wideOnly: true },
    { header: "Second factor", cell: ({ has_totp: hasTotp }) => (hasTotp ? "on" : "off"), wideOnly: true },
    { header: "Since", cell: ({ created_at: at }) => <Time at={at} short />, wideOnly: true },
    {
      header: "Edit",
      align: "right",
      cell: (member) => (
        <Group justify="flex-end">
          <Button size="compact-xs" variant="default" aria-label={`Edit ${member.name}`} onClick={() => edit(member)}>
            Edit
          </Button>
        </Group>
      ),
    },
  ]
}
