import { z } from "zod"
import type { Database } from "#core/db/database.ts"
import { toSid } from "#core/std/ids.ts"
import { operation, type Answer } from "#http/operation.ts"
import { withLookahead } from "#http/wire/page.ts"
import { formed, noted, spelled } from "#http/wire/schemas.ts"
import { codeSpelling } from "#http/wire/spellings.ts"
import { factorName, type FactorNeeds } from "#auth/api/factors.ts"
import { createFactor } from "#auth/factors/create-factor.ts"
import { deleteFactor } from "#auth/factors/delete-factor.ts"
import type { Factor } from "#auth/factors/factor.ts"
import { getFactor, listFactors } from "#auth/factors/list-factors.ts"
import { factorNotFound } from "#auth/factors/refusals.ts"
import { renameFactor } from "#auth/factors/rename-factor.ts"
import { verifyFactor } from "#auth/factors/verify-factor.ts"
import { isoDate } from "./dates.ts"
import { refuseUnsupported } from "./errors.ts"
import { answerPageWithMeta, twilioPageParameters } from "./page.ts"
import { entityFields, entityInPath, entityPath, entitySid, shownType, type Entity } from "./verify-entities.ts"

/** The only settings that Posthorn's factors have, because every app knows them. */
export const totpConfig = { alg: "sha1", code_length: 6, skew: 1, time_step: 30 }

const config = {
  "config.alg": noted(z.enum(["sha1"]).optional(), "The algorithm."),
  "config.code_length": noted(only(totpConfig.code_length), "The digits of a code."),
  "config.skew": noted(only(totpConfig.skew), "The time steps before and after the present one."),
  "config.time_step": noted(only(totpConfig.time_step), "Seconds."),
}

function only(value: number) {
  return z.int().min(value).max(value).optional()
}

/** The code of an app. */
export const authPayload = spelled(formed(/^\d{6}$/, "must be the 6 digits of the app"), codeSpelling)

export const createTwilioFactor = operation<FactorNeeds>()({
  id: "createTwilioFactor",
  tag: "Factors",
  summary: "Create a factor",
  description: "Creates an authenticator app of a person.",
  scopes: ["auth"],
  body: z.object({
    friendly_name: factorName,
    factor_type: noted(z.enum([shownType]), "The type of factor."),
    ...config,
    "binding.secret": noted(z.string().optional(), "A secret of the program itself."),
    metadata: noted(z.string().optional(), "Fields of the program itself."),
  }),
  responses: { 201: { description: "The factor with its binding.", schema: null } },
  async handle({ factors }, { accountId, above, body, baseUrl }): Promise<Answer> {
    const { "binding.secret": bindingSecret, metadata, friendly_name: friendlyName, factor_type: type } = body
    refuseUnsupported({ "binding.secret": bindingSecret, metadata })
    const entity = await entityInPath(factors.db, accountId, above)
    const asked = { ...entity, type, friendlyName }
    const { factor, binding } = await factors.db.transaction((tx) => createFactor(tx, factors, accountId, asked))
    const { secret, uri } = binding
    return { status: 201, json: { ...factorForm(factor, baseUrl()), binding: { secret, uri }, options: null } }
  },
})

export const listTwilioFactors = operation<FactorNeeds>()({
  id: "listTwilioFactors",
  tag: "Factors",
  summary: "List factors",
  description: "Returns the authenticator apps of a person in the service, newest first.",
  scopes: ["auth", "read"],
  query: z.object(twilioPageParameters),
  responses: { 200: { description: "A page of factors.", schema: null } },
  async handle({ factors: { db } }, { accountId, above, query, baseUrl }): Promise<Answer> {
    const entity = await entityInPath(db, accountId, above)
    const { serviceId, subject } = entity
    const list = {
      kind: "factor" as const,
      path: `${entityPath(entity)}/Factors`,
      key: "factors",
      filters: {},
      read: withLookahead((page) => listFactors(db, accountId, { serviceId, subject, type: shownType }, page)),
      idOf: ({ id }: Factor) => id,
      render: (factor: Factor) => factorForm(factor, baseUrl()),
    }
    return await answerPageWithMeta(query, list, baseUrl())
  },
})

export const getTwilioFactor = operation<FactorNeeds>()({
  id: "getTwilioFactor",
  tag: "Factors",
  summary: "Retrieve a factor",
  description: "Returns the factor without its secret.",
  scopes: ["auth", "read"],
  sid: "factor",
  responses: { 200: { description: "The factor.", schema: null } },
  async handle({ factors: { db } }, { accountId, id, above, baseUrl }): Promise<Answer> {
    const factor = await factorOf(db, await entityInPath(db, accountId, above), id)
    return { status: 200, json: factorForm(factor, baseUrl()) }
  },
})

export const updateTwilioFactor = operation<FactorNeeds>()({
  id: "updateTwilioFactor",
  tag: "Factors",
  summary: "Verify or rename a factor",
  description: "Verifies the factor if the code is right, and changes its name.",
  scopes: ["auth"],
  audited: true,
  sid: "factor",
  body: z.object({
    auth_payload: noted(authPayload.optional(), "The code of the app."),
    friendly_name: factorName.optional(),
    ...config,
  }),
  responses: { 200: { description: "The factor.", schema: null } },
  async handle({ factors }, { accountId, id, above, body, baseUrl }): Promise<Answer> {
    const { auth_payload: code, friendly_name: friendlyName } = body
    const found = await factorOf(factors.db, await entityInPath(factors.db, accountId, above), id)
    const changed = await factors.db.transaction(async (tx) => {
      const renamed =
        friendlyName === undefined ? found : await renameFactor(tx, factors, accountId, { id, friendlyName })
      if (code === undefined) return renamed
      return (await verifyFactor(tx, factors, accountId, { id, proof: { code } })).factor
    })
    return { status: 200, json: factorForm(changed, baseUrl()) }
  },
})

export const deleteTwilioFactor = operation<FactorNeeds>()({
  id: "deleteTwilioFactor",
  tag: "Factors",
  summary: "Delete a factor",
  description: "Deletes the factor and its secret.",
  scopes: ["auth"],
  audited: true,
  sid: "factor",
  responses: { 204: { description: "Factor deleted.", schema: null } },
  async handle({ factors }, { accountId, id, above }): Promise<Answer> {
    await factorOf(factors.db, await entityInPath(factors.db, accountId, above), id)
    await factors.db.transaction((tx) => deleteFactor(tx, factors, accountId, id))
    return { status: 204 }
  },
})

/** Returns the factor of an entity. Refuses `factor_not_found`, also for one of another entity or service. */
export async function factorOf(db: Database, { accountId, serviceId, subject }: Entity, id: string): Promise<Factor> {
  const factor = await getFactor(db, accountId, id)
  if (factor.serviceId !== serviceId || factor.subject !== subject || factor.state.type !== shownType)
    throw factorNotFound()
  return factor
}

function factorForm(factor: Factor, baseUrl: string) {
  const sid = toSid("factor", factor.id)
  return {
    ...entityFields(factor),
    config: totpConfig,
    date_created: isoDate(factor.createdAt),
    date_updated: isoDate(factor.updatedAt),
    entity_sid: entitySid(factor),
    factor_type: factor.state.type,
    friendly_name: factor.friendlyName,
    metadata: null,
    sid,
    // The fifth wrong code deletes a factor, which the libraries know no word for.
    status: factor.status === "deleted" ? "unverified" : factor.status,
    url: `${baseUrl}${entityPath(factor)}/Factors/${sid}`,
  }
}
