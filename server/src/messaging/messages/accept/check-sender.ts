import { MessagingRefusal } from "#messaging/messages/refusals.ts"
import type { SenderVerdict } from "#messaging/numbers/senders.ts"

/** Which senders an account may use. */
export interface SenderPolicy {
  /** Returns no promise when everything is in memory. */
  check(accountId: string, sender: string): SenderVerdict | Promise<SenderVerdict>
}

/** Refuses with `sender_not_owned` and `sender_not_allowed`. */
export function refuseSender(verdict: SenderVerdict, sender: string, param = "from"): void {
  if (verdict === "owned_by_another_account")
    throw new MessagingRefusal(
      "sender_not_owned",
      `\`${param}\` belongs to another account. Send from a number of your account.`,
      { param },
    )
  if (verdict === "not_allowed")
    throw new MessagingRefusal(
      "sender_not_allowed",
      `The account does not own ${sender}, and no sender rule allows it. Request the number with \`POST /v1/phone_numbers\`, or ask the operator for a sender rule.`,
      { param },
    )
}
