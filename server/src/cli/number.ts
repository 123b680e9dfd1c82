import * as numbers from "#api/operator/phone-numbers.ts"
import type { CommandCall, Command } from "./command.ts"
import { listAll } from "./list-all.ts"
import { withOperations, type Resource } from "./operations.ts"
import { jsonFlag, printResult } from "./print-result.ts"
import { table } from "./table.ts"

const columns = ["sid", "number", "status", "account_sid", "owner_account_sid"]

export const listNumbersCommand: Command = {
  name: "number list",
  operands: [],
  options: {
    "account-sid": "Only numbers of this account.",
    status: "Only numbers in this status: pending, active or rejected.",
    number: "Only this number.",
  },
  flags: jsonFlag,
  sentence: "Prints the phone numbers and requests of all accounts, newest first.",
  async run(call) {
    const { "account-sid": account_sid, status, number } = call.given
    const query = { account_sid, status, number }
    const all = await withOperations(call, (ask) => listAll(ask, numbers.listOperatorPhoneNumbers, query))
    const rows = all.map((entry) => columns.map((column) => String((entry[column] as string | null) ?? "-")))
    const headings = columns.map((column) => column.toUpperCase())
    printResult(call, all, table(headings, rows))
    return 0
  },
}

export const assignNumberCommand: Command = {
  name: "number assign",
  operands: ["account_sid", "number"],
  options: { capabilities: "The channels of the number: sms, mms, or both with a comma between (default)." },
  flags: jsonFlag,
  sentence: "Makes an account the owner of a phone number, a short code or a sender id.",
  async run(call) {
    const { account_sid, number, capabilities } = call.given
    const form = { account_sid, number, capabilities }
    const assigned = await withOperations(call, (ask) => ask("POST", numbers.assignPhoneNumber, { form }))
    printResult(call, assigned, [
      `Account ${account_sid} owns ${String(assigned["number"])} (${String(assigned["sid"])}).`,
    ])
    return 0
  },
}

export const approveNumberCommand: Command = {
  name: "number approve",
  operands: ["sid"],
  options: {},
  flags: jsonFlag,
  sentence: "Approves an account's request: the account then owns the number.",
  run: (call) => decide(call, { status: "active" }, "is active"),
}

export const rejectNumberCommand: Command = {
  name: "number reject",
  operands: ["sid"],
  options: { reason: "Why, up to 200 characters. The account can read it." },
  flags: jsonFlag,
  sentence: "Rejects an account's request for a number.",
  run: (call) => decide(call, { status: "rejected", rejected_reason: call.given["reason"] }, "is rejected"),
}

export const moveNumberCommand: Command = {
  name: "number move",
  operands: ["sid", "account_sid"],
  options: {},
  flags: jsonFlag,
  sentence: "Moves a number to another account. Recipients who opted out from it stay opted out.",
  run: (call) => decide(call, { account_sid: call.given["account_sid"] }, "has moved"),
}

export const releaseNumberCommand: Command = {
  name: "number release",
  operands: ["sid"],
  options: {},
  sentence: "Takes a number from its account. Messages to it no longer arrive.",
  async run(call) {
    const { sid } = call.given
    await withOperations(call, (ask) => ask("DELETE", numbers.releasePhoneNumber, { sid }))
    call.print(`${sid} is released.`)
    return 0
  },
}

async function decide(call: CommandCall, form: Record<string, string | undefined>, outcome: string): Promise<number> {
  const { sid } = call.given
  const number: Resource = await withOperations(call, (ask) => ask("PATCH", numbers.updatePhoneNumber, { sid, form }))
  printResult(call, number, [`${String(number["number"])} of account ${String(number["account_sid"])} ${outcome}.`])
  return 0
}
