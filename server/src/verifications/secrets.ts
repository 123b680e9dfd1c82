import type { Message } from "#messaging/message.ts"
import { simulatorId } from "#carriers/simulator/simulator-id.ts"
import { codeOf, reveal, tokenLength, tokenOf } from "./code.ts"
import { simulatorNumbers } from "./simulator-numbers.ts"
import type { Verification } from "./verification.ts"

/** Returns the code of a verification. The simulator's numbers have fixed ones. */
export function codeFor(
  key: Uint8Array,
  { id, to, isSimulated, codeLength }: Pick<Verification, "id" | "to" | "isSimulated" | "codeLength">,
): string {
  if (isSimulated && to === simulatorNumbers.fixedCode) return "0".repeat(codeLength)
  return codeOf(key, id, codeLength)
}

/** Returns the text of a message with its code or token, only for the adapter. */
export function revealText(key: Uint8Array, { accountId, body, to, carrierId, verificationId: id }: Message): string {
  if (id === null) return body
  const isSimulated = carrierId === simulatorId
  return reveal(body, (length) =>
    length === tokenLength
      ? tokenOf(key, { accountId, id })
      : codeFor(key, { id, to, isSimulated, codeLength: length }),
  )
}
