import { Problem } from "#http/problems/problem.ts"
import { problems, type ProblemCode } from "#http/problems/problems.ts"
import type { Refused } from "#http/route.ts"
import { NumberedProblem } from "./test-numbers.ts"

/**
 * Twilio's number for a problem, by its code, or by its code and its parameter, with its status where it is
 * not 400.
 */
export type Numbers = Readonly<Record<string, number | readonly [number: number, status: number]>>

export const messagingNumbers: Numbers = {
  "missing_parameter to": 21604,
  "missing_parameter from": 21603,
  "invalid_address to": 21211,
  "invalid_address from": 21212,
  "invalid_parameter to": 21211,
  "invalid_parameter from": 21212,
  "invalid_parameter body": 21617,
  "invalid_parameter media_url": 21620,
  "invalid_parameter validity_period": 21624,
  "invalid_parameter status_callback": 21609,
  "invalid_webhook_url inbound_url": 21402,
  "invalid_webhook_url fallback_url": 21402,
  invalid_webhook_url: 21609,
  webhooks_exhausted: 21609,
  "invalid_parameter send_at": 35114,
  "invalid_parameter messaging_service_sid": 21701,
  message_not_cancelable: 30409,
  "messaging_service_not_found messaging_service_sid": 21701,
  no_sender_available: 21703,
  sender_not_in_service: 21606,
  service_sender_taken: 21712,
  same_address: 21266,
  body_or_media_required: 21619,
  message_too_long: 21617,
  sender_not_owned: 21606,
  sender_not_allowed: 21606,
  recipient_opted_out: 21610,
  channel_unavailable: 21612,
  template_required: 63016,
}

export const verifyNumbers: Numbers = {
  "invalid_parameter country_code": 20001,
  "invalid_parameter page": 20001,
  "invalid_parameter page_size": 20001,
  invalid_parameter: 60200,
  missing_parameter: 60200,
  invalid_address: 60200,
  same_address: 60200,
  unknown_rate_limit: 60200,
  code_too_short: 60200,
  sender_required: 60223,
  channel_unavailable: 60223,
  template_required: 60223,
  sender_not_owned: 60223,
  sender_not_allowed: 60223,
  recipient_opted_out: 21610,
  number_not_verifiable: 60205,
  country_not_allowed: [60605, 403],
  verification_blocked: [60410, 403],
  too_many_checks: [60202, 429],
  recipient_locked: [60202, 429],
  factor_locked: [60202, 429],
  too_many_verifications: [60203, 429],
  too_many_sends: [60203, 429],
  verification_resend_too_soon: [60212, 429],
  verification_not_pending: [20404, 404],
}

/** For all other problems, the number follows from the status of the problem. */
const byStatus: Readonly<Record<number, number>> = {
  401: 20003,
  403: 20003,
  404: 20404,
  405: 20004,
  409: 20009,
  429: 20429,
}

type Refuse = (problem: Problem, request: { baseUrl: string }) => Refused

export const refuseMessaging: Refuse = (problem, request) => refuseBy(messagingNumbers, problem, request)

export const refuseVerify: Refuse = (problem, request) => refuseBy(verifyNumbers, problem, request)

/**
 * Returns the error in the form that Twilio's libraries read: integers in `code` and `status`, and no other
 * members than these four. The first fault of several counts.
 */
function refuseBy(numbers: Numbers, problem: Problem, { baseUrl }: { baseUrl: string }): Refused {
  const { param, code } = problem.errors[0] ?? problem
  // A list is one parameter, whichever entry is at fault.
  const name = param?.replace(/\[\d+\]$/, "")
  const known = problem instanceof NumberedProblem ? problem.number : (numbers[`${code} ${name}`] ?? numbers[code])
  const [own, ownStatus] = typeof known === "number" ? [known, 400] : (known ?? [])
  const status = ownStatus ?? problems[problem.code].status
  const number = own ?? byStatus[status] ?? (status < 500 ? 20001 : 20500)
  return {
    status,
    headers: headersOf(problem),
    body: {
      code: number,
      message: messageOf(problem),
      more_info: `${baseUrl}/docs/problems/${code}`,
      status,
    },
  }
}

/**
 * Twilio's library for Java sleeps for the time in `Retry-After`, however long, and repeats the request, a
 * POST too. A program would wait an hour for the refusal of a verification.
 */
const waitMaxSeconds = 5

function headersOf({ headers }: Problem): Readonly<Record<string, string>> {
  const { "retry-after": wait, ...others } = headers
  return isLong(wait) ? others : headers
}

function isLong(wait: string | undefined): boolean {
  return Number(wait) > waitMaxSeconds
}

/** The faults that a message names. */
const saidMax = 5

/** Names of parameters as the programs send them. */
function messageOf({ message, errors, headers }: Problem): string {
  const text =
    errors.length > 1
      ? errors
          .slice(0, saidMax)
          .map(({ detail }) => detail)
          .join(" ")
      : message
  const wait = headers["retry-after"]
  // A sentence must not name a header that the answer does not have.
  const timed = isLong(wait) ? text.replaceAll("the time in `Retry-After`", `${wait} s`) : text
  return timed.replace(/`([a-z]+(?:_[a-z]+)*)(?:\[\d+\])?`/g, (whole, name: string) =>
    sentNames.has(name) ? pascal(name) : whole,
  )
}

const sentNames = new Set([
  "to",
  "from",
  "body",
  "media_url",
  "send_at",
  "validity_period",
  "status",
  "outcome",
  "status_callback",
  "status_callback_method",
  "sms_url",
  "sms_method",
  "sms_fallback_url",
  "sms_fallback_method",
  "inbound_request_url",
  "inbound_method",
  "fallback_url",
  "fallback_method",
  "use_inbound_webhook_on_number",
  "messaging_service_sid",
  "page_size",
  "page",
  "page_token",
  "phone_number",
  "phone_number_sid",
  "short_code_sid",
  "alpha_sender",
  "country_code",
  "friendly_name",
  "code_length",
  "custom_code_enabled",
  "channel",
  "locale",
  "app_hash",
  "device_ip",
  "rate_limits",
  "risk_check",
  "custom_code",
  "amount",
  "payee",
  "code",
  "verification_sid",
  "identity",
  "factor_type",
  "factor_sid",
  "auth_payload",
  "expiration_date",
  "hidden_details",
  "metadata",
  "date_created_after",
  "date_created_before",
])

/** The name of a parameter as Twilio's libraries write it. */
export function pascal(name: string): string {
  return name.replace(
    /(^|_|\.)([a-z])/g,
    (_, mark: string, letter: string) => mark.replace("_", "") + letter.toUpperCase(),
  )
}

/** A parameter without effect would promise what does not happen. */
export function refuseUnsupported(given: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(given))
    if (value) throw refuseParameter(name, `\`${name}\` is not supported. Remove it.`)
}

/** A parameter with a fault. */
export function refuseParameter(param: string, detail: string, code: ProblemCode = "invalid_parameter"): Problem {
  return new Problem(code, detail, { param })
}
