import { NativeSelect } from "@mantine/core"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { InstallationMember } from "../../api/generated/schemas.ts"
import type { Column } from "../../components/data-table.tsx"
import { editColumn } from "../../components/edit-column.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { personColumns } from "../../components/person-columns.tsx"
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
  const between: readonly Column<InstallationMember>[] = [
    {
      header: strings.operator,
      cell: ({ is_operator: isOperator }) => (isOperator ? strings.isOperator : strings.isNoOperator),
    },
    { header: strings.accounts, cell: ({ account_count: count }) => accountsInWords(count), wideOnly: true },
  ]
  return [...personColumns(ownSid, between), editColumn(({ name }) => strings.editName(name), edit)]
}
