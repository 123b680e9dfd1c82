import assert from "node:assert/strict"
import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { requireOperator } from "#http/access/require-role.ts"
import { requireHttps } from "#http/access/session-cookie.ts"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, removal } from "#http/resource-operations.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { withLookahead } from "#http/wire/page.ts"
import { exampleHex, named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import { acceptInvite as accept, lookAtInvite as look } from "#core/members/accept-invite.ts"
import { describeInvite } from "#core/members/describe-invite.ts"
import { listInvites as list, withdrawInvite as withdraw } from "#core/members/list-invites.ts"
import { makeInvite as make } from "#core/members/make-invite.ts"
import type { Invite } from "#core/members/invite.ts"
import { toSid } from "#core/std/ids.ts"
import { codeParameter, emailParameter, nameParameter, passwordParameter, role } from "./member-schema.ts"
import { answerNewSession, memberSessionOf, signedInAnswer, type SessionNeeds } from "./member-sessions.ts"

export type InviteNeeds = SessionNeeds & IdempotencyNeeds

const exampleToken = "Zx3kQm0bS1vT9yUaWc8dRf7gHj2kLp4n6oIeXqAzBtY"
const tokenParameter = noted(z.string().min(1).max(200), "The part of the link after the #.", exampleToken)

export const lookAtInvite = operation<SessionNeeds>()({
  id: "lookAtInvite",
  tag: "Console",
  summary: "Retrieve an invite",
  description: "Returns what a link offers, without using it. Send the token in the body, so that no proxy logs it.",
  access: "anyone",
  body: z.object({ token: tokenParameter }),
  responses: {
    200: {
      description: "The invite, which can be accepted.",
      schema: named(
        "InviteOffer",
        "The content of an invite.",
        z.object({
          account_name: noted(
            z.string().nullable(),
            "The name of the account. Null if the link only resets a password.",
            "Ann's Restaurant",
          ),
          role: role("The role of the member in the account. Null without an account.").nullable(),
          is_operator: noted(
            z.boolean(),
            "True if the invite makes the person an operator of the installation.",
            false,
          ),
          email: noted(
            z.string().nullable(),
            "The only email that can use the invite. Null for anyone with the link.",
            "ann@example.com",
          ),
          is_reset: noted(z.boolean(), "True if the invite resets the member's password.", false),
          is_member: noted(
            z.literal(true).nullable(),
            "True if the email already belongs to a member of this account, or the link resets its password. Null if unknown: the email can belong to a member of another account, who then needs their password.",
            null,
          ),
          ends_at: timestamp("The time when the invite expires."),
        }),
      ),
      example: {
        account_name: "Ann's Restaurant",
        role: "developer",
        is_operator: false,
        email: "ann@example.com",
        is_reset: false,
        is_member: null,
        ends_at: "2026-11-28T08:30:00.000Z",
      },
    },
  },
  problems: ["invite_not_valid"],
  async handle({ db, clock, signInGuard }, { body, client }) {
    const invite = await signInGuard.afterwards({ ip: client().ip, email: null }, () =>
      look(db, body.token, clock.now()),
    )
    const { accountName, isMember } = await describeInvite(db, invite)
    return {
      status: 200,
      json: {
        account_name: accountName,
        role: invite.role,
        is_operator: invite.isOperator,
        email: invite.email,
        is_reset: invite.resets,
        is_member: isMember,
        ends_at: isoTime(invite.endsAt),
      },
    }
  },
})

export const acceptInvite = operation<SessionNeeds>()({
  id: "acceptInvite",
  tag: "Console",
  summary: "Accept an invite",
  description:
    "Accepts an invite and signs in. A new member chooses a password of at least 10 characters. An existing member enters their password, and gets the role of the invite. A link that resets the password removes the second factor and ends all other sessions.",
  access: "anyone",
  body: z.object({
    token: tokenParameter,
    email: emailParameter("The email for sign-in. Required unless the invite contains it.").optional(),
    name: nameParameter.optional(),
    password: passwordParameter("The new password, or the current password of an existing member."),
    code: codeParameter,
  }),
  responses: { 201: signedInAnswer },
  problems: [
    "https_required",
    "invite_not_valid",
    "weak_password",
    "sign_in_failed",
    "code_required",
    "wrong_code",
    "secret_unreadable",
  ],
  async handle(needs, request) {
    const from = request.client()
    requireHttps(from.way)
    const { token, email, name, password, code } = request.body
    const given = { token, email: email ?? null, name: name ?? null, password, code: code ?? null, from }
    return await answerNewSession(needs, await accept(needs, given), request)
  },
})

const fields = {
  sid: sid("invite", "Identifier of the invite."),
  role: role("The member's role in the account."),
  is_operator: noted(z.boolean(), "True if the invite makes the person an operator of the installation.", false),
  email: noted(
    z.string().nullable(),
    "The only email that can use the invite. Null for anyone with the link.",
    "ben@example.com",
  ),
  made_by: sid("member", "The member who created the invite. Null for the command line.").nullable(),
  created_at: timestamp("The time of creation."),
  ends_at: timestamp("The time when the invite expires."),
}

const inviteSchema = named("Invite", "An invite that can be accepted.", z.object(fields))

const example = exampleOf(inviteSchema, {
  made_by: `MB${exampleHex}`,
  ends_at: "2026-11-28T08:30:00.000Z",
})

export const listInvites = listing<InviteNeeds>()({
  id: "listInvites",
  tag: "Console",
  noun: "invites",
  summary: "List the open invites of the account",
  description: "Returns the invites that can be accepted, newest first, without their links.",
  access: "owner",
  schema: inviteSchema,
  example,
  pages: ({ db, clock }, { accountId }) => withLookahead((page) => list(db, accountId, { ...page, now: clock.now() })),
  render: inviteResource,
})

export const createInvite = operation<InviteNeeds>()({
  id: "createInvite",
  tag: "Console",
  summary: "Invite a person to the account",
  description:
    "Creates a link that works once within 7 days. Only this response contains the link: send it to the person. Only operators can invite operators.",
  access: "owner",
  body: z.object({
    role: role("The person's role in the account."),
    email: emailParameter("The only email that can use the link. Default: anyone with the link.").optional(),
    is_operator: noted(z.boolean().default(false), "True to make the person an operator of the installation.", false),
  }),
  bodyExamples: {
    developer: { summary: "A colleague", value: { role: "developer", email: "ben@example.com" } },
  },
  responses: {
    201: {
      description: "The invite with its link.",
      schema: named(
        "NewInvite",
        "An invite with the token of its link. Only this response contains the token.",
        z.object({
          ...fields,
          token: noted(z.string(), "The part of the link after the #.", exampleToken),
          path: noted(
            z.string(),
            "The path of the link. Put the address of the console before it.",
            `/console/welcome#${exampleToken}`,
          ),
        }),
      ),
      example: { ...example, token: exampleToken, path: `/console/welcome#${exampleToken}` },
    },
  },
  problems: ["invites_exhausted"],
  handle(needs, request) {
    const { role: given, email, is_operator: isOperator } = request.body
    const memberSession = memberSessionOf(request)
    if (isOperator) requireOperator(memberSession)
    return runIdempotent(
      needs,
      request,
      async (tx) => {
        const { invite, token } = await make(tx, {
          accountId: request.accountId,
          role: given,
          email: email ?? null,
          isOperator,
          madeBy: memberSession.memberId,
          newId: needs.newId,
          now: needs.clock.now(),
        })
        return { status: 201, json: { ...inviteResource(invite), token, path: `/console/welcome#${token}` } }
      },
      { holdsSecret: true },
    )
  },
})

export const withdrawInvite = removal<InviteNeeds>()({
  id: "withdrawInvite",
  tag: "Console",
  summary: "Withdraw an invite",
  description: "Withdraws an invite, so that its link stops working. A person who has accepted it stays a member.",
  access: "owner",
  sid: "invite",
  outcome: "Invite withdrawn.",
  async remove({ db }, { accountId, id }) {
    await withdraw(db, accountId, id)
  },
})

function inviteResource({ id, role: held, isOperator, email, madeBy, createdAt, endsAt }: Invite) {
  assert(held, "An invite to an account has a role.")
  return {
    sid: toSid("invite", id),
    role: held,
    is_operator: isOperator,
    email,
    made_by: madeBy && toSid("member", madeBy),
    created_at: isoTime(createdAt),
    ends_at: isoTime(endsAt),
  }
}
