import { Button, Group, Text } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { accountQuery } from "./account-query.ts"

/** The token that a rotation replaced, as long as it still works, and the way to end it early. */
export function PreviousToken() {
  const chosen = useAccount()
  const queries = useQueryClient()
  const [isOpen, dialog] = useDisclosure(false)
  const endsAt = useQuery(accountQuery(chosen)).data?.previous_token_ends_at
  if (!endsAt) return null
  const end = async () => {
    await chosen.client.account.endPreviousToken()
    await queries.invalidateQueries({ queryKey: [chosen.account?.account_sid] })
    tell("Previous Auth Token ended.")
  }
  return (
    <Group gap="sm" mt="md">
      <Text size="sm" role="status">
        The previous token works until <Time at={endsAt} />. Change your programs before then.
      </Text>
      <Button variant="default" size="compact-sm" onClick={dialog.open}>
        End it now
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        close={dialog.close}
        title="End the previous Auth Token?"
        act="End the token"
        isDangerous
        confirm={end}
      >
        Programs that still sign in with the previous token are refused from now on. The current token stays valid.
      </ConfirmDialog>
    </Group>
  )
}
