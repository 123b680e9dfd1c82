import { z } from "zod"
import { browserCookie, endedCookie, requireHttps, sessionCookie } from "#http/access/session-cookie.ts"
import { operation, type Answer, type ApiRequest } from "#http/operation.ts"
import { retrieval } from "#http/resource-operations.ts"
import type { NewSession } from "#core/members/begin-session.ts"
import { endSession as end } from "#core/members/end-session.ts"
import { rememberBrowser } from "#core/members/known-browser.ts"
import type { MemberSession, SessionAuthenticator } from "#core/members/session-authenticator.ts"
import { signIn, type MemberContext } from "#core/members/sign-in.ts"
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
export function memberSessionOf({ memberSession }: Pick<ApiRequest, "memberSession">): MemberSession {
  if (memberSession === null) throw new Error("An operation for members was called without one.")
  return memberSession
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
  description: "The member is signed in, and the session cookie is set.",
  schema: signedInSchema,
  example: signedInExample,
}

export const createSession = operation<SessionNeeds>()({
  id: "createSession",
  tag: "Console",
  summary: "Sign in",
  description:
    "Starts a session, which lasts 30 days, or 7 days without use. If the member has a second factor and the password is correct, the response is `code_required`. Then repeat the request with `code`.",
  access: "anyone",
  body: z.object({
    email: emailParameter("The email of the member."),
    password: passwordParameter("The member's password."),
    code: codeParameter,
  }),
  bodyExamples: {
    plain: { summary: "Sign in", value: { email: "ann@example.com", password: "correct horse battery" } },
  },
  responses: { 201: signedInAnswer },
  problems: ["https_required", "sign_in_failed", "code_required", "wrong_code", "secret_unreadable"],
  async handle(needs, request) {
    requireHttps(request.client().way)
    const { email, password, code } = request.body
    const session = await signIn(needs, { email, password, code: code ?? null, from: request.client() })
    return await answerNewSession(needs, session, request)
  },
})

export const getSession = retrieval<SessionNeeds>()({
  id: "getSession",
  tag: "Console",
  noun: "signed-in member",
  summary: "Retrieve the signed-in member",
  description: "Returns the member of the session and their accounts. An operator can use every account.",
  access: "member",
  schema: signedInSchema,
  example: signedInExample,
  read: async ({ db }, request) => await signedIn(db, memberSessionOf(request).memberId),
})

export const endSession = operation<SessionNeeds>()({
  id: "endSession",
  tag: "Console",
  summary: "Sign out",
  description: "Ends the session and removes its cookie.",
  access: "member",
  responses: { 204: { description: "Signed out.", schema: null } },
  async handle({ db, memberSessions }, request) {
    const { memberId, sessionId } = memberSessionOf(request)
    await end(db, memberId, sessionId)
    memberSessions.forget(memberId)
    return { status: 204, headers: { "set-cookie": endedCookie(request.client().way) } }
  },
})
