import { parseOwnNumber, parseRecipient } from "#numbers/address.ts"
import type { Address } from "#numbers/address.ts"
import { VerificationRefusal } from "./refusals.ts"
import type { VerificationSettings } from "./settings.ts"
import type { Step } from "./verification.ts"

/** A channel as the request names it; `timeoutMs` is null for the usual one. */
export interface AskedChannel {
  channel: string
  timeoutMs: number | null
}

/** What WhatsApp's own one-time codes give the person before SMS takes over. */
const timeoutMsDefault = 20_000

/** The phone number or address without the prefix of a chat, so that one recipient is the same over each channel. */
export function bareAddress(address: Address): string {
  return address.channel === "whatsapp" ? address.text.slice("whatsapp:".length) : address.text
}

/**
 * The steps of a workflow. A channel that the account has no sender for, or that does not reach such an address, is left out while
 * another one remains. Refuses `sender_required` when none does. `ownNumbers` are the active numbers of the account.
 */
export function planSteps(
  to: string,
  channels: readonly AskedChannel[],
  {
    from,
    settings,
    ownNumbers,
  }: { from: string | null; settings: VerificationSettings; ownNumbers: readonly string[] },
): Step[] {
  const senders = [...(from === null ? [] : [from]), ...settings.senders, ...ownNumbers]
  const steps = channels.flatMap(({ channel, timeoutMs }): Step[] => {
    const recipient = parseRecipient(channel === "sms" ? to : `${channel}:${to}`)
    const sender = senders.find((each) => isOfChannel(each, channel))
    if (recipient.kind === "fault" || recipient.channel !== channel || sender === undefined) return []
    return [{ channel, to: recipient.text, from: sender, timeoutMs: timeoutMs ?? timeoutMsDefault }]
  })
  if (steps.length) return steps
  const names = channels.map(({ channel }) => channel).join(" or ")
  throw new VerificationRefusal(
    "sender_required",
    `The account has no sender for ${names}. Give \`from\`, or set \`senders\` with \`PATCH /v1/auth/settings\`.`,
    { param: "from" },
  )
}

function isOfChannel(sender: string, channel: string): boolean {
  const address = parseOwnNumber(sender)
  return address.kind === "fault" ? channel === "sms" : address.channel === channel
}
