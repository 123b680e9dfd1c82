import * as rules from "#api/operator/sender-rules.ts"
import type { Command } from "./command.ts"
import { listAll } from "./list-all.ts"
import { withOperations } from "./operations.ts"
import { jsonFlag, printResult } from "./print-result.ts"
import { table } from "./table.ts"

const columns = ["sid", "account_sid", "kind", "sender", "needs_review", "is_conflict", "owner_account_sid", "note"]

export const listSenderRulesCommand: Command = {
  name: "sender-rule list",
  operands: [],
  options: {
    "account-sid": "Only rules of this account.",
    "needs-review": "true: only unconfirmed rules from an upgrade; false: only the others.",
    "is-conflict": "true: only rules whose sender another account owns or uses; false: only the others.",
  },
  flags: jsonFlag,
  sentence: "Prints the sender rules, newest first.",
  async run(call) {
    const { "account-sid": account_sid, "needs-review": needs_review, "is-conflict": is_conflict } = call.given
    const query = { account_sid, needs_review, is_conflict }
    const all = await withOperations(call, (ask) => listAll(ask, rules.listSenderRules, query))
    const rows = all.map((rule) => columns.map((column) => String((rule[column] as string | null) ?? "*")))
    const headings = columns.map((column) => column.toUpperCase())
    printResult(call, all, table(headings, rows))
    return 0
  },
}

export const addSenderRuleCommand: Command = {
  name: "sender-rule add",
  operands: ["kind"],
  options: {
    sender: "The sender of an exact rule, or a pattern in which * stands for any characters.",
    "account-sid": "Only for this account; for every account unless given.",
    note: "Why the rule exists.",
  },
  flags: jsonFlag,
  sentence: "Allows senders that no account owns. The kind is exact, pattern or any.",
  async run(call) {
    const { kind, sender, note, "account-sid": account_sid } = call.given
    const form = { kind, sender, note, account_sid }
    const rule = await withOperations(call, (ask) => ask("POST", rules.createSenderRule, { form }))
    printResult(call, rule, [`Sender rule ${String(rule["sid"])} is created. A running server uses it within seconds.`])
    return 0
  },
}

export const keepSenderRuleCommand: Command = {
  name: "sender-rule keep",
  operands: ["sid"],
  options: {},
  flags: jsonFlag,
  sentence: "Confirms a rule that an upgrade made, and ends its conflict.",
  async run(call) {
    const { sid } = call.given
    const asked = { sid, form: { needs_review: "false" } }
    const rule = await withOperations(call, (ask) => ask("PATCH", rules.updateSenderRule, asked))
    printResult(call, rule, [`Sender rule ${sid} is confirmed.`])
    return 0
  },
}

export const removeSenderRuleCommand: Command = {
  name: "sender-rule remove",
  operands: ["sid"],
  options: {},
  sentence: "Deletes a sender rule. New messages can no longer use the senders that only this rule allowed.",
  async run(call) {
    const { sid } = call.given
    await withOperations(call, (ask) => ask("DELETE", rules.deleteSenderRule, { sid }))
    call.print(`Sender rule ${sid} is deleted.`)
    return 0
  },
}
