import { listAccounts } from "#core/accounts/read-account.ts"
import { rotateToken } from "#core/accounts/rotate-token.ts"
import { createAccount, getOperatorAccount, updateAccount } from "#host/api/accounts.ts"
import { createIds, fromSid, toSid } from "#core/std/ids.ts"
import type { Command } from "./command.ts"
import { inStore } from "./in-store.ts"
import { commandFor } from "./command-for.ts"
import { inOneLine } from "./table.ts"

const created = "Account SID: {sid}\nAuth Token: {auth_token}\n{sender_notice}"

export const createAccountCommand: Command = commandFor("account create", createAccount, created, {
  sentence: "Creates an account and prints its sid and its token. The token is not shown again.",
  fixed: { name: "Account" },
  options: { name: "name", "rate-per-second": "rate_per_second", "phone-numbers-max": "phone_numbers_max" },
})

export const showAccountCommand: Command = commandFor("account show <sid>", getOperatorAccount, null)

export const setAccountCommand: Command = commandFor("account set <sid>", updateAccount, "Account {sid} changed.", {
  sentence:
    "Changes, suspends or reactivates an account. Servers refuse the credentials of a suspended account within five seconds.",
})

export const listAccountsCommand: Command = {
  name: "account list",
  operands: [],
  options: {},
  sentence: "Prints the sid, the status and the name of every account, oldest first.",
  async run(call) {
    const accounts = await inStore(call, (tx) => listAccounts(tx))
    for (const { id, status, name } of accounts) call.print(`${toSid("account", id)}  ${status}  ${inOneLine(name)}`)
    return 0
  },
}

/** The same overlap as in the API: the clients of the old token have a day to change. */
const overlapHoursDefault = 24
const overlapHoursMax = 24 * 30

export const rotateAccountCommand: Command = {
  name: "account rotate",
  operands: ["sid"],
  options: {
    "overlap-hours": `The number of hours for which the old token still works. Default: ${overlapHoursDefault}. 0 ends it now.`,
  },
  sentence: "Creates a new token for the account and prints it. The token is not shown again.",
  async run(call) {
    const accountId = fromSid("account", call.given.sid ?? "")
    if (!accountId)
      throw new Error(`"${call.given.sid}" is not an Account SID. An Account SID is AC and 32 hexadecimal digits.`)
    const hours = Number(call.given["overlap-hours"] ?? overlapHoursDefault)
    if (!(hours >= 0 && hours <= overlapHoursMax)) throw new Error(`--overlap-hours must be 0 to ${overlapHoursMax}.`)
    const overlapMs = hours * 3_600_000
    const authToken = await inStore(call, (tx) => {
      return rotateToken(tx, accountId, { newId: createIds(call.clock), now: call.clock.now(), overlapMs })
    })
    call.print(`Auth Token: ${authToken}`)
    return 0
  },
}
