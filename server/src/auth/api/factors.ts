import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, removal, retrieval } from "#http/resource-operations.ts"
import { withLookahead } from "#http/wire/page.ts"
import { exampleHex, noted, sidParameter, text } from "#http/wire/schemas.ts"
import type { FactorContext } from "#auth/factors/context.ts"
import { createFactor as create } from "#auth/factors/create-factor.ts"
import { deleteFactor as remove } from "#auth/factors/delete-factor.ts"
import { factorResource } from "#auth/factors/factor.ts"
import { getFactor as get, listFactors as listStored } from "#auth/factors/list-factors.ts"
import { renameFactor as rename } from "#auth/factors/rename-factor.ts"
import { verifyFactor as verify } from "#auth/factors/verify-factor.ts"
import { toSid } from "#core/std/ids.ts"
import {
  factorCheckSchema,
  factorExample as example,
  factorSchema,
  factorType,
  newFactorExample,
  newFactorSchema,
  proofFields,
  readProof,
  factorSubject,
} from "./factor-schema.ts"
import { givenService, serviceIdOf } from "./verifications.ts"

export interface FactorNeeds extends IdempotencyNeeds {
  factors: FactorContext
}

export const factorName = noted(
  text(64),
  "The name that the person's app or device shows for the factor. Use their user name in your service.",
  "ann@example.com",
)

export const createFactor = operation<FactorNeeds>()({
  id: "createFactor",
  tag: "Factors",
  summary: "Create a factor",
  description:
    "Creates an authenticator app, a passkey or recovery codes for a person. Only this response contains `binding`. The person must verify an app or a passkey within 24 hours. Recovery codes work at once and replace the earlier recovery codes of the person with the same service. Apps show the name of the service.",
  scopes: ["auth"],
  body: z.object({
    service_sid: givenService,
    subject: noted(factorSubject, "Your own id of the person. Do not use an email or a phone number.", "user-48151623"),
    factor_type: noted(factorType, "The type of factor to set up.", "totp"),
    friendly_name: factorName,
  }),
  bodyExamples: {
    totp: {
      summary: "An authenticator app",
      value: { subject: "user-48151623", factor_type: "totp", friendly_name: "ann@example.com" },
    },
    recovery_codes: {
      summary: "Recovery codes",
      value: { subject: "user-48151623", factor_type: "recovery_codes", friendly_name: "On paper" },
    },
  },
  responses: {
    201: { description: "Factor created.", schema: newFactorSchema, example: newFactorExample },
  },
  problems: ["factors_exhausted", "too_many_new_factors", "relying_party_required", "verification_service_not_found"],
  handle: (needs, request) =>
    runIdempotent(
      needs,
      request,
      async (tx) => {
        const { accountId, body } = request
        const { factor, binding } = await create(tx, needs.factors, accountId, {
          serviceId: serviceIdOf(accountId, body.service_sid) ?? null,
          subject: body.subject,
          type: body.factor_type,
          friendlyName: body.friendly_name,
        })
        return { status: 201, json: { ...factorResource(factor), binding } }
      },
      { holdsSecret: true },
    ),
})

export const listFactors = listing<FactorNeeds>()({
  id: "listFactors",
  tag: "Factors",
  noun: "factors",
  description: "Returns factors, newest first.",
  scopes: ["auth", "read"],
  filters: {
    subject: noted(factorSubject.optional(), "The person to filter by.", "user-48151623"),
    service_sid: sidParameter("verificationService", "The service to filter by.").optional(),
  },
  schema: factorSchema,
  example,
  pages({ factors: { db } }, { accountId, query }) {
    const filter = { subject: query.subject, serviceId: serviceIdOf(accountId, query.service_sid) }
    return withLookahead((page) => listStored(db, accountId, filter, page))
  },
  render: factorResource,
})

export const getFactor = retrieval<FactorNeeds>()({
  id: "getFactor",
  tag: "Factors",
  noun: "factor",
  description: "Returns the current factor without its secrets.",
  scopes: ["auth", "read"],
  sid: "factor",
  schema: factorSchema,
  example,
  read: async ({ factors: { db } }, { accountId, id }) => factorResource(await get(db, accountId, id)),
})

export const updateFactor = operation<FactorNeeds>()({
  id: "updateFactor",
  tag: "Factors",
  summary: "Rename a factor",
  description: "Changes the name of the factor. The person's app keeps the name that it has.",
  scopes: ["auth"],
  audited: true,
  sid: "factor",
  body: z.object({ friendly_name: factorName }),
  bodyExamples: { name: { summary: "Another name", value: { friendly_name: "Ann's phone" } } },
  responses: { 200: { description: "The changed factor.", schema: factorSchema, example } },
  problems: ["factor_not_found"],
  async handle({ factors }, { accountId, id, body }) {
    const asked = { id, friendlyName: body.friendly_name }
    const renamed = await factors.db.transaction((tx) => rename(tx, factors, accountId, asked))
    return { status: 200, json: factorResource(renamed) }
  },
})

export const deleteFactor = removal<FactorNeeds>()({
  id: "deleteFactor",
  tag: "Factors",
  summary: "Delete a factor",
  description: "Deletes the factor and its secret. Its pending challenges can no longer be approved.",
  scopes: ["auth"],
  audited: true,
  sid: "factor",
  outcome: "Factor deleted.",
  async remove({ factors }, { accountId, id }) {
    await factors.db.transaction((tx) => remove(tx, factors, accountId, id))
  },
})

export const verifyFactor = operation<FactorNeeds>()({
  id: "verifyFactor",
  tag: "Factors",
  summary: "Verify a factor",
  description:
    "Verifies a new factor by a code of the app, or by the new passkey. Challenges can use the factor only afterwards. The fifth wrong check deletes the factor.",
  scopes: ["auth"],
  sid: "factor",
  body: z.object(proofFields),
  bodyExamples: { code: { summary: "A code", value: { code: "123456" } } },
  responses: {
    200: {
      description: "The result of the verification.",
      schema: factorCheckSchema,
      example: { valid: true, factor_sid: `YF${exampleHex}`, status: "verified", attempts_remaining: 0 },
    },
  },
  problems: [
    "missing_parameter",
    "factor_not_found",
    "factor_already_verified",
    "proof_required",
    "passkey_response_invalid",
    "passkey_origin_not_allowed",
    "secret_unreadable",
    "passkey_already_registered",
    "relying_party_required",
  ],
  handle: (needs, request) =>
    runIdempotent(
      needs,
      request,
      async (tx) => {
        const { accountId, id, body } = request
        const checked = await verify(tx, needs.factors, accountId, { id, proof: readProof(body) })
        const { isValid: valid, factor, attemptsRemaining: attempts_remaining } = checked
        return {
          status: 200,
          json: { valid, factor_sid: toSid("factor", id), status: factor.status, attempts_remaining },
        }
      },
      { isSecretRequest: true },
    ),
})
