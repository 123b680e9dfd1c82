import type { Tx } from "#db/database.ts"
import { textArray, time } from "#db/literals.ts"
import { channelOf } from "#numbers/address.ts"
import { spellingsOf } from "#numbers/canonical-address.ts"
import { firstIdAt } from "#std/ids.ts"
import { maskOf, tokenOf } from "./code.ts"
import type { VerificationContext } from "./context.ts"
import { unprefixedAddress } from "./plan-steps.ts"
import { codeFor } from "./secrets.ts"
import type { VerificationRow } from "./verification.ts"

/** The age of codes that a text can quote, because receipts arrive for days. */
const quotedMs = 7 * 24 * 3_600_000
const verificationsMax = 100
/** The shortest code has four digits. A part of a long message can contain a piece of a token. */
const mayQuote = /\d{4}|[\w-]{8}/
const pieces = /[\w-]{8,64}/g

type QuotedRow = Pick<VerificationRow, "account_id" | "id" | "to_address" | "is_simulated" | "code_length" | "method">

/**
 * Masks each code and token that was sent to an address in texts that came from it. Some carriers send
 * receipts as plain messages, which quote the message. It covers all accounts, because several may send from
 * one number (docs/decisions/051).
 */
export async function maskCodes(
  tx: Tx,
  { codeKey, clock }: Pick<VerificationContext, "codeKey" | "clock">,
  from: string,
  texts: readonly (string | null)[],
): Promise<(string | null)[]> {
  if (!texts.some((text) => text !== null && mayQuote.test(text))) return [...texts]
  const since = clock.now() - quotedMs
  const sender = unprefixedAddress({ channel: channelOf(from), text: from.replaceAll("\0", "") })
  const rows = await tx.query<QuotedRow>(
    `select account_id, id, to_address, is_simulated, code_length, method from verifications
     where to_address = any($1) and created_at >= $2 and id >= $3 order by created_at desc limit ${verificationsMax}`,
    [textArray(spellingsOf(sender)), time(since), firstIdAt(since)],
    "verifications_quoted",
  )
  const codes = rows.filter(({ method }) => method === "code").map((row) => codeFor(codeKey, verificationOf(row)))
  const tokens = rows.filter(({ method }) => method === "link").map((row) => tokenOf(codeKey, verificationOf(row)))
  return texts.map((text) => text && mask(text, codes, tokens))
}

function mask(text: string, codes: readonly string[], tokens: readonly string[]): string {
  const withoutCodes = codes.reduce((left, code) => left.replaceAll(code, maskOf(code.length)), text)
  const isSecret = (piece: string) => tokens.some((token) => token.includes(piece))
  return withoutCodes.replace(pieces, (piece) => (isSecret(piece) ? maskOf(piece.length) : piece))
}

function verificationOf(row: QuotedRow) {
  const { account_id: accountId, id, to_address: to, is_simulated: isSimulated, code_length: codeLength } = row
  return { accountId, id, to, isSimulated, codeLength }
}
