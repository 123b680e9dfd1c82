import { isoTime } from "#std/iso-time.ts"
import { z } from "zod"
import { operation } from "#api/operation.ts"
import { answerList, withLookahead } from "#api/wire/page.ts"
import { exampleHex, named, noted, pageOf, pageParameters, sid, timestamp } from "#api/wire/schemas.ts"
import { changeRole, removeMember as remove } from "#members/change-member.ts"
import { listMembers as list, readListed } from "#members/list-members.ts"
import type { ListedMember } from "#members/listed-member.ts"
import { MemberRefusal } from "#members/refusals.ts"
import { toSid } from "#std/ids.ts"
import { role } from "./member-schema.ts"
import type { SessionNeeds } from "./sessions.ts"

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

const example = {
  sid: `MB${exampleHex}`,
  email: "ann@example.com",
  name: "Ann",
  role: "developer",
  is_operator: false,
  has_totp: true,
  created_at: "2026-11-21T08:30:00.000Z",
}

const page = pageOf("MemberPage", "A page of members.", memberSchema)
const pageExample = { data: [example], has_more: false, next_cursor: null }

export const listMembers = operation<SessionNeeds>()({
  id: "listMembers",
  tag: "Console",
  summary: "List the members of the account",
  description: "Returns the members, newest first.",
  scopes: [],
  access: "viewer",
  query: z.object(pageParameters),
  responses: { 200: { description: "A page of members.", schema: page, example: pageExample } },
  problems: ["invalid_cursor"],
  handle({ db }, { accountId, query }) {
    const read = withLookahead((wanted) => list(db, accountId, wanted))
    return answerList("members", query, read, memberResource)
  },
})

export const updateMember = operation<SessionNeeds>()({
  id: "updateMember",
  tag: "Console",
  summary: "Change a member's role",
  description: "Changes the role of a member. You cannot change the last owner of an account.",
  scopes: [],
  access: "owner",
  sid: "member",
  body: z.object({ role: role("The member's new role in the account.") }),
  responses: { 200: { description: "The member.", schema: memberSchema, example } },
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

export const removeMember = operation<SessionNeeds>()({
  id: "removeMember",
  tag: "Console",
  summary: "Remove a member from the account",
  description:
    "Removes a member from the account. If the member has no other account and is not an operator, deletes the member with all sessions. You cannot remove the last owner.",
  scopes: [],
  access: "owner",
  sid: "member",
  responses: { 204: { description: "The member is removed from the account.", schema: null } },
  problems: ["member_not_found", "last_owner"],
  async handle({ db, memberSessions }, { accountId, id }) {
    await db.transaction((tx) => remove(tx, { accountId, memberId: id }))
    memberSessions.forget(id)
    return { status: 204 }
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
