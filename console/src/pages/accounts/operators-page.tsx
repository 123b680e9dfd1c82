import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { InstallationMember } from "../../api/generated/schemas.ts"
import type { Column } from "../../components/data-table.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { Time } from "../../components/time.tsx"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { AccountsTabs } from "./accounts-tabs.tsx"
import { accountsInWords } from "./accounts.ts"
import { OperatorDialog } from "./operator-dialog.tsx"
import * as strings from "./strings.ts"

export function OperatorsPage() {
  return (
    <OperatorOnly title={strings.operators}>
      <Operators />
    </OperatorOnly>
  )
}

function Operators() {
  const { people, session } = useAccount()
  const [{ cursor, show = "" }, change] = useFilters<"show">()
  const [edited, setEdited] = useState<InstallationMember | null>(null)
  const outsideAccounts = show !== "everybody"
  const list = useLiveList<InstallationMember>({
    queryKey: ["operator", "members", outsideAccounts, cursor],
    read: (signal) =>
      readListPage(people.installation.members.list({ cursor, outside_accounts: outsideAccounts }, { signal })),
    keyOf,
  })
  return (
    <Page title={strings.operators} description={strings.operatorsDescription}>
      <AccountsTabs />
      <NativeSelect
        label={strings.show}
        w="fit-content"
        mb="sm"
        value={show}
        onChange={(event) => change({ show: event.currentTarget.value })}
        data={[
          { value: "", label: strings.operatorsOption },
          { value: "everybody", label: strings.everybody },
        ]}
      />
      <LiveTable list={list} caption={strings.operatorsCaption} columns={columnsOf(session.member.sid, setEdited)} />
      {edited && <OperatorDialog member={edited} close={() => setEdited(null)} />}
    </Page>
  )
}

const keyOf = ({ sid }: InstallationMember) => sid

function columnsOf(ownSid: string, edit: (member: InstallationMember) => void): readonly Column<InstallationMember>[] {
  return [
    {
      header: strings.member,
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
    { header: strings.operator, cell: ({ is_operator: isOperator }) => (isOperator ? "yes" : "no") },
    { header: strings.accounts, cell: ({ account_count: count }) => accountsInWords(count), wideOnly: true },
    { header: strings.secondFactor, cell: ({ has_totp: hasTotp }) => (hasTotp ? "on" : "off"), wideOnly: true },
    { header: strings.since, cell: ({ created_at: at }) => <Time at={at} short />, wideOnly: true },
    {
      header: strings.edit,
      align: "right",
      cell: (member) => (
        <Group justify="flex-end">
          <Button
            size="compact-xs"
            variant="default"
            aria-label={strings.editName(member.name)}
            onClick={() => edit(member)}
          >
            {strings.edit}
          </Button>
        </Group>
      ),
    },
  ]
}
