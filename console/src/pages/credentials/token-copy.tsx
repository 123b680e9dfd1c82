import { Switch } from "@mantine/core"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { accountQuery } from "../../components/account-query.ts"
import { tell, tellFailure } from "../../components/tell.ts"
import { useAct } from "../../components/use-act.ts"
import * as strings from "./strings.ts"

/** Whether Posthorn keeps the encrypted copy of the token that signs callbacks in Twilio's form. */
export function TokenCopy() {
  const chosen = useAccount()
  const queries = useQueryClient()
  const account = useQuery(accountQuery(chosen)).data
  const { go } = useAct(async (keeps: boolean) => {
    const changed = await chosen.client.account.update({ keeps_token_copy: keeps })
    queries.setQueryData(accountQuery(chosen).queryKey, changed)
    tell(keeps ? strings.tokenCopyKept : strings.tokenCopyErased)
  }, tellFailure)
  if (!account) return null
  return (
    <Switch
      mt="md"
      label={strings.keepTokenCopy}
      description={strings.keepTokenCopyText}
      checked={account.keeps_token_copy}
      onChange={(event) => go(event.currentTarget.checked)}
    />
  )
}
