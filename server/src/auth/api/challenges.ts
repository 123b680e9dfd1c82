import { z } from "zod"
import { runIdempotent } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, retrieval } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { statusFilter } from "#http/wire/list-parameters.ts"
import { withLookahead } from "#http/wire/page.ts"
import { exampleHex, noted, sidParameter } from "#http/wire/schemas.ts"
import { challengeResource, challengeStatuses } from "#auth/factors/challenge.ts"
import { checkChallenge as check } from "#auth/factors/check-challenge.ts"
import { createChallenge as create, type ChallengeOf } from "#auth/factors/create-challenge.ts"
import type { FactorType } from "#auth/factors/factor.ts"
import { getChallenge as get, listChallenges as listStored } from "#auth/factors/list-factors.ts"
import { toSid } from "#core/std/ids.ts"
import {
  challengeCheckSchema,
  challengeExample as example,
  challengeSchema,
  factorType,
  newChallengeSchema,
  proofFields,
  readProof,
  factorSubject,
} from "./factor-schema.ts"
import type { FactorNeeds } from "./factors.ts"
import { payload, payloadExample } from "./verification-schema.ts"
import { serviceIdOf } from "./verifications.ts"

export const createChallenge = operation<FactorNeeds>()({
  id: "createChallenge",
  tag: "Factors",
  summary: "Challenge a person",
  description:
    "Asks a person to prove a factor. The challenge expires after five minutes, and five wrong checks deny it. A person can have 50 challenges in an hour and 100 in a day.",
  scopes: ["auth"],
  body: z.object({
    factor_sid: sidParameter("factor", "The factor. Send this, or `subject` and `factor_type`.").optional(),
    subject: noted(
      factorSubject.optional(),
      "Your own id of the person. Every verified factor of `factor_type` can approve the challenge.",
      "user-48151623",
    ),
    service_sid: sidParameter(
      "verificationService",
      "The service of the factors. Send it together with `subject`. Default: the default service.",
    ).optional(),
    factor_type: noted(
      factorType.optional(),
      "The type of factor that the person must prove. Send it together with `subject`.",
      "totp",
    ),
    payload: noted(
      payload.optional(),
      "The action that the person approves, such as a payment. Show it to the person. The challenge and its events contain it.",
      payloadExample,
    ),
  }),
  bodyExamples: {
    subject: { summary: "Any app of a person", value: { subject: "user-48151623", factor_type: "totp" } },
    factor: { summary: "One factor", value: { factor_sid: `YF${exampleHex}` } },
  },
  responses: {
    201: { description: "Challenge created.", schema: newChallengeSchema, example: { ...example, options: null } },
  },
  problems: [
    "missing_parameter",
    "factor_not_found",
    "factor_not_verified",
    "factor_locked",
    "too_many_challenges",
    "relying_party_required",
  ],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const { accountId, body } = request
      const asked = { of: challengeOf(accountId, body), payload: body.payload ?? null }
      const { challenge, options } = await create(tx, needs.factors, accountId, asked)
      return { status: 201, json: { ...challengeResource(challenge), options } }
    }),
})

interface AskedFactor {
  factor_sid?: string | undefined
  subject?: string | undefined
  service_sid?: string | undefined
  factor_type?: FactorType | undefined
}

function challengeOf(accountId: string, given: AskedFactor): ChallengeOf {
  const { factor_sid: factorId, subject: whose, factor_type: type } = given
  const param = (["subject", "service_sid", "factor_type"] as const).find((name) => given[name] !== undefined)
  if (factorId !== undefined && param !== undefined)
    throw new Problem(
      "invalid_parameter",
      `You cannot send \`${param}\` together with \`factor_sid\`. Remove one of them.`,
      { param },
    )
  if (factorId !== undefined) return { factorId }
  if (whose === undefined) throw missing("factor_sid", "Send it, or `subject` and `factor_type`.")
  if (type === undefined) throw missing("factor_type", "Send the type of factor that the person must prove.")
  return { subject: whose, type, serviceId: serviceIdOf(accountId, given.service_sid) ?? null }
}

function missing(param: string, advice: string): Problem {
  return new Problem("missing_parameter", `\`${param}\` is missing. ${advice}`, { param })
}

export const listChallenges = listing<FactorNeeds>()({
  id: "listChallenges",
  tag: "Factors",
  noun: "challenges",
  description: "Returns challenges, newest first.",
  scopes: ["auth", "read"],
  filters: {
    subject: noted(factorSubject.optional(), "The person to filter by.", "user-48151623"),
    service_sid: sidParameter("verificationService", "The service to filter by.").optional(),
    factor_sid: sidParameter("factor", "The factor to filter by.").optional(),
    status: statusFilter(challengeStatuses, "pending"),
  },
  schema: challengeSchema,
  example,
  pages({ factors: { db, clock } }, { accountId, query }) {
    const filter = {
      subject: query.subject,
      serviceId: serviceIdOf(accountId, query.service_sid),
      factorId: query.factor_sid,
      status: query.status,
    }
    return withLookahead((page) => listStored(db, accountId, filter, { ...page, now: clock.now() }))
  },
  render: challengeResource,
})

export const getChallenge = retrieval<FactorNeeds>()({
  id: "getChallenge",
  tag: "Factors",
  noun: "challenge",
  description: "Returns the current challenge.",
  scopes: ["auth", "read"],
  sid: "challenge",
  schema: challengeSchema,
  example,
  read: async ({ factors: { db, clock } }, { accountId, id }) =>
    challengeResource(await get(db, accountId, id, clock.now())),
})

export const checkChallenge = operation<FactorNeeds>()({
  id: "checkChallenge",
  tag: "Factors",
  summary: "Check a proof",
  description:
    "Approves the challenge if the code or the passkey is correct. Each code and each signature works once. Five wrong checks deny the challenge.",
  scopes: ["auth"],
  sid: "challenge",
  body: z.object(proofFields),
  bodyExamples: { code: { summary: "A code", value: { code: "123456" } } },
  responses: {
    200: {
      description: "The result of the check.",
      schema: challengeCheckSchema,
      example: {
        valid: true,
        challenge_sid: `YC${exampleHex}`,
        factor_sid: `YF${exampleHex}`,
        status: "approved",
        attempts_remaining: 0,
      },
    },
  },
  problems: [
    "missing_parameter",
    "challenge_not_found",
    "challenge_not_pending",
    "factor_not_found",
    "factor_locked",
    "proof_required",
    "passkey_response_invalid",
    "passkey_origin_not_allowed",
    "secret_unreadable",
  ],
  handle: (needs, request) =>
    runIdempotent(
      needs,
      request,
      async (tx) => {
        const { accountId, id, body } = request
        const { challenge, isValid } = await check(tx, needs.factors, accountId, {
          id,
          proof: readProof(body),
        })
        const { factor_sid, status, attempts_remaining } = challengeResource(challenge)
        const challenge_sid = toSid("challenge", id)
        return { status: 200, json: { valid: isValid, challenge_sid, factor_sid, status, attempts_remaining } }
      },
      { isSecretRequest: true },
    ),
})
