import { Button, Checkbox, Group, Stack, Text } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { InstallationMember } from "../../api/generated/schemas.ts"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { tell } from "../../components/tell.ts"
import { useAct } from "../../components/use-act.ts"
import { accountsInWords } from "./accounts.ts"
import * as strings from "./strings.ts"

/** Grants or removes the operator role, and deletes members. Members cannot delete themselves. */
export function OperatorDialog({ member, close }: { member: InstallationMember; close(): void }) {
  const { people, session } = useAccount()
  const isOneself = member.sid === session.member.sid
  const [isOperator, setOperator] = useState(member.is_operator)
  const [isRemoving, setRemoving] = useState(false)
  const { go, error, isBusy } = useChange(close, isOneself)
  const isResigning = isOneself && !isOperator
  const { members } = people.installation
  const save = () =>
    go({
      doIt: () => members.update(member.sid, { is_operator: isOperator }),
      told: isOperator ? strings.operatorMade(member.name) : strings.operatorResigned(member.name),
    })
  const remove = () => go({ doIt: () => members.remove(member.sid), told: strings.personRemoved(member.name) })
  return (
    <Dialog onClose={close} title={member.name}>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <Checkbox
          label={strings.operator}
          description={strings.operatorDescription}
          checked={isOperator}
          onChange={(event) => setOperator(event.currentTarget.checked)}
        />
        {isResigning && (
          <Text size="sm" role="status">
            {strings.resignText}
          </Text>
        )}
        {isRemoving && <Removal member={member} />}
        <Group>
          {isRemoving ? (
            <Button color="red.8" loading={isBusy} onClick={remove}>
              {strings.yesRemove}
            </Button>
          ) : (
            !isOneself && (
              <Button variant="subtle" color="gray" c="var(--mantine-color-error)" onClick={() => setRemoving(true)}>
                {strings.removeForGood}
              </Button>
            )
          )}
          <Button variant="default" ml="auto" onClick={close}>
            {strings.cancel}
          </Button>
          <Button
            color={isResigning ? "red.8" : undefined}
            disabled={isOperator === member.is_operator}
            loading={isBusy && !isRemoving}
            onClick={save}
          >
            {isResigning ? strings.giveItUp : strings.save}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function Removal({ member: { name, account_count: count } }: { member: InstallationMember }) {
  return (
    <Text size="sm" role="status">
      {count > 0 ? strings.removeFromAccountsText(name, accountsInWords(count)) : strings.removeText(name)}
    </Text>
  )
}

function useChange(close: () => void, isOneself: boolean) {
  const queries = useQueryClient()
  return useAct(async ({ doIt, told }: { doIt(): Promise<unknown>; told: string }) => {
    await doIt()
    close()
    tell(told)
    // Members who are no longer operators may not read the list.
    await queries.invalidateQueries({ queryKey: isOneself ? ["session"] : ["operator", "members"] })
  })
}
