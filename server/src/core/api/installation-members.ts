import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { operation } from "#http/operation.ts"
import { removal } from "#http/resource-operations.ts"
import { answerList, withLookahead } from "#http/wire/page.ts"
import { named, noted, pageOf, pageParameters, sid, timestamp } from "#http/wire/schemas.ts"
import { changeOperator, deleteMemberEverywhere } from "#core/members/change-installation-member.ts"
import { listInstallationMembers as list, readInstallationMember } from "#core/members/list-installation-members.ts"
import type { InstallationMember } from "#core/members/listed-member.ts"
import { MemberRefusal } from "#core/members/refusals.ts"
import { toSid } from "#core/std/ids.ts"
import { memberSessionOf, type SessionNeeds } from "./member-sessions.ts"

const memberSchema = named(
  "InstallationMember",
  "A person who can use the console, as seen by operators.",
  z.object({
    sid: sid("member", "Identifier of the member."),
    email: noted(z.string(), "The email for sign-in.", "ann@example.com"),
    name: noted(z.string(), "The display name.", "Ann"),
    is_operator: noted(
      z.boolean(),
      "True if the member is an operator of the installation, with access to all accounts.",
      true,
    ),
    has_totp: noted(z.boolean(), "True if the member has a second factor.", true),
    account_count: noted(z.int(), "The number of the member's accounts, including suspended accounts.", 1),
    created_at: timestamp("The time when the person became a member."),
  }),
)

export const listInstallationMembers = operation<SessionNeeds>()({
  id: "listInstallationMembers",
  tag: "Console",
  summary: "List all members",
  description: "Returns the members of every account, and members without an account, newest first.",
  access: "operator",
  query: z.object({
    ...pageParameters,
    outside_accounts: noted(
      z.boolean().default(false),
      "True returns only members that no owner can delete: operators, and members without an account.",
      true,
    ),
  }),
  responses: {
    200: {
      description: "A page of members.",
      schema: pageOf("InstallationMemberPage", "A page of members of the installation.", memberSchema),
    },
  },
  problems: ["invalid_cursor"],
  handle({ db }, { query: { outside_accounts: outsideAccounts, ...page } }) {
    const read = withLookahead((wanted) => list(db, { outsideAccounts }, wanted))
    return answerList("all_members", page, read, memberResource)
  },
})

export const updateInstallationMember = operation<SessionNeeds>()({
  id: "updateInstallationMember",
  tag: "Console",
  summary: "Change whether a member is an operator",
  description: "Makes a member an operator, or a normal member again. The last operator cannot change.",
  access: "operator",
  sid: "member",
  body: z.object({
    is_operator: noted(
      z.boolean(),
      "True if the member is an operator of the installation, with access to all accounts.",
      true,
    ),
  }),
  responses: { 200: { description: "The member.", schema: memberSchema } },
  problems: ["member_not_found", "last_operator"],
  async handle({ db, memberSessions }, { id, body }) {
    const member = await db.transaction(async (tx) => {
      await changeOperator(tx, id, body.is_operator)
      return await readInstallationMember(tx, id)
    })
    memberSessions.forget(id)
    if (!member)
      throw new MemberRefusal("member_not_found", "The member was removed at the same time. List the members.")
    return { status: 200, json: memberResource(member) }
  },
})

export const removeInstallationMember = removal<SessionNeeds>()({
  id: "removeInstallationMember",
  tag: "Console",
  summary: "Delete a member",
  description:
    "Deletes a member, with all accounts, sessions and invites that only this member can use. You cannot delete yourself, the last operator, or the last owner of an account.",
  access: "operator",
  sid: "member",
  outcome: "Member deleted.",
  problems: ["removing_yourself", "last_operator", "last_owner"],
  async remove({ db, memberSessions }, request) {
    const { memberId: askedBy } = memberSessionOf(request)
    await db.transaction((tx) => deleteMemberEverywhere(tx, { memberId: request.id, askedBy }))
    memberSessions.forget(request.id)
  },
})

function memberResource({ id, email, name, isOperator, hasTotp, accountCount, createdAt }: InstallationMember) {
  return {
    sid: toSid("member", id),
    email,
    name,
    is_operator: isOperator,
    has_totp: hasTotp,
    account_count: accountCount,
    created_at: isoTime(createdAt),
  }
}
