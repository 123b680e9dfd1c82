import { z } from "zod"
import { acceptInvite as accept, lookAtInvite as look } from "#members/accept-invite.ts"
import { describeInvite } from "#members/describe-invite.ts"
import { operation } from "#api/operation.ts"
import { named, noted, text, timestamp } from "#api/schemas.ts"
import { answerNewSession, signedInAnswer } from "./sessions.ts"
import type { SessionNeeds } from "./sessions.ts"
import { codeParameter, emailParameter, passwordParameter, role } from "./member-schema.ts"

const tokenParameter = noted(
  z.string().min(1).max(200),
  "What stands behind the # of the link.",
  "Zx3kQm0bS1vT9yUaWc8dRf7gHj2kLp4n6oIeXqAzBtY",
)

export const lookAtInvite = operation<SessionNeeds>()({
  id: "lookAtInvite",
  tag: "Console",
  summary: "What an invite is for",
  description:
    "Tells what a link would give, and uses nothing up. The token is in the body, so that no log of a proxy keeps it.",
  scopes: [],
  access: "anyone",
  body: z.object({ token: tokenParameter }),
  responses: {
    200: {
      description: "The invite may be accepted.",
      schema: named(
        "InviteOffer",
        "What an invite is for.",
        z.object({
          account_name: noted(
            z.string().nullable(),
            "The account; null when only a password is set.",
            "Ann's Restaurant",
          ),
          role: role("What the member may do in it; null without account.").nullable(),
          is_operator: noted(z.boolean(), "Whether it makes an operator of the installation.", false),
          email: noted(
            z.string().nullable(),
            "Who alone may use it; null for whoever has the link.",
            "ann@example.com",
          ),
          is_reset: noted(z.boolean(), "Whether it sets the member's password anew.", false),
          is_member: noted(
            z.boolean().nullable(),
            "Whether a member has this email already, who then gives their password; null without email.",
            false,
          ),
          ends_at: timestamp("Until when it may be accepted."),
        }),
      ),
      example: {
        account_name: "Ann's Restaurant",
        role: "developer",
        is_operator: false,
        email: "ann@example.com",
        is_reset: false,
        is_member: false,
        ends_at: "2026-11-28T08:30:00.000Z",
      },
    },
  },
  problems: ["invite_not_valid"],
  async handle({ db, clock, signInGuard }, { body, client }) {
    const invite = await signInGuard.attempt({ email: null, ip: client().ip }, () => look(db, body.token, clock.now()))
    const { accountName, isMember } = await describeInvite(db, invite)
    return {
      status: 200,
      json: {
        account_name: accountName,
        role: invite.role,
        is_operator: invite.is_operator,
        email: invite.email,
        is_reset: invite.resets,
        is_member: isMember,
        ends_at: new Date(invite.ends_at).toISOString(),
      },
    }
  },
})

export const acceptInvite = operation<SessionNeeds>()({
  id: "acceptInvite",
  tag: "Console",
  summary: "Accept an invite",
  description:
    "Uses the link up and signs in. Who is new chooses a password of at least 10 characters; who is a member already gives theirs and gains what the invite is for. A link that sets the password anew takes the second factor away and ends all other sessions.",
  scopes: [],
  access: "anyone",
  body: z.object({
    token: tokenParameter,
    email: emailParameter("What to sign in with from now on. Left out when the invite names it.").optional(),
    name: noted(text(200).optional(), "What people call the member; what stands before the @ when left out.", "Ann"),
    password: passwordParameter("The new password, or the one that the member has."),
    code: codeParameter,
  }),
  responses: { 201: signedInAnswer },
  problems: ["invite_not_valid", "weak_password", "sign_in_failed", "code_required", "wrong_code"],
  async handle(needs, request) {
    const { token, email, name, password, code } = request.body
    const from = request.client()
    const given = { token, email: email ?? null, name: name ?? null, password, code: code ?? null, from }
    return await answerNewSession(needs, await accept(needs, given), request)
  },
})
