import { authProblems } from "#auth/api/auth-problems.ts"
import type { AccountRefusalCode } from "#core/accounts/refusals.ts"
import { accountProblems } from "#core/api/account-problems.ts"
import { eventProblems, followerProblems } from "#core/api/event-problems.ts"
import { memberProblems } from "#core/api/member-problems.ts"
import type { MemberRefusalCode } from "#core/members/refusals.ts"
import type { SecretUnreadable } from "#core/std/secret-box.ts"
import type { FaultCode } from "#http/wire/fault.ts"
import { messageProblems } from "#messaging/api/message-problems.ts"
import { numberProblems } from "#messaging/api/number-problems.ts"
import { routingProblems } from "#messaging/api/routing-problems.ts"
import { simulatorProblems } from "#messaging/api/simulator-problems.ts"
import { ledgerProblems } from "#payments/api/ledger-problems.ts"
import { paymentProblems } from "#payments/api/payment-problems.ts"
import { reconciliationProblems } from "#payments/api/reconciliation-problems.ts"
import type { ProblemKind } from "./problem-kind.ts"

type OwnCode = FaultCode | AccountRefusalCode | MemberRefusalCode | SecretUnreadable["code"]

const spelling =
  "Case and underscores in names do not matter: `To`, `to`, `MediaUrl`, `media_url` and `mediaUrl` are equal."

/**
 * Every problem, in the order of the documents. A room lists its own, and does not compile while one of its
 * refusals has none. Those of every request are here.
 */
export const problems = {
  malformed_request: {
    status: 400,
    title: "Malformed request",
    meaning: "The request is not well-formed HTTP/1.1, or its path is not a valid URL.",
    remedy: "Check the client or the proxy that wrote the request.",
  },
  invalid_encoding: {
    status: 400,
    title: "Invalid text encoding",
    meaning:
      "A text is not valid UTF-8. Or it contains a broken percent escape, a null character or half of a surrogate pair.",
    remedy: "Send UTF-8. In forms, percent-encode every byte outside of letters and digits. Remove null characters.",
  },
  invalid_json: {
    status: 400,
    title: "Invalid JSON",
    meaning: "The body is not well-formed JSON, is not an object, or is nested more than 20 levels deep.",
    remedy: "The detail names the position of the fault. Send one JSON object whose members are the parameters.",
  },
  missing_parameter: {
    status: 400,
    title: "Missing parameter",
    meaning: "A required parameter is missing.",
    remedy: `Add the parameter that \`param\` names. ${spelling}`,
  },
  invalid_parameter: {
    status: 400,
    title: "Invalid parameter",
    meaning: "The value of a parameter has the wrong type, length, range or form.",
    remedy: "The detail contains the allowed values of the parameter in `param`.",
  },
  invalid_parameters: {
    status: 400,
    title: "Several invalid parameters",
    meaning: "Several parameters are invalid. `errors` lists all of them.",
    remedy:
      "Read `errors`. Each entry has a `param`, a `code` that is documented here, and a `detail` with the remedy.",
  },
  unknown_parameter: {
    status: 400,
    title: "Unknown parameter",
    meaning:
      "The operation has no parameter with this name. Posthorn refuses unknown names so that you find typing errors.",
    remedy: `The detail contains the most similar parameter. ${spelling}`,
  },
  duplicate_parameter: {
    status: 400,
    title: "Duplicate parameter",
    meaning: "The request contains a parameter for one value more than once, perhaps in two spellings.",
    remedy:
      "Send the parameter once. You can repeat only lists, and only in forms and queries. In JSON, send an array.",
  },
  too_many_parameters: {
    status: 400,
    title: "Too many parameters",
    meaning: "A form, query or JSON object contains more than 200 parameters.",
    remedy: "No operation needs so many parameters. Check the code that builds the request.",
  },
  invalid_cursor: {
    status: 400,
    title: "Invalid cursor",
    meaning: "The cursor belongs to another list, or you changed it.",
    remedy: "Send the `next_cursor` of the previous page unchanged, or omit `cursor` for the first page.",
  },
  invalid_address: {
    status: 400,
    title: "Invalid address",
    meaning: "A recipient or sender is not a valid address.",
    remedy:
      "Write phone numbers in E.164: a plus sign, the country code, the number, no spaces. The detail contains the fault.",
  },
  invalid_idempotency_key: {
    status: 400,
    title: "Invalid Idempotency-Key",
    meaning:
      "The `Idempotency-Key` header is empty, longer than 255 characters, or contains characters other than visible ASCII.",
    remedy: "Use a random UUID for each new action, and the same UUID when you repeat the request.",
  },
  unauthenticated: {
    status: 401,
    title: "Not signed in",
    meaning:
      "The request has no credentials, or wrong credentials. For security, the response does not say which part is wrong.",
    remedy:
      "Send HTTP Basic credentials: the Account SID (AC…) and the Auth Token, or an API key's sid (SK…) and its secret. For `/operator/v1`, send the name `operator` and its token.",
  },
  insufficient_scope: {
    status: 403,
    title: "Insufficient scope",
    meaning: "The API key is valid, but its scope does not include this operation.",
    remedy: "Use a key with a scope that the detail names, or the account's Auth Token.",
  },
  not_found: {
    status: 404,
    title: "Not found",
    meaning: "Your account has no object with this sid. It never existed, was deleted, or belongs to another account.",
    remedy: "Check the sid. Use the credentials of the account that created the object.",
  },
  unknown_path: {
    status: 404,
    title: "Unknown path",
    meaning: "No operation has this path.",
    remedy:
      "Read the paths at /docs. They begin with /v1, or with /operator/v1 for operators, and have no slash at the end.",
  },
  ...simulatorProblems,
  method_not_allowed: {
    status: 405,
    title: "Method not allowed",
    meaning: "The path exists, but not with this method.",
    remedy: "The `Allow` header lists the methods of the path.",
  },
  request_timeout: {
    status: 408,
    title: "Request timeout",
    meaning: "The request did not arrive completely in time.",
    remedy: "Send it again, without pauses between its parts.",
  },
  ...accountProblems,
  ...messageProblems,
  ...eventProblems,
  ...numberProblems,
  ...authProblems,
  ...paymentProblems,
  ...ledgerProblems,
  ...reconciliationProblems,
  ...routingProblems,
  secret_unreadable: {
    status: 409,
    title: "Secret unreadable",
    meaning:
      "The request needs a stored secret that was encrypted with a secret key that the installation no longer has.",
    remedy:
      "The operator must restore the key, or add it to `POSTHORN_OTHER_SECRET_KEYS`. If the key is lost, set the secret again: rotate a webhook secret with overlap 0. For a member with a second factor, run `posthorn console link --email`.",
  },
  ...memberProblems,
  idempotency_in_progress: {
    status: 409,
    title: "Idempotency key in progress",
    meaning: "Another request with the same `Idempotency-Key` is in progress.",
    remedy: "Wait a second, then repeat the request. It returns the response of the first request.",
  },
  body_too_large: {
    status: 413,
    title: "Body too large",
    meaning:
      "The request body is too large. The limit is 256 KiB, 4 MiB for a carrier's rates, and 4 KiB where no credentials are needed.",
    remedy: "Send a smaller body. Do not upload media: send the URL in `media_url`.",
  },
  unsupported_media_type: {
    status: 415,
    title: "Unsupported media type",
    meaning: "The body has no `Content-Type` or an unsupported one, its charset is not UTF-8, or it is compressed.",
    remedy: "Send `application/x-www-form-urlencoded` or `application/json`.",
  },
  idempotency_key_reused: {
    status: 422,
    title: "Idempotency key reused",
    meaning: "The `Idempotency-Key` belongs to an earlier request with another path or other parameters.",
    remedy: "Use a new key for a new action. A repeated request must have the same parameters.",
  },
  rate_limited: {
    status: 429,
    title: "Too many requests",
    meaning: "The account sends requests faster than its rate limit.",
    remedy:
      "Wait for the number of seconds in `Retry-After`. Every response contains the remaining requests in its `RateLimit` header.",
  },
  ...followerProblems,
  too_many_failed_sign_ins: {
    status: 429,
    title: "Too many failed sign-ins",
    meaning: "Too many requests from this address, or for this sid or email, had wrong credentials.",
    remedy:
      "Wait for the number of seconds in `Retry-After`, and correct the credentials. If an attacker guesses a member's password, the operator can create a link with `posthorn console link --email`.",
  },
  headers_too_large: {
    status: 431,
    title: "Headers too large",
    meaning: "The request line and headers together are larger than 16 KiB.",
    remedy: "Shorten the query or the headers.",
  },
  internal_error: {
    status: 500,
    title: "Internal error",
    meaning: "An internal error occurred. The log contains it under the `request_id` of the response.",
    remedy:
      "Repeat the request, with an `Idempotency-Key` if it changes data. If the error persists, report the `request_id`.",
  },
  overloaded: {
    status: 503,
    title: "Overloaded",
    meaning: "Too many requests are waiting. The server stored nothing of this request.",
    remedy: "Wait for the number of seconds in `Retry-After`, then repeat the request.",
  },
  store_unavailable: {
    status: 503,
    title: "Store unavailable",
    meaning: "The database cannot be reached. If the request was in progress, it is unknown whether it took effect.",
    remedy:
      "Wait for the number of seconds in `Retry-After`, then repeat the request. Use an `Idempotency-Key`, so that a repetition is safe.",
  },
  store_full: {
    status: 503,
    title: "Store full",
    meaning: "The disk of the database is full. The server stored nothing of this request.",
    remedy: "The operator must free disk space. Posthorn then accepts requests again.",
  },
  schema_changed: {
    status: 503,
    title: "Schema changed",
    meaning: "A newer release of Posthorn changed the database. This process stopped its work, and did nothing.",
    remedy: "Repeat the request at another process. The operator must start the newer release here, too.",
  },
} as const satisfies Record<string, ProblemKind> & Record<OwnCode, ProblemKind>

export type ProblemCode = keyof typeof problems

export const problemCodes = Object.keys(problems) as ProblemCode[]

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code)
}
