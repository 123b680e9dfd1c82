import { Problem } from "#http/problems/problem.ts"
import { problems, type ProblemCode } from "#http/problems/problems.ts"
import type { Refused } from "#http/route.ts"

/**
 * Twilio's number for a problem, by its code, or by its code and its parameter. Their status is 400.
 */
const refusedMessages: Readonly<Record<string, number>> = {
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
  "invalid_parameter send_at": 35114,
  "invalid_parameter messaging_service_sid": 21701,
  same_address: 21266,
  body_or_media_required: 21619,
  message_too_long: 21617,
  sender_not_owned: 21606,
  sender_not_allowed: 21606,
  recipient_opted_out: 21610,
  channel_unavailable: 21612,
  template_required: 63016,
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

/**
 * Returns the error in the form that Twilio's libraries read: integers in `code` and `status`, and no other
 * members than these four. The first fault of several counts.
 */
export function refuse(problem: Problem, { baseUrl }: { baseUrl: string }): Refused {
  const { param, code } = problem.errors[0] ?? problem
  // A list is one parameter, whichever entry is at fault.
  const name = param?.replace(/\[\d+\]$/, "")
  const own = refusedMessages[`${code} ${name}`] ?? refusedMessages[code]
  const status = own === undefined ? problems[problem.code].status : 400
  const number = own ?? byStatus[status] ?? (status < 500 ? 20001 : 20500)
  return {
    status,
    body: {
      code: number,
      message: messageOf(problem),
      more_info: `${baseUrl}/docs/problems/${code}`,
      status,
    },
  }
}

/** The faults that a message names. */
const saidMax = 5

/** Names of parameters as the programs send them. */
function messageOf({ message, errors }: Problem): string {
  const text =
    errors.length > 1
      ? errors
          .slice(0, saidMax)
          .map(({ detail }) => detail)
          .join(" ")
      : message
  return text.replace(/`([a-z]+(?:_[a-z]+)*)(?:\[\d+\])?`/g, (whole, name: string) =>
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
  "status_callback",
  "messaging_service_sid",
  "page_size",
  "page",
  "page_token",
  "phone_number",
  "country_code",
])

function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** A parameter with a fault. */
export function refuseParameter(param: string, detail: string, code: ProblemCode = "invalid_parameter"): Problem {
  return new Problem(code, detail, { param })
}
