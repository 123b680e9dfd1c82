import type { Tx } from "#core/db/database.ts"
import { textArray, time } from "#core/db/literals.ts"
import { channelOf } from "#messaging/numbers/address.ts"
import { spellingsOf } from "#messaging/numbers/canonical-address.ts"
import { firstIdAt } from "#core/std/ids.ts"
import { maskOf, tokenLength } from "./code.ts"
import type { VerificationContext } from "./context.ts"
import { unprefixedAddress } from "./plan-steps.ts"
import { codeFor, tokenFor } from "./secrets.ts"
import { sentAddresses, type Verification, type VerificationRow } from "./verification.ts"

/** The age of codes that a text can quote, because receipts arrive for days. */
const quotedMs = 7 * 24 * 3_600_000
const verificationsMax = 100
/** The shortest code has four digits. A part of a long message can contain a piece of a token. */
const mayQuote = /\d{4}|[\w-]{8}/
const digits = /\d{4,}/g
const pieces = /[\w-]{8,64}/g

/** A shorter piece of a token leaves 66 of its bits unknown. */
const longPieces = /[\w-]{12,}/g

type QuotedRow = Pick<
  VerificationRow,
  "account_id" | "id" | "to_address" | "sent_to" | "is_simulated" | "code_length" | "method" | "status"
>

/**
 * Masks each code and token that was sent to an address in texts that came from it. Some carriers send
 * receipts as plain messages, which quote the message. It covers all accounts, because several may send from
 * one number (docs/decisions/051).
 *
 * While a verification is pending, it masks everything that may be its code or token. Otherwise a stranger
 * who can send from the address learns the code from the text that is masked among many.
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
    `select account_id, id, to_address, sent_to, is_simulated, code_length, method, status from verifications
     where to_address = any($1) and created_at >= $2 and id >= $3 order by created_at desc limit ${verificationsMax}`,
    [textArray(spellingsOf(sender)), time(since), firstIdAt(since)],
    "verifications_quoted",
  )
  const ended = rows.filter(({ status }) => status !== "pending")
  const hide = hiding(rows.filter(({ status }) => status === "pending"))
  const codes = ofMethod(ended, "code").flatMap((row) => secretsOf(row, (of, to) => codeFor(codeKey, of, to)))
  const tokens = ofMethod(ended, "link").flatMap((row) => secretsOf(row, (of, to) => tokenFor(codeKey, of, to)))
  return texts.map((text) => text && mask(hide(text), codes, tokens))
}

/** Masks what may be a code or a token of these verifications. Its result does not depend on them. */
function hiding(pending: readonly QuotedRow[]): (text: string) => string {
  // A longer number, such as a phone number, is no quoted code, and the recipient may need it.
  const lengths = new Set(ofMethod(pending, "code").map((row) => row.code_length))
  const hasLink = ofMethod(pending, "link").length > 0
  return (text) => {
    const withoutTokens = hasLink
      ? text.replace(longPieces, (piece, at: number) => withoutToken(text, piece, at))
      : text
    return withoutTokens.replace(digits, (run) => (lengths.has(run.length) ? maskOf(run.length) : run))
  }
}

/** Masks a token, or a piece of one at an edge of the text, where a part of a long message ends. */
function withoutToken(text: string, piece: string, at: number): string {
  const isAtEdge = at === 0 || at + piece.length === text.length
  return isAtEdge || piece.length >= tokenLength ? maskOf(piece.length) : piece
}

function mask(text: string, codes: readonly string[], tokens: readonly string[]): string {
  const withoutCodes = codes.reduce((left, code) => left.replaceAll(code, maskOf(code.length)), text)
  const isSecret = (piece: string) => tokens.some((token) => token.includes(piece))
  return withoutCodes.replace(pieces, (piece) => (isSecret(piece) ? maskOf(piece.length) : piece))
}

function ofMethod(rows: readonly QuotedRow[], wanted: QuotedRow["method"]): QuotedRow[] {
  return rows.filter(({ method }) => method === wanted)
}

type Secretive = Pick<Verification, "accountId" | "id" | "isSimulated" | "codeLength">

/** Returns the secret of each address to which the verification was sent. */
function secretsOf(row: QuotedRow, secretOf: (of: Secretive, to: string) => string): string[] {
  const { account_id: accountId, id, is_simulated: isSimulated, code_length: codeLength } = row
  const addresses = sentAddresses({ to: row.to_address, sentTo: row.sent_to ?? [] })
  return addresses.map((to) => secretOf({ accountId, id, isSimulated, codeLength }, to))
}
