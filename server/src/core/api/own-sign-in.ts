import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { operation } from "#http/operation.ts"
import { removal, wholeListing } from "#http/resource-operations.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { formed, named, noted, pageOf, sid, spelled, timestamp } from "#http/wire/schemas.ts"
import { codeSpelling } from "#http/wire/spellings.ts"
import { changePassword as change } from "#core/members/change-password.ts"
import { endSession } from "#core/members/end-session.ts"
import { listMemberSessions as list, type ListedSession } from "#core/members/list-sessions.ts"
import { MemberRefusal } from "#core/members/refusals.ts"
import { beginTotp as begin, confirmTotp as confirm, endTotp as end } from "#core/members/second-factor.ts"
import { toSid } from "#core/std/ids.ts"
import { passwordParameter } from "./member-schema.ts"
import { memberSessionOf, type SessionNeeds } from "./member-sessions.ts"

const sessionSchema = named(
  "MemberSession",
  "A signed-in browser of the member.",
  z.object({
    sid: sid("memberSession", "Identifier of the session."),
    is_current: noted(z.boolean(), "True if this session sent the request.", true),
    created_at: timestamp("The start time."),
    seen_at: timestamp("The time of the last use, accurate to a few minutes."),
    ends_at: timestamp("The time when the session ends without further use."),
    ip: noted(z.string(), "The IP address that started the session.", "192.0.2.17"),
    user_agent: noted(z.string(), "The browser's user agent.", "Mozilla/5.0 (X11; Linux x86_64) Chrome/149.0"),
  }),
)

const sessionExample = exampleOf(sessionSchema, {
  ends_at: "2026-11-28T08:30:00.000Z",
})

export const listSessions = wholeListing<SessionNeeds>()({
  id: "listSessions",
  tag: "Console",
  summary: "List your sessions",
  description: "Returns your sessions, newest first, on one page of at most 50.",
  access: "member",
  outcome: "Your sessions.",
  page: pageOf("MemberSessionPage", "All sessions of the member.", sessionSchema),
  example: sessionExample,
  async read({ db, clock }, request) {
    const { memberId, sessionId } = memberSessionOf(request)
    const sessions = await list(db, memberId, clock.now())
    return sessions.map((session) => sessionResource(session, sessionId))
  },
})

export const revokeSession = removal<SessionNeeds>()({
  id: "revokeSession",
  tag: "Console",
  summary: "End one of your sessions",
  description:
    "Signs out that browser at once. Other machines of the installation follow within five seconds. To end the current session, sign out instead.",
  access: "member",
  outcome: "The session has ended.",
  sid: "memberSession",
  problems: ["member_session_not_found"],
  async remove({ db, memberSessions }, request) {
    const { memberId } = memberSessionOf(request)
    if (!(await endSession(db, memberId, request.id)))
      throw new MemberRefusal(
        "member_session_not_found",
        "You have no session with this sid. It may have ended. List your sessions.",
      )
    memberSessions.forget(memberId)
  },
})

export const changePassword = operation<SessionNeeds>()({
  id: "changePassword",
  tag: "Console",
  summary: "Change your password",
  description: "Changes your password, which must have at least 10 characters, and ends all your other sessions.",
  access: "member",
  body: z.object({
    current_password: passwordParameter("Your current password."),
    password: passwordParameter("Your new password."),
  }),
  responses: { 204: { description: "Password changed.", schema: null } },
  problems: ["wrong_password", "weak_password"],
  async handle(needs, request) {
    const memberSession = memberSessionOf(request)
    const { current_password: current, password: next } = request.body
    await change(needs, memberSession, { current, next })
    needs.memberSessions.forget(memberSession.memberId)
    return { status: 204 }
  },
})

export const beginTotp = operation<SessionNeeds>()({
  id: "beginTotp",
  tag: "Console",
  summary: "Set up a second factor",
  description:
    "Creates a secret for an authenticator app (TOTP, RFC 6238: SHA-1, six digits, 30 seconds). To turn the second factor on, send a code of the app to `POST /console/v1/totp/confirm`.",
  access: "member",
  body: z.object({ password: passwordParameter("Your current password.") }),
  responses: {
    201: {
      description: "The secret. Only this response contains it.",
      schema: named(
        "NewTotp",
        "A second factor that needs confirmation.",
        z.object({
          secret: noted(z.string(), "The secret to type into the app (base32).", "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"),
          uri: noted(
            z.string(),
            "The URI to show as a QR code.",
            "otpauth://totp/Posthorn%3Aann%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Posthorn&algorithm=SHA1&digits=6&period=30",
          ),
        }),
      ),
    },
  },
  problems: ["wrong_password", "totp_already_on"],
  async handle(needs, request) {
    return { status: 201, json: await begin(needs, memberSessionOf(request), request.body.password) }
  },
})

const codeParameter = noted(
  spelled(formed(/^\d{6}$/, "must be six digits"), codeSpelling),
  "The current code of the authenticator app.",
  "492039",
)

export const confirmTotp = operation<SessionNeeds>()({
  id: "confirmTotp",
  tag: "Console",
  summary: "Confirm the second factor",
  description: "Turns the second factor on, so that sign-in also needs a code. Ends all your other sessions.",
  access: "member",
  body: z.object({ code: codeParameter }),
  responses: { 204: { description: "The second factor is on.", schema: null } },
  problems: ["totp_not_begun", "wrong_code", "secret_unreadable"],
  async handle(needs, request) {
    const memberSession = memberSessionOf(request)
    await confirm(needs, memberSession, request.body.code)
    needs.memberSessions.forget(memberSession.memberId)
    return { status: 204 }
  },
})

export const endTotp = operation<SessionNeeds>()({
  id: "endTotp",
  tag: "Console",
  summary: "Turn the second factor off",
  description:
    "Turns the second factor off, so that sign-in needs only the password. Ends all your other sessions. If you have lost the device, ask an operator to run `posthorn console link --email`. The link turns the second factor off and sets a new password.",
  access: "member",
  body: z.object({
    password: passwordParameter("Your current password."),
    code: codeParameter,
  }),
  responses: { 204: { description: "The second factor is off.", schema: null } },
  problems: ["wrong_password", "wrong_code", "secret_unreadable"],
  async handle(needs, request) {
    const memberSession = memberSessionOf(request)
    await end(needs, memberSession, request.body)
    needs.memberSessions.forget(memberSession.memberId)
    return { status: 204 }
  },
})

function sessionResource({ id, createdAt, seenAt, endsAt, ip, userAgent }: ListedSession, currentId: string) {
  return {
    sid: toSid("memberSession", id),
    is_current: id === currentId,
    created_at: isoTime(createdAt),
    seen_at: isoTime(seenAt),
    ends_at: isoTime(endsAt),
    ip,
    user_agent: userAgent,
  }
}
