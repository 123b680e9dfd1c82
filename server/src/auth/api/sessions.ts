import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, removal, retrieval } from "#http/resource-operations.ts"
import { filteredPageNote } from "#http/wire/page.ts"
import { orderParameter, statusFilter } from "#http/wire/list-parameters.ts"
import { exampleHex, named, noted, sidParameter, text, timestamp } from "#http/wire/schemas.ts"
import type { SessionContext } from "#auth/sessions/context.ts"
import { createSession as create, type SessionTokens } from "#auth/sessions/create-session.ts"
import { getSession as get, listSessions as listStored } from "#auth/sessions/list-sessions.ts"
import { refreshSession as refresh, revokeReused } from "#auth/sessions/refresh-session.ts"
import { SessionRefusal } from "#auth/sessions/refusals.ts"
import { revokeAll, revokeSession as revoke } from "#auth/sessions/revoke-sessions.ts"
import { sessionResource } from "#auth/sessions/session-resource.ts"
import { accessSeconds, sessionStatuses } from "#auth/sessions/session.ts"
import { rotateKeys } from "#auth/sessions/signing-keys.ts"
import { isoTime } from "#core/std/iso-time.ts"
import {
  claims,
  refreshTokenExample,
  sessionExample as example,
  sessionSchema,
  subject,
  subjectExample,
  tokensExample,
  tokensSchema,
} from "./session-schema.ts"

export interface AuthSessionNeeds extends IdempotencyNeeds {
  sessions: SessionContext
}

const ownId = "Your own id of the person. Tokens and events contain it, so use an id without personal data."

export const createAuthSession = operation<AuthSessionNeeds>()({
  id: "createAuthSession",
  tag: "Sessions",
  summary: "Create a session",
  description:
    "Signs in a person who was approved within the last ten minutes. Each approval starts one session. The response contains an access token for ten minutes and a refresh token for the next one. A subject can have 100 active sessions: a new session revokes the oldest.",
  scopes: ["auth"],
  body: z.object({
    subject: noted(subject, ownId, subjectExample),
    verification_sid: sidParameter("verification", "An approved verification.").optional(),
    challenge_sid: sidParameter("challenge", "An approved challenge of a factor of the subject.").optional(),
    audience: noted(
      text(256).optional(),
      "The API that the access tokens are for (`aud`). Default: the issuer.",
      "https://api.example.com",
    ),
    claims: noted(
      claims.optional(),
      "Your own claims for access tokens: at most 2,048 bytes of JSON. The server refuses reserved names.",
      { role: "admin" },
    ),
  }),
  bodyExamples: {
    verification: {
      summary: "After a verification",
      value: { subject: subjectExample, verification_sid: `VE${exampleHex}`, audience: "https://api.example.com" },
    },
  },
  responses: { 201: { description: "Session created.", schema: tokensSchema, example: tokensExample } },
  problems: ["approval_required", "approval_not_usable", "verification_not_found", "challenge_not_found"],
  handle: (needs, request) =>
    runIdempotent(
      needs,
      request,
      async (tx) => {
        const { body, accountId } = request
        const { sessions } = needs
        const tokens = await create(tx, sessions, accountId, {
          subject: body.subject,
          verificationId: body.verification_sid ?? null,
          challengeId: body.challenge_sid ?? null,
          audience: body.audience ?? null,
          claims: body.claims ?? {},
        })
        return { status: 201, json: tokensResource(tokens, sessions) }
      },
      { holdsSecret: true },
    ),
})

export const refreshAuthSession = operation<AuthSessionNeeds>()({
  id: "refreshAuthSession",
  tag: "Sessions",
  summary: "Refresh a session",
  description:
    "Creates a new access token and a new refresh token. For ten seconds, the previous refresh token returns the same new tokens, so that simultaneous requests agree. Afterwards, using it revokes the session and creates the event `sessions.reuse_detected`, because two programs have the token. Send an `Idempotency-Key` to get a lost response again, for one day.",
  scopes: ["auth"],
  body: z.object({
    refresh_token: noted(text(200), "The latest refresh token of the session.", refreshTokenExample),
  }),
  bodyExamples: { refresh: { summary: "Refresh", value: { refresh_token: refreshTokenExample } } },
  responses: { 200: { description: "The new tokens.", schema: tokensSchema, example: tokensExample } },
  problems: ["refresh_token_invalid", "refresh_token_reused", "session_ended"],
  async handle(needs, request) {
    const { sessions } = needs
    const { refresh_token: token } = request.body
    try {
      return await runIdempotent(
        needs,
        request,
        async (tx) => {
          const tokens = await refresh(tx, sessions, request.accountId, token)
          return { status: 200, json: tokensResource(tokens, sessions) }
        },
        { holdsSecret: true },
      )
    } catch (error) {
      if (error instanceof SessionRefusal && error.code === "refresh_token_reused")
        await revokeReused(sessions, request.accountId, token)
      throw error
    }
  },
})

export const listAuthSessions = listing<AuthSessionNeeds>()({
  id: "listAuthSessions",
  tag: "Sessions",
  noun: "sessions",
  list: "auth_sessions",
  description: `Returns sessions without tokens, newest first unless \`order\` says otherwise. Posthorn keeps ended sessions for a week. With \`status\`, ${filteredPageNote}`,
  scopes: ["auth", "read"],
  filters: {
    subject: noted(subject.optional(), "The subject to filter by.", subjectExample),
    status: statusFilter(sessionStatuses, "active"),
    ...orderParameter,
  },
  schema: sessionSchema,
  example,
  pages({ sessions: { db, clock } }, { accountId, query: { subject: wanted, status } }) {
    return (page) => listStored(db, accountId, { subject: wanted, status, now: clock.now() }, page)
  },
  render: (session, { sessions: { clock } }) => sessionResource(session, clock.now()),
})

export const getAuthSession = retrieval<AuthSessionNeeds>()({
  id: "getAuthSession",
  tag: "Sessions",
  noun: "session",
  description: "Returns the current session without tokens.",
  scopes: ["auth", "read"],
  sid: "session",
  schema: sessionSchema,
  example,
  read: async ({ sessions: { db, clock } }, { accountId, id }) =>
    sessionResource(await get(db, accountId, id), clock.now()),
})

export const revokeAuthSession = removal<AuthSessionNeeds>()({
  id: "revokeAuthSession",
  tag: "Sessions",
  summary: "Revoke a session",
  description:
    "Signs the person out and revokes the refresh token. Access tokens are valid until they expire, for ten minutes at most. An ended session does not change.",
  scopes: ["auth"],
  sid: "session",
  outcome: "Session revoked.",
  async remove({ sessions }, { accountId, id }) {
    await sessions.db.transaction((tx) => revoke(tx, sessions, accountId, id))
  },
})

export const revokeAllAuthSessions = operation<AuthSessionNeeds>()({
  id: "revokeAllAuthSessions",
  tag: "Sessions",
  summary: "Revoke all sessions of a subject",
  description: "Signs the person out everywhere, for example after they lost their phone.",
  scopes: ["auth"],
  body: z.object({ subject: noted(subject, ownId, subjectExample) }),
  bodyExamples: { subject: { summary: "A subject", value: { subject: subjectExample } } },
  responses: {
    200: {
      description: "All sessions of the subject are revoked.",
      schema: named(
        "RevokedAuthSessions",
        "The result of the revocation.",
        z.object({
          subject: noted(z.string(), "The subject.", subjectExample),
          revoked: noted(z.int().min(0), "The number of revoked sessions.", 2),
        }),
      ),
    },
  },
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const revoked = await revokeAll(tx, needs.sessions, request.accountId, request.body.subject)
      return { status: 200, json: { subject: request.body.subject, revoked } }
    }),
})

export const rotateAuthKeys = operation<AuthSessionNeeds>()({
  id: "rotateAuthKeys",
  tag: "Sessions",
  summary: "Replace the signing keys",
  description:
    "Creates a new key that signs at once, and withdraws all others. Use it only in an emergency. Resource servers refuse the earlier access tokens when they read the keys again, within five minutes. A refresh returns a new token. Without an emergency, keys rotate every 30 days. Posthorn publishes each key an hour before it signs.",
  scopes: ["auth"],
  audited: true,
  responses: {
    200: {
      description: "The new signing key.",
      schema: named(
        "AuthSigningKey",
        "A signing key.",
        z.object({
          kid: noted(
            z.string(),
            "The thumbprint of the key (RFC 7638).",
            "NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs",
          ),
          created_at: timestamp("The time of creation."),
        }),
      ),
    },
  },
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const { kid, createdAt } = await rotateKeys(tx, needs.sessions, request.accountId)
      return { status: 200, json: { kid, created_at: isoTime(createdAt) } }
    }),
})

function tokensResource({ session, accessToken, refreshToken }: SessionTokens, { clock }: SessionContext) {
  return {
    ...sessionResource(session, clock.now()),
    access_token: accessToken,
    token_type: "Bearer",
    expires_in: accessSeconds,
    refresh_token: refreshToken,
    refresh_expires_at: isoTime(session.expiresAt),
  }
}
