import { canonicalAddress } from "#messaging/numbers/canonical-address.ts"
import { channelOf } from "#messaging/numbers/address.ts"
import { factsOf } from "#messaging/numbers/number-facts.ts"
import type { SenderPool } from "#messaging/numbers/sender-pools.ts"
import { countriesWithoutNames } from "./refuse-name.ts"

type PoolSender = SenderPool["senders"][number]

/** The digits after the country code that tell where a number is. In North America they are the area code. */
const areaDigits = 3

/**
 * Returns the senders that can reach the recipient, the best first. A sender of the recipient's country comes
 * before others: a short code, then the number with the nearest area code, then a name. Senders that are
 * equally good are ordered by a hash of the recipient and the sender (rendezvous hashing). So recipients
 * spread evenly, and a recipient keeps its sender without a stored row. A new sender takes over only its
 * share of the recipients (docs/decisions/108).
 */
export function rankSenders(senders: readonly PoolSender[], recipient: string): string[] {
  const channel = channelOf(recipient)
  const key = canonicalAddress(recipient)
  const able = senders.filter(({ sender }) => channelOf(sender) === channel && canonicalAddress(sender) !== key)
  const facts = channel === "sms" && able.length ? factsOf(recipient) : undefined
  const place = { recipient, country: facts?.country ?? null, codeLength: 1 + (facts?.callingCode.length ?? 0) }
  return able
    .map((each) => ({ sender: each.sender, fit: fitOf(each, place), hash: hashOf(`${key} ${each.sender}`) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit || other.hash - one.hash)
    .map(({ sender }) => sender)
}

interface Place {
  recipient: string
  country: string | null
  /** The length of the plus and the country code. */
  codeLength: number
}

/** Higher is better, and 0 is a sender that reaches no number of the country. */
function fitOf({ sender, kind, country }: PoolSender, place: Place): number {
  const isAtHome = country !== null && country === place.country
  switch (kind) {
    case "short_code":
      return isAtHome ? 100 : country === null ? 30 : 0
    case "phone_number":
      return isAtHome ? 60 + sharedArea(sender, place) : 20
    case "name":
      return place.country !== null && countriesWithoutNames.has(place.country) ? 10 : 40
    default:
      return 50
  }
}

/** Counts equal digits of the area. An area code of North America is equal as a whole, or not. */
function sharedArea(sender: string, { recipient, codeLength }: Place): number {
  let count = 0
  while (count < areaDigits && sender[codeLength + count] === recipient[codeLength + count]) count++
  return sender.startsWith("+1") && count < areaDigits ? 0 : count
}

/** FNV-1a with the final mix of MurmurHash3, because texts that differ in the last digits must spread. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
