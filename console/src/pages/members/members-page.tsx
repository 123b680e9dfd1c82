import { Button, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Member } from "../../api/generated/schemas.ts"
import type { Column } from "../../components/data-table.tsx"
import { editColumn } from "../../components/edit-column.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { NoAccount } from "../../components/no-account.tsx"
import { personColumns } from "../../components/person-columns.tsx"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { InviteDialog } from "./invite-dialog.tsx"
import { MemberDialog } from "./member-dialog.tsx"
import { OpenInvites } from "./open-invites.tsx"
import * as strings from "./strings.ts"

export function MembersPage() {
  const { people, account, session } = useAccount()
  const [{ cursor }] = useFilters<never>()
  const [edited, setEdited] = useState<Member | null>(null)
  const [isInviting, setInviting] = useState(false)
  const isOwner = account?.role === "owner" || session.member.is_operator
  const list = useLiveList<Member>({
    queryKey: [account?.account_sid, "members", cursor],
    read: (signal) => readListPage(people.members.list({ cursor }, { signal })),
    keyOf,
    enabled: account !== null,
  })
  const isEmpty = list.isEmpty && !cursor
  if (!account)
    return (
      <Page title={strings.members}>
        <NoAccount />
      </Page>
    )
  return (
    <Page
      title={strings.members}
      description={strings.membersDescription(account.account_name)}
      actions={!isEmpty && isOwner && <Invite begin={() => setInviting(true)} />}
    >
      <Stack gap="xl">
        <LiveTable
          list={list}
          caption={strings.membersCaption}
          columns={columnsOf(session.member.sid, isOwner ? setEdited : null)}
          empty={
            <EmptyState title={strings.noMembersTitle} action={<Invite begin={() => setInviting(true)} />}>
              {strings.noMembersText}
            </EmptyState>
          }
        />
        {isOwner && <OpenInvites />}
        {!isOwner && (
          <Text size="sm" c="dimmed">
            {strings.ownersOnlyText}
          </Text>
        )}
      </Stack>
      {isInviting && <InviteDialog close={() => setInviting(false)} />}
      {edited && <MemberDialog member={edited} close={() => setEdited(null)} />}
    </Page>
  )
}

const keyOf = ({ sid }: Member) => sid

function Invite({ begin }: { begin(): void }) {
  return (
    <Button leftSection={<Icon name="plus" size={14} />} onClick={begin}>
      {strings.inviteSomebody}
    </Button>
  )
}

function columnsOf(ownSid: string, edit: ((member: Member) => void) | null): readonly Column<Member>[] {
  const role: Column<Member> = {
    header: strings.role,
    cell: ({ role, is_operator: isOperator }) => (isOperator ? strings.roleAndOperator(role) : role),
  }
  const columns = personColumns(ownSid, [role])
  return edit ? [...columns, editColumn(({ name }) => strings.editMember(name), edit)] : columns
}
