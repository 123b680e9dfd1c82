import { z } from "zod"
import { browserCookie, endedCookie, requireSafeWay, sessionCookie } from "#api/auth/session-cookie.ts"
import { operation, type Answer, type ApiRequest } from "#api/operation.ts"
import type { NewSession } from "#members/begin-session.ts"
import { endSession as end } from "#members/end-session.ts"
import { rememberBrowser } from "#members/known-browser.ts"
import type { MemberSession, SessionAuthenticator } from "#members/session-authenticator.ts"
import { signIn, type MemberContext } from "#members/sign-in.ts"
import {
  codeParameter,
  emailParameter,
  passwordParameter,
  signedIn,
  signedInExample,
  signedInSchema,
} from "./member-schema.ts"

export interface SessionNeeds extends MemberContext {
  memberSessions: Pick<SessionAuthenticator, "forget">
}

/** Returns the requesting member. Every operation that uses it is for members only. */
export function presenceOf({ presence }: Pick<ApiRequest, "presence">): MemberSession {
  if (presence === null) throw new Error("An operation for members was called without one.")
  return presence
}

/** Answers 201 with the signed-in member, and sets the cookies of the session and of the browser. */
export async function answerNewSession(
  { db, clock, memberSessions, secretKeys }: SessionNeeds,
  session: NewSession,
  { client }: Pick<ApiRequest, "client">,
): Promise<Answer> {
  memberSessions.forget(session.memberId)
  const { way } = client()
  const json = await signedIn(db, session.memberId)
  const cookies = [
    sessionCookie(session.token, { maxAgeMs: session.endsAt - clock.now(), way }),
    browserCookie(rememberBrowser(secretKeys, json.member.email), way),
  ]
  return { status: 201, json, headers: { "set-cookie": cookies } }
}

export const signedInAnswer = {
  description: "Signed in: the cookie of the session is set.",
  schema: signedInSchema,
  example: signedInExample,
}

export const createSession = operation<SessionNeeds>()({
  id: "createSession",
  tag: "Console",
  summary: "Sign in",
  description:
    "Begins a session, which lasts 30 days, or 7 without use. Where a second factor is set up, `code` is asked for with `code_required` once the password was right.",
  scopes: [],
  access: "anyone",
  body: z.object({
    email: emailParameter("What the member signs in with."),
    password: passwordParameter("The member's password."),
    code: codeParameter,
  }),
  bodyExamples: {
    plain: { summary: "Sign in", value: { email: "ann@example.com", password: "correct horse battery" } },
  },
  responses: { 201: signedInAnswer },
  problems: ["https_required", "sign_in_failed", "code_required", "wrong_code", "secret_unreadable"],
  async handle(needs, request) {
    requireSafeWay(request.client().way)
    const { email, password, code } = request.body
    const session = await signIn(needs, { email, password, code: code ?? null, from: request.client() })
    return await answerNewSession(needs, session, request)
  },
})

export const getSession = operation<SessionNeeds>()({
  id: "getSession",
  tag: "Console",
  summary: "The signed-in member",
  description: "The member of the session, and the accounts that they belong to. An operator may use every account.",
  scopes: [],
  access: "member",
  responses: { 200: { description: "The member.", schema: signedInSchema, example: signedInExample } },
  async handle({ db }, request) {
    return { status: 200, json: await signedIn(db, presenceOf(request).memberId) }
  },
})

export const endSession = operation<SessionNeeds>()({
  id: "endSession",
  tag: "Console",
  summary: "Sign out",
  description: "Ends the session and removes its cookie.",
  scopes: [],
  access: "member",
  responses: { 204: { description: "Signed out.", schema: null } },
  async handle({ db, memberSessions }, request) {
    const { memberId, sessionId } = presenceOf(request)
    await end(db, memberId, sessionId)
    memberSessions.forget(memberId)
    return { status: 204, headers: { "set-cookie": endedCookie(request.client().way) } }
  },
})
