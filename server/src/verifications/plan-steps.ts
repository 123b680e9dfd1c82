import { parseRecipient, parseSender, type Address } from "#numbers/address.ts"
import { VerificationRefusal } from "./refusals.ts"
import type { VerificationSettings } from "./settings.ts"
import type { WorkflowStep } from "./verification.ts"

/** A channel as the request names it; `timeoutMs` is null for the usual one. */
export interface AskedChannel {
  channel: string
  timeoutMs: number | null
}

/** How long a one-time code of WhatsApp gives the person before SMS follows. */
const timeoutMsDefault = 20_000

/**
 * The phone number or address without the prefix of its channel, so that one recipient is the same over each
 * channel. Mail servers do not tell upper from lower case, so one mailbox is one recipient for all limits,
 * however it is written.
 */
export function unprefixedAddress({ channel, text }: Address): string {
  if (channel === "sms") return text
  const bare = text.slice(`${channel}:`.length)
  return channel === "email" ? bare.toLowerCase() : bare
}

interface StepChoices {
  from: string | null
  /** Where the channel `email` leads when `to` is a phone number. */
  email: string | null
  settings: VerificationSettings
  ownNumbers: readonly string[]
}

/**
 * The steps of a workflow. A channel that the account has no sender for, or that does not reach such an
 * address, is left out while another one remains. Refuses `sender_required` when none does. `ownNumbers` are
 * the active numbers of the account.
 */
export function planSteps(
  to: string,
  channels: readonly AskedChannel[],
  { from, email, settings, ownNumbers }: StepChoices,
): WorkflowStep[] {
  const senders = [...(from === null ? [] : [from]), ...settings.senders, ...ownNumbers]
  const steps = channels.flatMap(({ channel, timeoutMs }): WorkflowStep[] => {
    const address = channel === "email" && !to.includes("@") ? (email ?? to) : to
    const recipient = parseRecipient(channel === "sms" ? address : `${channel}:${address}`)
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
  const address = parseSender(sender)
  return address.kind !== "fault" && address.channel === channel
}
