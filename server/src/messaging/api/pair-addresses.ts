import type { Addresses } from "#messaging/messages/accept/plan-message.ts"
import { Problem } from "#http/problems/problem.ts"
import type { ParsedAddress } from "./message-schema.ts"

/**
 * Returns each address of `to` with its sender: those of `from` in the same order, or its only one for all.
 * Without `from`, each sender is empty, because a messaging service chooses it.
 * Throws `invalid_address` when a sender has no address on the channel of its recipient, and
 * `invalid_parameter` when the numbers of addresses differ.
 */
export function pairAddresses(
  to: readonly ParsedAddress[],
  from: readonly ParsedAddress[] | undefined,
): [Addresses, ...Addresses[]] {
  // `to` has at least one address.
  if (!from) return to.map(({ text, channel }) => ({ to: text, from: "", channel })) as [Addresses, ...Addresses[]]
  const isOneForAll = from.length === 1 && to.length > 1
  if (from.length !== to.length && !isOneForAll) {
    const detail = `\`from\` has ${from.length} addresses and \`to\` has ${to.length}. Send one sender for each address of \`to\`, or one sender for all.`
    throw new Problem("invalid_parameter", detail, { param: "from" })
  }
  const [first, ...others] = to.map((recipient, index): Addresses => {
    const given = from[isOneForAll ? 0 : index] as ParsedAddress
    const sender = isOneForAll ? onChannel(given, recipient.channel) : given
    refuseOtherChannel(recipient, sender, to.length > 1 && from.length > 1 ? `from[${index}]` : "from")
    return { to: recipient.text, from: sender.text, channel: recipient.channel }
  })
  // `to` has at least one address.
  return [first as Addresses, ...others]
}

/** A message travels over one network, so its sender needs an address there. Throws `invalid_address`. */
export function refuseOtherChannel(to: { channel: string }, from: { channel: string }, param = "from"): void {
  if (from.channel === to.channel) return
  const wanted = to.channel === "sms" ? "a phone number, a short code or letters" : `an address with ${to.channel}:`
  throw new Problem("invalid_address", `A message to \`to\` cannot come from this address. Send ${wanted}.`, { param })
}

/** A phone number is an address of SMS and of WhatsApp. */
function onChannel(sender: ParsedAddress, channel: string): { channel: string; text: string } {
  if (channel === "whatsapp" && sender.kind === "phone_number") return { channel, text: `whatsapp:${sender.text}` }
  if (channel === "sms" && sender.channel === "whatsapp")
    return { channel, text: sender.text.slice("whatsapp:".length) }
  return sender
}
