import { rankSenders } from "#messaging/messages/accept/rank-senders.ts"
import type { MessagingRefusal } from "#messaging/messages/refusals.ts"
import { parseRecipient, parseSender } from "#messaging/numbers/address.ts"
import { canonicalAddress } from "#messaging/numbers/canonical-address.ts"
import { channelName } from "#messaging/channels/channels.ts"
import { VerificationRefusal } from "./refusals.ts"
import type { VerificationSettings } from "./settings.ts"
import type { Payload, SkippedChannel, VerificationMethod, WorkflowStep } from "./verification.ts"
import { templateRefusal } from "./whatsapp-template.ts"

/** A requested channel. `timeoutMs` is null for the default. */
export interface AskedChannel {
  channel: string
  timeoutMs: number | null
}

/** How long a person has to enter a WhatsApp code before SMS follows. */
const timeoutMsDefault = 20_000

/**
 * Returns the canonical address without the prefix of its channel. So a recipient is the same over every
 * channel and for all limits, however the address is written.
 */
export function recipientKey(address: { channel: string; text: string }): string {
  return canonicalAddress(unprefixedAddress(address))
}

/** Returns the written address without the prefix of its channel. Mail servers ignore case. */
export function unprefixedAddress({ channel, text }: { channel: string; text: string }): string {
  if (channel === "sms") return text
  const bare = text.slice(`${channel}:`.length)
  return channel === "email" ? bare.toLowerCase() : bare
}

interface StepChoices {
  from: string | null
  /** The address for the channel `email` when `to` is a phone number. */
  email: string | null
  method: VerificationMethod
  payload: Payload | null
  settings: VerificationSettings
  ownNumbers: readonly string[]
  /** The senders of the messaging service in the settings. Null without one. */
  pool: SenderPool | null
}

interface SenderPool {
  id: string
  senders: Parameters<typeof rankSenders>[0]
}

/** The channels of a request: those to try, in order, and those that cannot be used. */
export interface PlannedSteps {
  steps: readonly WorkflowStep[]
  skipped: readonly SkippedChannel[]
}

/**
 * Plans the steps of a workflow. Skips a channel that cannot reach such an address, that the account has no
 * sender for, or that cannot carry the message. Refuses when no channel remains, with `template_required` or
 * `sender_required`. `ownNumbers` are the active numbers of the account.
 */
export function planSteps(
  to: string,
  channels: readonly AskedChannel[],
  { from, email, settings, ownNumbers, pool, ...content }: StepChoices,
): PlannedSteps {
  const choices = [from === null ? [] : [from], settings.senders, ownNumbers]
  const steps: WorkflowStep[] = []
  const skipped: SkippedChannel[] = []
  let refusal: MessagingRefusal | undefined
  for (const { channel, timeoutMs } of channels) {
    const address = channel === "email" && !to.includes("@") ? (email ?? to) : to
    const parsed = parseRecipient(channel === "sms" ? address : `${channel}:${address}`)
    // The API accepted a number outside the plan only because a message from it arrived.
    const recipient = parsed.kind === "fault" ? parsed.reported : parsed
    const pooled = from === null && pool && recipient ? rankSenders(pool.senders, recipient.text) : []
    const [sender, ...otherSenders] = pooled.length ? pooled.slice(0, sendersMax) : sendersOf(channel, choices)
    const untemplated = channel === "whatsapp" ? templateRefusal(content, settings) : undefined
    refusal ??= untemplated
    if (!recipient || recipient.channel !== channel) skipped.push({ channel, reason: "invalid_address" })
    else if (sender === undefined) skipped.push({ channel, reason: "sender_required" })
    else if (untemplated) skipped.push({ channel, reason: "template_required" })
    else {
      const step = { channel, to: recipient.text, from: sender, otherSenders, timeoutMs: timeoutMs ?? timeoutMsDefault }
      steps.push(pool && pooled.length ? { ...step, messagingServiceId: pool.id } : step)
    }
  }
  if (steps.length) return { steps, skipped }
  if (refusal && skipped.some(({ reason }) => reason === "template_required")) throw refusal
  const names = channels.map(({ channel }) => channelName(channel)).join(" or ")
  throw new VerificationRefusal(
    "sender_required",
    `The account has no sender for ${names}. Send \`from\`, or set \`senders\` with \`PATCH /v1/auth/settings\`.`,
    { param: "from" },
  )
}

/** The limit of `senders` in the settings. An account can own more numbers. */
const sendersMax = 20

/**
 * Returns the senders of the first choice that has some of the channel. The choices are the requested sender,
 * the settings, and the numbers of the account.
 */
function sendersOf(channel: string, choices: readonly (readonly string[])[]): string[] {
  for (const choice of choices) {
    const senders = choice.filter((each) => isOfChannel(each, channel))
    if (senders.length) return senders.slice(0, sendersMax)
  }
  return []
}

function isOfChannel(sender: string, channel: string): boolean {
  const address = parseSender(sender)
  return address.kind !== "fault" && address.channel === channel
}
