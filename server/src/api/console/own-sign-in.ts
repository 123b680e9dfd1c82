import { isoTime } from "#std/iso-time.ts"
import { z } from "zod"
import { operation } from "#api/operation.ts"
import { pageAnswer } from "#api/wire/page.ts"
import { exampleHex, formed, named, noted, pageOf, sid, spelled, timestamp } from "#api/wire/schemas.ts"
import { codeSpelling } from "#api/wire/spellings.ts"
import { changePassword as change } from "#members/change-password.ts"
import { endSession } from "#members/end-session.ts"
import { listMemberSessions as list, type ListedSession } from "#members/list-sessions.ts"
import { MemberRefusal } from "#members/refusals.ts"
import { beginTotp as begin, confirmTotp as confirm, endTotp as end } from "#members/second-factor.ts"
import { toSid } from "#std/ids.ts"
import { passwordParameter } from "./member-schema.ts"
import { presenceOf, type SessionNeeds } from "./sessions.ts"

const sessionSchema = named(
  "MemberSession",
  "A browser that is signed in.",
  z.object({
    sid: sid("memberSession", "Identifier of the session."),
    is_current: noted(z.boolean(), "Whether it is the one that asks.", true),
    created_at: timestamp("The start time."),
    seen_at: timestamp("When it was last used, to some minutes."),
    ends_at: timestamp("When it ends unless it is used before."),
    ip: noted(z.string(), "The address that it began at.", "192.0.2.17"),
    user_agent: noted(z.string(), "The browser's user agent.", "Mozilla/5.0 (X11; Linux x86_64) Chrome/149.0"),
  }),
)

const sessionExample = {
  sid: `SN${exampleHex}`,
  is_current: true,
  created_at: "2026-11-21T08:30:00.000Z",
  seen_at: "2026-11-21T08:30:00.000Z",
  ends_at: "2026-11-28T08:30:00.000Z",
  ip: "192.0.2.17",
  user_agent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/149.0",
}

export const listSessions = operation<SessionNeeds>()({
  id: "listSessions",
  tag: "Console",
  summary: "List your sessions",
  description: "Every browser that you are signed in with, the newest first, all on one page: 50 at most.",
  scopes: [],
  access: "member",
  responses: {
    200: {
      description: "Your sessions.",
      schema: pageOf("MemberSessionPage", "All sessions of the member.", sessionSchema),
      example: { data: [sessionExample], has_more: false, next_cursor: null },
    },
  },
  async handle({ db, clock }, request) {
    const { memberId, sessionId } = presenceOf(request)
    const sessions = await list(db, memberId, clock.now())
    const resources = sessions.map((session) => sessionResource(session, sessionId))
    return pageAnswer(resources, null)
  },
})

export const revokeSession = operation<SessionNeeds>()({
  id: "revokeSession",
  tag: "Console",
  summary: "End one of your sessions",
  description:
    "That browser is signed out at once; other machines of the installation learn it within five seconds. For the session that asks, sign out instead.",
  scopes: [],
  access: "member",
  sid: "memberSession",
  responses: { 204: { description: "The session has ended.", schema: null } },
  problems: ["member_session_not_found"],
  async handle({ db, memberSessions }, request) {
    const { memberId } = presenceOf(request)
    if (!(await endSession(db, memberId, request.id)))
      throw new MemberRefusal("member_session_not_found", "You have no session with this sid; it may have ended.")
    memberSessions.forget(memberId)
    return { status: 204 }
  },
})

export const changePassword = operation<SessionNeeds>()({
  id: "changePassword",
  tag: "Console",
  summary: "Change your password",
  description: "At least 10 characters. All your other sessions end.",
  scopes: [],
  access: "member",
  body: z.object({
    current_password: passwordParameter("The password that you sign in with now."),
    password: passwordParameter("The one from now on."),
  }),
  responses: { 204: { description: "The new password counts.", schema: null } },
  problems: ["wrong_password", "weak_password"],
  async handle(needs, request) {
    const presence = presenceOf(request)
    const { current_password: current, password: next } = request.body
    await change(needs, presence, { current, next })
    needs.memberSessions.forget(presence.memberId)
    return { status: 204 }
  },
})

export const beginTotp = operation<SessionNeeds>()({
  id: "beginTotp",
  tag: "Console",
  summary: "Begin with a second factor",
  description:
    "Gives a secret for an authenticator app (TOTP, RFC 6238: SHA-1, six digits, 30 seconds). It counts once a code of the app was given to `POST /console/v1/totp/confirm`.",
  scopes: [],
  access: "member",
  body: z.object({ password: passwordParameter("The password that you sign in with.") }),
  responses: {
    201: {
      description: "The secret, which is shown only here.",
      schema: named(
        "NewTotp",
        "A second factor that waits to be confirmed.",
        z.object({
          secret: noted(z.string(), "To type into the app (base32).", "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"),
          uri: noted(
            z.string(),
            "The same as a QR code says it.",
            "otpauth://totp/Posthorn%3Aann%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Posthorn&algorithm=SHA1&digits=6&period=30",
          ),
        }),
      ),
      example: {
        secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
        uri: "otpauth://totp/Posthorn%3Aann%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Posthorn&algorithm=SHA1&digits=6&period=30",
      },
    },
  },
  problems: ["wrong_password", "totp_already_on"],
  async handle(needs, request) {
    return { status: 201, json: await begin(needs, presenceOf(request), request.body.password) }
  },
})

const codeParameter = noted(
  spelled(formed(/^\d{6}$/, "must be six digits"), codeSpelling),
  "The code that the authenticator app shows now.",
  "492039",
)

export const confirmTotp = operation<SessionNeeds>()({
  id: "confirmTotp",
  tag: "Console",
  summary: "Confirm the second factor",
  description: "From now on signing in asks for a code too. All your other sessions end.",
  scopes: [],
  access: "member",
  body: z.object({ code: codeParameter }),
  responses: { 204: { description: "The second factor counts.", schema: null } },
  problems: ["totp_not_begun", "wrong_code", "secret_unreadable"],
  async handle(needs, request) {
    const presence = presenceOf(request)
    await confirm(needs, presence, request.body.code)
    needs.memberSessions.forget(presence.memberId)
    return { status: 204 }
  },
})

export const endTotp = operation<SessionNeeds>()({
  id: "endTotp",
  tag: "Console",
  summary: "Turn the second factor off",
  description:
    "Signing in then asks for the password alone. All your other sessions end. If you have lost the device, an operator makes a link with `posthorn console link --email`: it turns the second factor off and sets a new password.",
  scopes: [],
  access: "member",
  body: z.object({
    password: passwordParameter("The password that you sign in with."),
    code: codeParameter,
  }),
  responses: { 204: { description: "There is no second factor any more.", schema: null } },
  problems: ["wrong_password", "wrong_code", "secret_unreadable"],
  async handle(needs, request) {
    const presence = presenceOf(request)
    await end(needs, presence, request.body)
    needs.memberSessions.forget(presence.memberId)
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
