import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { operation } from "#http/operation.ts"
import { listing, removal } from "#http/resource-operations.ts"
import { withLookahead } from "#http/wire/page.ts"
import { named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import { changeRole, removeMember as remove } from "#core/members/change-member.ts"
import { listMembers as list, readListed } from "#core/members/list-members.ts"
import type { ListedMember } from "#core/members/listed-member.ts"
import { MemberRefusal } from "#core/members/refusals.ts"
import { toSid } from "#core/std/ids.ts"
import { role } from "./member-schema.ts"
import type { SessionNeeds } from "./member-sessions.ts"

const memberSchema = named(
  "Member",
  "A person who can use the console.",
  z.object({
    sid: sid("member", "Identifier of the member."),
    email: noted(z.string(), "The email for sign-in.", "ann@example.com"),
    name: noted(z.string(), "The display name.", "Ann"),
    role: role("The member's role in the account."),
    is_operator: noted(
      z.boolean(),
      "True if the member is an operator of the installation, with access to all accounts.",
      false,
    ),
    has_totp: noted(z.boolean(), "True if the member has a second factor.", true),
    created_at: timestamp("The time when the person became a member."),
  }),
)

export const listMembers = listing<SessionNeeds>()({
  id: "listMembers",
  tag: "Console",
  noun: "members",
  summary: "List the members of the account",
  description: "Returns the members, newest first.",
  access: "viewer",
  schema: memberSchema,
  pages: ({ db }, { accountId }) => withLookahead((page) => list(db, accountId, page)),
  render: memberResource,
})

export const updateMember = operation<SessionNeeds>()({
  id: "updateMember",
  tag: "Console",
  summary: "Change a member's role",
  description: "Changes the role of a member. You cannot change the last owner of an account.",
  access: "owner",
  sid: "member",
  body: z.object({ role: role("The member's new role in the account.") }),
  responses: { 200: { description: "The member.", schema: memberSchema } },
  problems: ["member_not_found", "last_owner"],
  async handle({ db, clock, memberSessions }, { accountId, id, body }) {
    const member = await db.transaction(async (tx) => {
      await changeRole(tx, { accountId, memberId: id, role: body.role, now: clock.now() })
      return await readListed(tx, accountId, id)
    })
    memberSessions.forget(id)
    return answerMember(member)
  },
})

export const removeMember = removal<SessionNeeds>()({
  id: "removeMember",
  tag: "Console",
  summary: "Remove a member from the account",
  description:
    "Removes a member from the account. If the member has no other account and is not an operator, deletes the member with all sessions. You cannot remove the last owner.",
  access: "owner",
  sid: "member",
  outcome: "The member is removed from the account.",
  problems: ["last_owner"],
  async remove({ db, memberSessions }, { accountId, id }) {
    await db.transaction((tx) => remove(tx, { accountId, memberId: id }))
    memberSessions.forget(id)
  },
})

function answerMember(member: ListedMember | undefined) {
  if (!member) throw new MemberRefusal("member_not_found", "The member was removed at the same time. List the members.")
  return { status: 200, json: memberResource(member) }
}

function memberResource({ id, email, name, role: held, isOperator, hasTotp, createdAt }: ListedMember) {
  return {
    sid: toSid("member", id),
    email,
    name,
    role: held,
    is_operator: isOperator,
    has_totp: hasTotp,
    created_at: isoTime(createdAt),
  }
}
