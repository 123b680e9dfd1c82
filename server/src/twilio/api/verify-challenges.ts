import { z } from "zod"
import type { Database } from "#core/db/database.ts"
import type { Page } from "#core/db/page.ts"
import { toSid } from "#core/std/ids.ts"
import { operation, type Answer } from "#http/operation.ts"
import { withLookahead } from "#http/wire/page.ts"
import { noted, sidParameter } from "#http/wire/schemas.ts"
import type { FactorNeeds } from "#auth/api/factors.ts"
import { challengeStatuses, type Challenge } from "#auth/factors/challenge.ts"
import { checkChallenge } from "#auth/factors/check-challenge.ts"
import { createChallenge } from "#auth/factors/create-challenge.ts"
import { getChallenge, listChallenges } from "#auth/factors/list-factors.ts"
import { challengeNotFound } from "#auth/factors/refusals.ts"
import { isoDate } from "./dates.ts"
import { refuseUnsupported } from "./errors.ts"
import { answerPageWithMeta, twilioPageParameters } from "./page.ts"
import { entityFields, entityInPath, entityPath, entitySid, shownType, type Entity } from "./verify-entities.ts"
import { authPayload, factorOf } from "./verify-factors.ts"

const unsupported = {
  expiration_date: noted(z.string().optional(), "The time of the expiry."),
  "details.message": noted(z.string().optional(), "A text for a push."),
  "details.fields": noted(z.array(z.string()).optional(), "Fields for a push."),
  hidden_details: noted(z.string().optional(), "Fields of the program itself."),
}

export const createTwilioChallenge = operation<FactorNeeds>()({
  id: "createTwilioChallenge",
  tag: "Factors",
  summary: "Challenge a person",
  description: "Creates a challenge, and approves it if the code is right.",
  scopes: ["auth"],
  body: z.object({
    factor_sid: sidParameter("factor", "The factor."),
    auth_payload: noted(authPayload.optional(), "The code of the app."),
    ...unsupported,
  }),
  responses: { 201: { description: "The challenge.", schema: null } },
  async handle({ factors }, { accountId, above, body, baseUrl }): Promise<Answer> {
    const { factor_sid: factorId, auth_payload: code, ...others } = body
    refuseUnsupported(others)
    await factorOf(factors.db, await entityInPath(factors.db, accountId, above), factorId)
    const challenge = await factors.db.transaction(async (tx) => {
      const created = await createChallenge(tx, factors, accountId, { of: { factorId }, payload: null })
      if (code === undefined) return created.challenge
      const asked = { id: created.challenge.id, proof: { code } }
      return (await checkChallenge(tx, factors, accountId, asked)).challenge
    })
    return { status: 201, json: challengeForm(challenge, baseUrl()) }
  },
})

export const listTwilioChallenges = operation<FactorNeeds>()({
  id: "listTwilioChallenges",
  tag: "Factors",
  summary: "List challenges",
  description: "Returns the challenges of a person in the service.",
  scopes: ["auth", "read"],
  query: z.object({
    factor_sid: sidParameter("factor", "The factor.").optional(),
    status: noted(z.enum(challengeStatuses).optional(), "The status."),
    order: noted(z.enum(["asc", "desc"]).optional(), "By the time of creation. Default: `desc`."),
    ...twilioPageParameters,
  }),
  responses: { 200: { description: "A page of challenges.", schema: null } },
  async handle({ factors: { db, clock } }, { accountId, above, query, baseUrl }): Promise<Answer> {
    const entity = await entityInPath(db, accountId, above)
    const { factor_sid: factorId, status, order } = query
    const { serviceId, subject } = entity
    const filter = { serviceId, subject, type: shownType, factorId, status: status && [status] } as const
    const now = clock.now()
    const read = withLookahead((page) =>
      listChallenges(db, accountId, filter, { ...(order === "asc" ? reversed(page) : page), now }),
    )
    const list = {
      kind: "challenge" as const,
      path: `${entityPath(entity)}/Challenges`,
      key: "challenges",
      filters: { FactorSid: factorId && toSid("factor", factorId), Status: status, Order: order },
      read,
      idOf: ({ id }: Challenge) => id,
      render: (challenge: Challenge) => challengeForm(challenge, baseUrl()),
    }
    return await answerPageWithMeta(query, list, baseUrl())
  },
})

export const getTwilioChallenge = operation<FactorNeeds>()({
  id: "getTwilioChallenge",
  tag: "Factors",
  summary: "Retrieve a challenge",
  description: "Returns the challenge.",
  scopes: ["auth", "read"],
  sid: "challenge",
  responses: { 200: { description: "The challenge.", schema: null } },
  async handle({ factors: { db, clock } }, { accountId, id, above, baseUrl }): Promise<Answer> {
    const entity = await entityInPath(db, accountId, above)
    return { status: 200, json: challengeForm(await challengeIn(db, entity, { id, now: clock.now() }), baseUrl()) }
  },
})

export const updateTwilioChallenge = operation<FactorNeeds>()({
  id: "updateTwilioChallenge",
  tag: "Factors",
  summary: "Check a challenge",
  description: "Approves the challenge if the code is right.",
  scopes: ["auth"],
  sid: "challenge",
  body: z.object({ auth_payload: noted(authPayload, "The code of the app.") }),
  responses: { 200: { description: "The challenge.", schema: null } },
  async handle({ factors }, { accountId, id, above, body, baseUrl }): Promise<Answer> {
    const { db, clock } = factors
    await challengeIn(db, await entityInPath(db, accountId, above), { id, now: clock.now() })
    const asked = { id, proof: { code: body.auth_payload } }
    const { challenge } = await db.transaction((tx) => checkChallenge(tx, factors, accountId, asked))
    return { status: 200, json: challengeForm(challenge, baseUrl()) }
  },
})

/** Refuses `challenge_not_found`, also for a challenge of another entity or service. */
async function challengeIn(
  db: Database,
  { accountId, serviceId, subject }: Entity,
  { id, now }: { id: string; now: number },
): Promise<Challenge> {
  const challenge = await getChallenge(db, accountId, id, now)
  if (challenge.serviceId !== serviceId || challenge.subject !== subject || challenge.type !== shownType)
    throw challengeNotFound()
  return challenge
}

function reversed(page: Page): Page {
  return { ...page, order: page.order === "asc" ? "desc" : "asc" }
}

function challengeForm(challenge: Challenge, baseUrl: string) {
  const { status, updatedAt, approvedAt, factorId } = challenge
  const sid = toSid("challenge", challenge.id)
  const url = `${baseUrl}${entityPath(challenge)}/Challenges/${sid}`
  const respondedAt = status === "denied" ? updatedAt : approvedAt
  return {
    ...entityFields(challenge),
    date_created: isoDate(challenge.createdAt),
    date_responded: respondedAt === null ? null : isoDate(respondedAt),
    date_updated: isoDate(updatedAt),
    details: null,
    entity_sid: entitySid(challenge),
    expiration_date: isoDate(challenge.expiresAt),
    factor_sid: factorId && toSid("factor", factorId),
    factor_type: challenge.type,
    hidden_details: null,
    links: { notifications: `${url}/Notifications` },
    metadata: null,
    responded_reason: status === "pending" ? null : "none",
    sid,
    status,
    url,
  }
}
