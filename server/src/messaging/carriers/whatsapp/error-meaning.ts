import type { Refused, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { messageErrorCodes, type RefusalCause, type MessageErrorCode } from "#messaging/carriers/error-codes.ts"

type Unknown = Extract<SubmitOutcome, { kind: "unknown" }>

interface Meaning {
  code: MessageErrorCode
  /** The same message may succeed later. */
  isPassing?: boolean
  blame?: RefusalCause
  retryAfterMs?: number
}

/**
 * The token, the app, the account at Meta or its number is wrong. All messages fail until the operator acts.
 */
const ofAccount: Meaning = { code: "carrier_rejected", isPassing: true, blame: "carrier" }
const throttled: Meaning = { code: "throttled", isPassing: true }
const unavailable: Meaning = { code: "carrier_unavailable", isPassing: true }
const ofTemplate: Meaning = { code: "template_invalid" }
const invalid: Meaning = { code: "message_invalid" }

/** By the code of the error (developers.facebook.com, WhatsApp Business Platform, error codes). */
const meanings: ReadonlyMap<number, Meaning> = new Map([
  ...[0, 3, 10, 33, 190, 368, 131_005, 131_031, 131_042, 131_045, 131_048, 133_010].map((code) => [code, ofAccount] as const),
  ...[4, 80_007, 130_429].map((code) => [code, throttled] as const),
  // One message in six seconds to the same person. Messages to other people are not affected.
  [131_056, { ...throttled, blame: "message", retryAfterMs: 6_000 }],
  ...[2, 131_000, 131_016, 131_057].map((code) => [code, unavailable] as const),
  ...[100, 131_008, 131_009, 131_051].map((code) => [code, invalid] as const),
  ...[132_000, 132_001, 132_005, 132_007, 132_012, 132_015, 132_016, 132_018, 132_068, 132_069].map((code) => [code, ofTemplate] as const),
  [130_472, { code: "blocked_by_carrier" }],
  [130_497, { code: "region_not_permitted" }],
  [131_021, { code: "invalid_recipient" }],
  [131_026, { code: "unknown_user" }],
  [131_030, { code: "unroutable" }],
  [131_037, { code: "sender_not_permitted" }],
  [131_047, { code: "window_closed" }],
  [131_049, { code: "marketing_limit" }],
  [131_050, { code: "recipient_opted_out" }],
  [131_052, { code: "media_unfetchable" }],
  [131_053, { code: "media_type_unsupported" }],
]) // oxfmt-ignore

/** Returns why a message was not delivered, by the code of its error. */
export function codeOfError(error: number | null): MessageErrorCode {
  return (error === null ? undefined : meanings.get(error)?.code) ?? "delivery_failed"
}

/**
 * Returns the meaning of an error in the answer to a submission. The codes 200 to 299 are missing
 * permissions. After a fault of the server without a known code, Meta may have the message.
 */
export function errorMeaningOf({ status, code }: { status: number; code: number | null }): Refused | Unknown {
  const known = code === null ? undefined : (meanings.get(code) ?? (code >= 200 && code <= 299 ? ofAccount : undefined))
  if (known) return refused(known, code)
  if (status === 429) return refused(throttled, code)
  if (status === 401 || status === 403) return refused(ofAccount, code)
  if (status < 400 || status >= 500)
    return { kind: "unknown", reason: `WhatsApp responded with status ${status} and without a result.` }
  return refused({ code: "carrier_rejected" }, code)
}

function refused({ code, isPassing = false, blame, retryAfterMs }: Meaning, error: number | null): Refused {
  return {
    kind: "refused",
    isPermanent: !isPassing,
    code,
    reason: error === null ? messageErrorCodes[code] : `${messageErrorCodes[code]} WhatsApp's error is ${error}.`,
    ...(blame === undefined ? {} : { blame }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  }
}
