import { Button, Group, Text } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { accountQuery } from "../../components/account-query.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { Filled } from "../../components/filled.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import * as strings from "./strings.ts"

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
    tell(strings.previousAuthTokenEnded)
  }
  return (
    <Group gap="sm" mt="md">
      <Text size="sm" role="status">
        <Filled text={strings.previousTokenText} parts={{ time: <Time at={endsAt} /> }} />
      </Text>
      <Button variant="default" size="compact-sm" onClick={dialog.open}>
        {strings.endItNow}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        close={dialog.close}
        title={strings.endPreviousTitle}
        act={strings.endTheToken}
        isDangerous
        confirm={end}
      >
        {strings.endPreviousText}
      </ConfirmDialog>
    </Group>
  )
}
