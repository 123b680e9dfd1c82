import { Button, Group, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Member } from "../../api/generated/schemas.ts"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { NoAccount } from "../../components/no-account.tsx"
import { Time } from "../../components/time.tsx"
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
  const columns: Column<Member>[] = [
    {
      header: strings.member,
      cell: ({ sid, name, email }) => (
        <Stack gap={0}>
          <Text size="sm" fw={560}>
            {name}
            {sid === ownSid && " (you)"}
          </Text>
          <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {email}
          </Text>
        </Stack>
      ),
    },
    {
      header: strings.role,
      cell: ({ role, is_operator: isOperator }) => (
        <Text size="sm">
          {role}
          {isOperator && ", operator"}
        </Text>
      ),
    },
    { header: strings.secondFactor, cell: ({ has_totp: hasTotp }) => (hasTotp ? "on" : "off"), wideOnly: true },
    { header: strings.since, cell: ({ created_at: at }) => <Time at={at} short />, wideOnly: true },
  ]
  if (!edit) return columns
  return [
    ...columns,
    {
      header: strings.edit,
      align: "right",
      cell: (member) => (
        <Group justify="flex-end">
          <Button
            size="compact-xs"
            variant="default"
            aria-label={strings.editMember(member.name)}
            onClick={() => edit(member)}
          >
            {strings.edit}
          </Button>
        </Group>
      ),
    },
  ]
}
