import { Button, Group, Modal, Stack, Text } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { tell } from "../../components/tell.ts"
import { membersOf, type Member, type Role } from "./members.ts"
import { RoleField } from "./role-field.tsx"

export function MemberDialog({ member, close }: { member: Member; close(): void }) {
  const { client, account, session } = useAccount()
  const queries = useQueryClient()
  const [role, setRole] = useState<Role>(member.role ?? "viewer")
  const [isRemoving, setRemoving] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const act = async (doIt: () => Promise<unknown>, told: string) => {
    setError(null)
    try {
      await doIt()
    } catch (failure) {
      return setError(failure)
    }
    close()
    tell(told)
    // Whoever changed their own role sees other pages now.
    if (member.sid === session.member.sid) await queries.invalidateQueries({ queryKey: ["session"] })
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "members"] })
  }
  const save = () => act(() => membersOf(client).setRole(member.sid, role), `${member.name} is ${role} now.`)
  const remove = () => act(() => membersOf(client).remove(member.sid), `${member.name} is a member no more.`)
  return (
    <Modal opened onClose={close} title={member.name}>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <RoleField value={role} onChange={setRole} />
        {isRemoving && (
          <Text size="sm" role="status">
            {member.name} can no longer open {account?.account_name}. Whoever belongs to no other account loses the
            sign-in altogether, with all sessions.
          </Text>
        )}
        <Group justify="space-between">
          <Group>
            <Button disabled={role === member.role} onClick={() => void save()}>
              Save
            </Button>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
          </Group>
          {isRemoving ? (
            <Button color="red.8" onClick={() => void remove()}>
              Yes, remove
            </Button>
          ) : (
            <Button variant="subtle" color="gray" c="var(--mantine-color-error)" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
