import { readRetryAfter } from "#core/outgoing/retry-after.ts"
import { causeOf, type RefusalCause, type MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import type { SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { jsonOf } from "#messaging/carriers/requests/json-of.ts"
import type { Response, ResponseHeaders } from "#core/outgoing/http-client.ts"
import { ownValue } from "#core/std/own-value.ts"
import type { AnswerMapping, ConfiguredMeaning } from "./answer-mapping.ts"
import { locate, type Located } from "./locate.ts"

interface Meaning {
  code: MessageErrorCode
  isPermanent: boolean
  blame?: RefusalCause
}

/** The longest `Retry-After` that Posthorn obeys. It repeats the request after this time in any case. */
const retryAfterMsMax = 3_600_000
const errorShownMax = 60
const referencesMax = 300
const referenceLengthMax = 200

interface OwnOfAnswer {
  ownReference: string
  now: number
  secrets: readonly string[]
  located?: Located
}

/**
 * The meaning of an answer for its message:
 * 1. An error in the settings has the meaning that they give it.
 * 2. A status without success has the meaning of the settings, or of HTTP (RFC 9110, section 15). 429 and 503
 *    are temporary, 401 and 403 concern the carrier's account, and other 4xx are final. After any other 5xx
 *    the carrier may have the message.
 * 3. Another error is a refusal.
 * 4. A success with a reference is an acceptance. Without one, something else than the carrier answered, and
 *    the outcome is unknown.
 *
 * The reference `own` does not show that the carrier answered. Then 3 and 4 need a value of `no_error` in the
 * answer, if the settings name some.
 *
 * `ownReference` is the one that the request named. `located` has the values of an answer that is not JSON.
 */
export function outcomeOfAnswer(
  answer: Pick<Response, "status" | "headers" | "body" | "isCut">,
  mapping: AnswerMapping,
  { ownReference, now, secrets, located = locatedOf(answer) }: OwnOfAnswer,
): SubmitOutcome {
  const { status, headers } = answer
  const said = mapping.error === undefined ? [] : locate(mapping.error, located)
  const errors = said.filter((each) => !mapping.no_error.includes(each))
  const isSuccess = status >= 200 && status < 300
  const named = errors.flatMap((error) => ownValue(mapping.errors, error) ?? [])[0]
  const ofStatus = isSuccess ? meaningOfSuccess(said, mapping) : meaningOfStatus(status, mapping)
  const meaning = named ?? ofStatus ?? (errors.length ? "carrier_rejected" : undefined)
  const shown = shownError(errors[0], secrets)
  if (meaning === "unknown") return { kind: "unknown", reason: `The carrier responded with ${inWords(status, shown)}.` }
  const references = referencesOf(mapping, located, { ownReference, secrets })
  if (meaning !== undefined) {
    const wait = readRetryAfter(headers["retry-after"], now, retryAfterMsMax)
    return {
      kind: "refused",
      ...inFull(meaning),
      reason: `The carrier refused the message with ${inWords(status, shown)}.`,
      ...(said.length > errors.length && errors.length > 0 ? { hasPart: true } : {}),
      ...(wait === undefined ? {} : { retryAfterMs: wait }),
    }
  }
  if (references.length && !answer.isCut) return { kind: "accepted", references }
  return {
    kind: "unknown",
    reason: `The carrier responded with ${inWords(status, undefined)} and without a reference.`,
  }
}

/** Reads a body as JSON if it is JSON, even if its content type is wrong. */
export function locatedOf({ headers, body }: { headers: ResponseHeaders; body: Buffer }): Located {
  const text = body.toString("utf8")
  return { data: jsonOf(text), text, headers }
}

function meaningOfSuccess(said: readonly string[], mapping: AnswerMapping): "unknown" | undefined {
  const { reference, no_error: proofs } = mapping
  return reference === "own" && proofs.length && !said.some((each) => proofs.includes(each)) ? "unknown" : undefined
}

function meaningOfStatus(status: number, { statuses }: AnswerMapping): ConfiguredMeaning {
  return statuses[String(status)] ?? statuses[`${Math.floor(status / 100)}xx`] ?? usualMeaning(status)
}

function usualMeaning(status: number): ConfiguredMeaning {
  if (status === 429) return "throttled"
  if (status === 503 || (status >= 300 && status < 400)) return "carrier_unavailable"
  if ([401, 402, 403, 407].includes(status)) return { code: "carrier_rejected", is_permanent: false, blame: "carrier" }
  if (status === 413) return "message_invalid"
  return status >= 400 && status < 500 && status !== 408 && status !== 425 ? "carrier_rejected" : "unknown"
}

const passing: ReadonlySet<MessageErrorCode> = new Set(["throttled", "sender_queue_full", "carrier_unavailable"])

function inFull(meaning: Exclude<ConfiguredMeaning, "unknown">): Meaning {
  const { code, is_permanent: isPermanent, blame } = typeof meaning === "string" ? { code: meaning } : meaning
  return { code, isPermanent: isPermanent ?? !passing.has(code), blame: causeOf({ code, blame }) }
}

function referencesOf(
  { reference }: AnswerMapping,
  located: Located,
  { ownReference, secrets }: { ownReference: string; secrets: readonly string[] },
): readonly string[] {
  if (reference === "own") return [ownReference]
  const found = locate(reference, located).filter((each) => !secrets.some((secret) => each.includes(secret)))
  return [...new Set(found.map((each) => each.slice(0, referenceLengthMax)))].slice(0, referencesMax)
}

/** Accounts can read this text. It omits an error that is a sentence, because that can quote the message. */
function shownError(error: string | undefined, secrets: readonly string[]): string | undefined {
  if (error === undefined || error.length > errorShownMax || !/^[\w.:/-]+$/.test(error)) return undefined
  return secrets.some((secret) => error.includes(secret)) ? undefined : error
}

function inWords(status: number, error: string | undefined): string {
  return error === undefined ? `status ${status}` : `error ${error}, status ${status}`
}
