import { z } from "zod"
import { operation, type ApiRequest } from "#http/operation.ts"
import { Problem } from "#http/problems/problem.ts"
import { exampleHex, formed, named, noted, sid, sidParameter, spelled } from "#http/wire/schemas.ts"
import { codeSpelling } from "#http/wire/spellings.ts"
import type { Database } from "#core/db/database.ts"
import type { Check } from "#auth/verifications/check.ts"
import { checkResource } from "#auth/verifications/check-resource.ts"
import { recipientKey } from "#auth/verifications/plan-steps.ts"
import { getService } from "#auth/verifications/services.ts"
import { verificationStatuses } from "#auth/verifications/verification.ts"
import { payload, payloadExample, purpose, verifiedAddress } from "./verification-schema.ts"
import { purposeDefault, serviceIdOf, type VerificationNeeds } from "./verifications.ts"

interface CheckNeeds extends VerificationNeeds {
  db: Database
}

const checkSchema = named(
  "VerificationCheck",
  "The result of a check.",
  z.object({
    valid: noted(z.boolean(), "True if the code is correct and the verification is now approved.", true),
    verification_sid: noted(
      sid("verification", "The verification.").nullable(),
      "The verification. Null for a failed check by `to`.",
    ),
    status: noted(
      z.enum(verificationStatuses).nullable(),
      "The status after the check. Null for a failed check by `to`.",
      "approved",
    ),
    attempts_remaining: noted(
      z.int().min(0).nullable(),
      "The number of wrong checks that are left. Null for a failed check by `to`.",
      0,
    ),
  }),
)

const body = z.object({
  verification_sid: sidParameter("verification", "The verification. Send this or `to`.").optional(),
  to: noted(
    verifiedAddress.optional(),
    "The address of the pending verification. Send this or `verification_sid`.",
    "+15552345678",
  ),
  purpose: noted(
    purpose.default(purposeDefault),
    "The purpose of the verification. Send it together with `to`.",
    "sign_in",
  ),
  service_sid: sidParameter(
    "verificationService",
    "The service of the verification. Default with `to`: the default service.",
  ).optional(),
  code: noted(
    spelled(formed(/^\d{4,10}$/, "must be the 4 to 10 digits of the code"), codeSpelling).optional(),
    "The code that the person typed, in digits of any script. Spaces, dashes and invisible marks are ignored.",
    "123456",
  ),
  token: noted(
    formed(/^[A-Za-z0-9_-]{64}$/, "must be the token of a link: 64 characters").optional(),
    "The token, which is the last part of the link. Send it if your own page opens the link.",
  ),
  payload: noted(
    payload.optional(),
    "The `payload` of the verification. Required if the verification has one.",
    payloadExample,
  ),
})

export const createVerificationCheck = operation<CheckNeeds>()({
  id: "createVerificationCheck",
  tag: "Verifications",
  summary: "Check a code",
  description:
    "Approves the verification if the code is correct. A code works once, and five wrong checks end the verification. By `to`, a wrong, expired, used or unknown code gives the same response, so the response does not reveal whether a verification exists.",
  scopes: ["auth"],
  body,
  bodyExamples: {
    sid: { summary: "By verification", value: { verification_sid: `VE${exampleHex}`, code: "123456" } },
    to: { summary: "By address", value: { to: "+15552345678", purpose: "sign_in", code: "123456" } },
  },
  responses: {
    200: {
      description: "The result of the check.",
      schema: checkSchema,
      example: { valid: true, verification_sid: `VE${exampleHex}`, status: "approved", attempts_remaining: 0 },
    },
  },
  problems: [
    "invalid_address",
    "missing_parameter",
    "verification_not_found",
    "verification_service_not_found",
    "verification_changed",
    "too_many_checks",
    "recipient_locked",
  ],
  async handle(needs, request) {
    const { accountId, idempotency: key, body: given } = request
    // By recipient, an unknown service would otherwise look like a wrong code.
    if (given.service_sid !== undefined) await getService(needs.db, accountId, given.service_sid)
    const checked = await needs.checker.check({
      ...checkOf(request),
      ...(key && { key: { key: key.key, requestHash: key.hash } }),
    })
    const json = checkResource(checked)
    return { status: 200, json, ...(checked.isReplay && { headers: { "idempotent-replayed": "true" } }) }
  },
})

function checkOf({ accountId, body: given }: ApiRequest<unknown, z.output<typeof body>>): Check {
  const { code, token, to, verification_sid: id } = given
  const serviceId = serviceIdOf(accountId, given.service_sid)
  const secret = code !== undefined ? { code } : token !== undefined ? { token } : undefined
  if (!secret)
    throw missing("code", "`code` is missing. Send the code that the person typed, or the `token` of the link.")
  if (id !== undefined) return { accountId, of: { id, serviceId }, secret, payload: given.payload ?? null }
  if (!to) throw missing("verification_sid", "`verification_sid` is missing. Send it, or `to`.")
  return {
    accountId,
    of: { to: recipientKey(to), purpose: given.purpose, serviceId },
    secret,
    payload: given.payload ?? null,
  }
}

function missing(param: string, detail: string): Problem {
  return new Problem("missing_parameter", detail, { param })
}
