import type { Message } from "#messaging/messages/message.ts"
import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import { canonicalAddress, withoutWhatsapp } from "#messaging/numbers/canonical-address.ts"
import { codeOf, reveal, tokenLength, tokenOf } from "./code.ts"
import { simulatorNumbers } from "./simulator-numbers.ts"
import type { Verification } from "./verification.ts"

/** Returns the code of a verification for an address. The simulator's numbers have fixed ones. */
export function codeFor(
  key: Uint8Array,
  { id, isSimulated, codeLength }: Pick<Verification, "id" | "isSimulated" | "codeLength">,
  to: string,
): string {
  const address = canonicalAddress(to)
  if (isSimulated && withoutWhatsapp(address) === simulatorNumbers.fixedCode) return "0".repeat(codeLength)
  return codeOf(key, id, codeLength, address)
}

/** Returns the token of the link to an address. */
export function tokenFor(key: Uint8Array, of: Pick<Verification, "accountId" | "id">, to: string): string {
  return tokenOf(key, of, canonicalAddress(to))
}

/**
 * Returns a text of a message with its code or token in place of the mask, only for the adapter. The text is
 * the body, or a template as JSON.
 */
export function revealText(
  key: Uint8Array,
  { accountId, to, carrierId, verificationId: id }: Message,
  text: string,
): string {
  if (id === null) return text
  const isSimulated = carrierId === simulatorId
  return reveal(text, (length) =>
    length === tokenLength
      ? tokenFor(key, { accountId, id }, to)
      : codeFor(key, { id, isSimulated, codeLength: length }, to),
  )
}
