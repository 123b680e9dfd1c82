import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, removal, retrieval } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { withLookahead } from "#http/wire/page.ts"
import { exampleHex, named, noted, sid, sidParameter, text, timestamp } from "#http/wire/schemas.ts"
import type { Database, Tx } from "#core/db/database.ts"
import { parseSender } from "#messaging/numbers/address.ts"
import * as domain from "#messaging/numbers/sender-rules.ts"
import { senderRuleKinds, type SenderRule } from "#messaging/numbers/sender-rule.ts"
import type { Senders } from "#messaging/numbers/senders.ts"
import { toSid, type NewId } from "#core/std/ids.ts"

export interface SenderRuleNeeds extends IdempotencyNeeds {
  db: Tx & Pick<Database, "transaction">
  newId: NewId
  senders: Pick<Senders, "forgetRules">
}

const kind = z.enum(senderRuleKinds)
const accountSid = sidParameter("account", "The account to filter by.")

const schema = named(
  "SenderRule",
  "A rule that allows senders that no account owns. It never allows a number that another account owns.",
  z.object({
    sid: sid("senderRule", "Identifier of the rule."),
    account_sid: sid("account", "The account of the rule. Null for every account.").nullable(),
    kind: noted(
      kind,
      "The kind of rule: `exact` allows one sender, `pattern` allows all matching senders, `any` allows every sender.",
      "exact",
    ),
    sender: noted(
      z.string().nullable(),
      "The sender or the pattern in lower case. Case does not matter. Null for `any`.",
      "bellhotels",
    ),
    note: noted(z.string().nullable(), "The reason for the rule. Null without a note.", "Approved by letter of 3 May."),
    needs_review: noted(
      z.boolean(),
      "True if an upgrade created the rule from the account's past messages, and the operator has not confirmed it.",
      false,
    ),
    is_conflict: noted(
      z.boolean(),
      "True if the rule needs review, and another account owns the sender or has an exact rule for it.",
      false,
    ),
    owner_account_sid: sid(
      "account",
      "The account that owns the sender of an `exact` rule. Null if no account owns it.",
    ).nullable(),
    created_at: timestamp("The time of creation."),
  }),
)

const example = exampleOf(schema, {
  account_sid: `AC${exampleHex}`,
  note: null,
})

export const createSenderRule = operation<SenderRuleNeeds>()({
  id: "createSenderRule",
  tag: "Operator",
  summary: "Allow a sender",
  description:
    "Allows an account, or every account, to send from senders that no account owns. The rule applies at once in processes of this machine, and within two seconds on other machines. A rule never allows a number that another account owns.",
  body: z.object({
    account_sid: noted(accountSid.optional(), "The account of the rule. Default: every account.", `AC${exampleHex}`),
    kind: noted(
      kind,
      "The kind of rule: `exact` allows one sender, `pattern` allows all matching senders, `any` allows every sender.",
      "exact",
    ),
    sender: noted(
      text(320).optional(),
      "The sender. For `exact`, send an address as in `from` of a message. For `pattern`, send 2 to 64 characters, in which `*` stands for any characters. Omit it for `any`.",
      "BellHotels",
    ),
    note: noted(text(200).optional(), "The reason for the rule, up to 200 characters.", "Approved by letter of 3 May."),
  }),
  bodyExamples: {
    exact: { summary: "One sender", value: { account_sid: `AC${exampleHex}`, kind: "exact", sender: "BellHotels" } },
    pattern: {
      summary: "A range of numbers",
      value: { account_sid: `AC${exampleHex}`, kind: "pattern", sender: "+1555123*" },
    },
    everything: { summary: "Any sender", value: { account_sid: `AC${exampleHex}`, kind: "any" } },
  },
  responses: { 201: { description: "Sender rule created.", schema, example } },
  problems: ["invalid_address", "sender_rule_exists", "sender_rules_exhausted"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const { account_sid: accountId = null, kind: wanted, sender, note = null } = request.body
      const rule = { accountId, kind: wanted, sender: readSender(wanted, sender), note }
      const created = await domain.createSenderRule(tx, rule, { newId: needs.newId, now: needs.clock.now() })
      tx.onCommit(() => needs.senders.forgetRules(accountId))
      return { status: 201, json: render(created) }
    }),
})

export const listSenderRules = listing<SenderRuleNeeds>()({
  id: "listSenderRules",
  tag: "Operator",
  noun: "sender rules",
  description:
    "Returns sender rules, newest first. `is_conflict=true` returns the senders that an upgrade found with several accounts.",
  filters: {
    account_sid: noted(accountSid.optional(), "The account to filter by.", `AC${exampleHex}`),
    sender: noted(text(320).optional(), "The sender or pattern to filter by.", "BellHotels"),
    needs_review: noted(
      z.boolean().optional(),
      "True returns only rules that need review, false returns only the others.",
      true,
    ),
    is_conflict: noted(
      z.boolean().optional(),
      "True returns only rules in conflict, false returns only the others.",
      true,
    ),
  },
  schema,
  example,
  pages({ db }, { query }) {
    const { account_sid: accountId, sender, needs_review: needsReview, is_conflict: isConflict } = query
    const filter = { accountId, sender, needsReview, isConflict }
    return withLookahead((page) => domain.listSenderRules(db, filter, page))
  },
  render,
})

export const getSenderRule = retrieval<SenderRuleNeeds>()({
  id: "getSenderRule",
  tag: "Operator",
  noun: "sender rule",
  description: "Returns one sender rule.",
  sid: "senderRule",
  schema,
  example,
  read: async ({ db }, { id }) => render(await domain.getSenderRule(db, id)),
})

export const updateSenderRule = operation<SenderRuleNeeds>()({
  id: "updateSenderRule",
  tag: "Operator",
  summary: "Confirm a sender rule",
  description:
    "Confirms a rule that an upgrade created, and ends its conflict. Send `needs_review=false`. The senders of a rule cannot change: create another rule and delete this one.",
  sid: "senderRule",
  body: z.object({ needs_review: noted(z.boolean(), "True if the operator must still review the rule.", false) }),
  bodyExamples: { keep: { summary: "Keep the rule", value: { needs_review: false } } },
  responses: { 200: { description: "The current sender rule.", schema, example } },
  problems: ["sender_rule_not_found"],
  async handle({ db }, { id, body }) {
    const rule = await db.transaction((tx) => domain.reviewSenderRule(tx, id, body.needs_review))
    return { status: 200, json: render(rule) }
  },
})

export const deleteSenderRule = removal<SenderRuleNeeds>()({
  id: "deleteSenderRule",
  tag: "Operator",
  summary: "Delete a sender rule",
  description:
    "Deletes a sender rule. New messages can no longer use the senders that only this rule allowed. Posthorn still sends the messages that it has accepted.",
  sid: "senderRule",
  outcome: "Sender rule deleted.",
  async remove({ db, senders }, { id }) {
    senders.forgetRules(await db.transaction((tx) => domain.deleteSenderRule(tx, id)))
  },
})

/** The characters of senders, and `*`. */
const pattern = /^[\p{L}\p{N} &+.*:@_-]{2,64}$/u

function readSender(wanted: SenderRule["kind"], sender: string | undefined): string | null {
  const refuse = (detail: string, code: "invalid_parameter" | "invalid_address" = "invalid_parameter") => {
    return new Problem(code, detail, { param: "sender" })
  }
  if (wanted === "any") {
    if (sender === undefined) return null
    throw refuse("You cannot send `sender` when `kind` is any. Remove it.")
  }
  if (sender === undefined) throw refuse(`\`sender\` is required when \`kind\` is ${wanted}. Add it.`)
  if (wanted === "exact") {
    const parsed = parseSender(sender)
    if (parsed.kind === "fault") throw refuse(`\`sender\` is not a sender. ${parsed.sentence}`, "invalid_address")
    return parsed.text
  }
  if (!sender.includes("*"))
    throw refuse("`sender` must contain `*` when `kind` is pattern. For one sender use `kind=exact`.")
  if (/^\*+$/.test(sender)) throw refuse("`sender` must contain more than `*`. For every sender use `kind=any`.")
  if (!pattern.test(sender))
    throw refuse("`sender` must be 2 to 64 letters, digits, spaces and & + . : @ _ - * when `kind` is pattern.")
  return sender
}

function render(rule: SenderRule) {
  return {
    sid: toSid("senderRule", rule.id),
    account_sid: rule.accountId && toSid("account", rule.accountId),
    kind: rule.kind,
    sender: rule.sender,
    note: rule.note,
    needs_review: rule.needsReview,
    is_conflict: rule.isConflict,
    owner_account_sid: rule.ownerId && toSid("account", rule.ownerId),
    created_at: isoTime(rule.createdAt),
  }
}
