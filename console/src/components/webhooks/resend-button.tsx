import { useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { ActButton, type ActButtonProps } from "../act-button.tsx"
import { Icon } from "../icon.tsx"
import { tell } from "../tell.ts"
import * as strings from "./strings.ts"

export interface ResendButtonProps extends Pick<ActButtonProps, "size" | "variant" | "aria-label"> {
  /** Of the delivery. */
  sid: string
  iconSize?: number
}

/** Sends an event to its endpoint once more, now. */
export function ResendButton({ sid, iconSize = 16, ...look }: ResendButtonProps) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const resend = async () => {
    await client.deliveries.resend(sid)
    tell(strings.resendText)
    await queries.invalidateQueries({ queryKey: [account?.account_sid] })
  }
  return (
    <ActButton {...look} act={resend} leftSection={<Icon name="refresh" size={iconSize} />}>
      {strings.resend}
    </ActButton>
  )
}
