import { createHash } from "node:crypto"
import { z } from "zod"
import type { Database } from "#core/db/database.ts"
import { toSid } from "#core/std/ids.ts"
import { operation, type Answer } from "#http/operation.ts"
import { Problem } from "#http/problems/problem.ts"
import { withLookahead } from "#http/wire/page.ts"
import { noted } from "#http/wire/schemas.ts"
import { factorSubject } from "#auth/api/factor-schema.ts"
import type { FactorNeeds } from "#auth/api/factors.ts"
import { deleteFactorsOf } from "#auth/factors/delete-factor.ts"
import type { Factor } from "#auth/factors/factor.ts"
import { listFactors } from "#auth/factors/list-factors.ts"
import { getService } from "#auth/verifications/services.ts"
import { isoDate } from "./dates.ts"
import { answerPageWithMeta, twilioPageParameters } from "./page.ts"
import { serviceInPath } from "./verify-services.ts"

/** A person in a service. */
export interface Entity {
  accountId: string
  /** Null for the default service. */
  serviceId: string | null
  subject: string
}

/** The type of factor that these libraries know and Posthorn has. */
export const shownType = "totp"

const identityText = { name: "identity", description: "Your own id of the person.", example: "user-48151623" }

export const createTwilioEntity = operation<FactorNeeds>()({
  id: "createTwilioEntity",
  tag: "Factors",
  summary: "Create an entity",
  description: "Returns the person. Posthorn stores a person with the first factor.",
  scopes: ["auth"],
  body: z.object({ identity: noted(factorSubject, "Your own id of the person.", "user-48151623") }),
  responses: { 201: { description: "The entity.", schema: null } },
  async handle({ factors: { db, clock } }, { accountId, above, body, baseUrl }): Promise<Answer> {
    const entity = { accountId, serviceId: await existingService(db, accountId, above), subject: body.identity }
    const createdAt = (await firstFactor(db, entity))?.createdAt ?? clock.now()
    return { status: 201, json: entityForm(entity, createdAt, baseUrl()) }
  },
})

export const listTwilioEntities = operation<FactorNeeds>()({
  id: "listTwilioEntities",
  tag: "Factors",
  summary: "List entities",
  description: "Returns the people with factors in the service, newest first.",
  scopes: ["auth", "read"],
  query: z.object(twilioPageParameters),
  responses: { 200: { description: "A page of entities.", schema: null } },
  async handle({ factors: { db } }, { accountId, above, query, baseUrl }): Promise<Answer> {
    const serviceId = await existingService(db, accountId, above)
    const list = {
      kind: "factor" as const,
      path: `/v2/Services/${above["service"]}/Entities`,
      key: "entities",
      filters: {},
      read: withLookahead((page) => listFactors(db, accountId, { serviceId, type: shownType, isFirst: true }, page)),
      idOf: ({ id }: Factor) => id,
      render: (factor: Factor) => entityForm(factor, factor.createdAt, baseUrl()),
    }
    return await answerPageWithMeta(query, list, baseUrl())
  },
})

export const getTwilioEntity = operation<FactorNeeds>()({
  id: "getTwilioEntity",
  tag: "Factors",
  summary: "Retrieve an entity",
  description: "Returns a person with factors in the service.",
  scopes: ["auth", "read"],
  pathText: identityText,
  responses: { 200: { description: "The entity.", schema: null } },
  async handle({ factors: { db } }, { accountId, id, above, baseUrl }): Promise<Answer> {
    const entity = await entityInPath(db, accountId, { ...above, identity: id })
    const first = await firstFactor(db, entity)
    if (!first) throw entityNotFound()
    return { status: 200, json: entityForm(entity, first.createdAt, baseUrl()) }
  },
})

export const deleteTwilioEntity = operation<FactorNeeds>()({
  id: "deleteTwilioEntity",
  tag: "Factors",
  summary: "Delete an entity",
  description: "Deletes all factors of the person in the service.",
  scopes: ["auth"],
  audited: true,
  pathText: identityText,
  responses: { 204: { description: "Entity deleted.", schema: null } },
  async handle({ factors }, { accountId, id, above }): Promise<Answer> {
    const entity = await entityInPath(factors.db, accountId, { ...above, identity: id })
    const count = await factors.db.transaction((tx) => deleteFactorsOf(tx, factors, accountId, entity))
    if (count === 0) throw entityNotFound()
    return { status: 204 }
  },
})

/** Returns the entity of a path, whether it has factors or not. */
export async function entityInPath(
  db: Database,
  accountId: string,
  above: Readonly<Record<string, string>>,
): Promise<Entity> {
  const serviceId = await existingService(db, accountId, above)
  const { data: subject } = factorSubject.safeParse(above["identity"])
  if (subject === undefined) throw entityNotFound()
  return { accountId, serviceId, subject }
}

async function existingService(
  db: Database,
  accountId: string,
  above: Readonly<Record<string, string>>,
): Promise<string | null> {
  const serviceId = serviceInPath(accountId, above)
  if (serviceId !== null) await getService(db, accountId, serviceId)
  return serviceId
}

async function firstFactor(db: Database, { accountId, serviceId, subject }: Entity): Promise<Factor | undefined> {
  const page = { limit: 1, before: null, order: "asc" } as const
  const [first] = await listFactors(db, accountId, { serviceId, subject, type: shownType }, page)
  return first
}

function entityNotFound(): Problem {
  return new Problem("not_found", "There is no entity with this identity in the service.")
}

/** The path of an entity from the host on. */
export function entityPath({ accountId, serviceId, subject }: Entity): string {
  const service = toSid("verificationService", serviceId ?? accountId)
  return `/v2/Services/${service}/Entities/${encodeURIComponent(subject)}`
}

/** The members that an entity, its factors and its challenges share. */
export function entityFields({ accountId, serviceId, subject }: Entity) {
  return {
    account_sid: toSid("account", accountId),
    identity: subject,
    service_sid: toSid("verificationService", serviceId ?? accountId),
  }
}

/** The sid of an entity, which has no row: always the same for a person in a service. */
export function entitySid({ accountId, serviceId, subject }: Entity): string {
  const hash = createHash("sha256").update(`${accountId} ${serviceId ?? accountId} ${subject}`)
  return `YE${hash.digest("hex").slice(0, 32)}`
}

function entityForm(entity: Entity, createdAt: number, baseUrl: string) {
  const url = baseUrl + entityPath(entity)
  return {
    ...entityFields(entity),
    date_created: isoDate(createdAt),
    date_updated: isoDate(createdAt),
    links: { challenges: `${url}/Challenges`, factors: `${url}/Factors`, new_factors: `${url}/Factors` },
    sid: entitySid(entity),
    url,
  }
}
