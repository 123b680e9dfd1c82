import { Button, Group, Stack, Text } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Member } from "../../api/generated/schemas.ts"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { tell } from "../../components/tell.ts"
import { useAct } from "../../components/use-act.ts"
import type { Role } from "./members.ts"
import { RoleField } from "./role-field.tsx"
import * as strings from "./strings.ts"

export function MemberDialog({ member, close }: { member: Member; close(): void }) {
  const { people, account, session } = useAccount()
  const queries = useQueryClient()
  const [role, setRole] = useState<Role>(member.role)
  const [isRemoving, setRemoving] = useState(false)
  const { go, error, isBusy } = useAct(async ({ doIt, told }: { doIt(): Promise<unknown>; told: string }) => {
    await doIt()
    close()
    tell(told)
    // Members who changed their own role see other pages now.
    if (member.sid === session.member.sid) await queries.invalidateQueries({ queryKey: ["session"] })
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "members"] })
  })
  const save = () =>
    go({ doIt: () => people.members.update(member.sid, { role }), told: strings.roleChanged(member.name, role) })
  const remove = () => go({ doIt: () => people.members.remove(member.sid), told: strings.memberRemoved(member.name) })
  return (
    <Dialog onClose={close} title={member.name}>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <RoleField value={role} onChange={setRole} />
        {isRemoving && (
          <Text size="sm" role="status">
            {strings.removeText(member.name, account?.account_name ?? "")}
          </Text>
        )}
        <Group>
          {isRemoving ? (
            <Button color="red.8" loading={isBusy} onClick={remove}>
              {strings.yesRemove}
            </Button>
          ) : (
            <Button variant="subtle" color="gray" c="var(--mantine-color-error)" onClick={() => setRemoving(true)}>
              {strings.remove}
            </Button>
          )}
          <Button variant="default" ml="auto" onClick={close}>
            {strings.cancel}
          </Button>
          <Button disabled={role === member.role} loading={isBusy && !isRemoving} onClick={save}>
            {strings.save}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
