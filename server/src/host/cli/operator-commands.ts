import * as deadLetters from "#messaging/api/dead-letters.ts"
import * as numbers from "#messaging/api/operator-phone-numbers.ts"
import * as rates from "#messaging/api/rates.ts"
import * as routes from "#messaging/api/carrier-routes.ts"
import * as rules from "#messaging/api/sender-rules.ts"
import { getOperatorTimeline } from "#messaging/api/traces.ts"
import * as verifications from "#host/api/verifications.ts"
import { listOperatorPaymentProviderKinds } from "#payments/api/payment-provider-kinds.ts"
import * as blocks from "#auth/api/verification-blocks.ts"
import type { Operation } from "#http/operation.ts"
import { commandFor } from "./command-for.ts"
import type { Command, CommandCall } from "./command.ts"
import { reloadNote, type CommandNeeds, type Resource } from "./operations.ts"
import { parseJson, readTextFile } from "./read-file.ts"

const routeColumns = ["sid", "carrier_sid", "prefix", "channel", "sender", "account_sid", "tag", "priority", "weight", "status"] // oxfmt-ignore

export const routeCommands = [
  commandFor("route list", routes.listRoutes, routeColumns),
  commandFor("route show <sid>", routes.getRoute, null),
  commandFor("route add <carrier_sid>", routes.createRoute, `Route {sid} created. ${reloadNote}`),
  commandFor("route set <sid>", routes.updateRoute, `Route {sid} changed. ${reloadNote}`),
  commandFor("route remove <sid>", routes.deleteRoute, `Route {sid} deleted. ${reloadNote}`),
]

const rateColumns = ["prefix", "price", ["unit", ({ price_unit }: Resource) => String(price_unit)], "sid"] as const
const noneNote = 'For customer rates, use "none" in place of the sid.'

function importCommand(operation: Operation<CommandNeeds>, whose: string): Command {
  const imported = `${whose} has {rates_count} rates in {price_unit}. ${reloadNote}`
  return commandFor("rate import <carrier_sid> <file>", operation, imported, {
    sentence: `Replaces all rates of the carrier with a price list. If any line is invalid, nothing changes. The file is CSV with prefix and price, or JSON: [{"prefix": "49", "price": "0.0725"}]. "-" reads the standard input. ${noneNote}`,
    options: { "price-unit": "price_unit" },
    async read(call) {
      const { carrier_sid: sid, file = "" } = call.given
      const text = await readTextFile(call, file)
      const list = /^\s*\[/.test(text) ? { rates: parseJson(text, file) } : { csv: text }
      return () => ({ sid, ...list })
    },
  })
}

const importRates = importCommand(rates.replaceRates, "Carrier {carrier_sid}")
const importCustomerRates = importCommand(rates.replaceCustomerRates, "The price list of accounts")

export const rateCommands = [
  commandFor("rate list <carrier_sid>", rates.listRates, rateColumns, {
    sentence: `Prints the carrier's prices of a segment, by prefix. ${noneNote}`,
    sortedBy: "prefix",
  }),
  commandFor("rate show <sid>", rates.getRate, null),
  commandFor("rate add <carrier_sid>", rates.createRate, `Rate {sid} created. ${reloadNote}`, {
    sentence: `Adds one rate to the price list of a carrier. ${noneNote}`,
    read:
      async ({ given }) =>
      () =>
        given["carrier_sid"] === "none" ? { carrier_sid: undefined } : {},
  }),
  commandFor("rate set <sid>", rates.updateRate, `Rate {sid} changed. ${reloadNote}`, {
    sentence: "Changes the price of a rate. You cannot change its carrier, prefix or currency.",
  }),
  {
    ...importRates,
    run: (call: CommandCall) => (call.given["carrier_sid"] === "none" ? importCustomerRates : importRates).run(call),
  },
  commandFor("rate remove <sid>", rates.deleteRate, `Rate {sid} deleted. ${reloadNote}`),
]

const numberColumns = ["sid", "number", "status", "account_sid", "owner_account_sid"]
const assigned = "Account {account_sid} owns {number} ({sid})."
const moved = "{number} of account {account_sid} has moved."

export const numberCommands = [
  commandFor("number list", numbers.listOperatorPhoneNumbers, numberColumns, { empty: "-" }),
  commandFor("number show <sid>", numbers.getOperatorPhoneNumber, null),
  commandFor("number assign <account_sid> <number>", numbers.assignPhoneNumber, assigned),
  commandFor("number approve <sid>", numbers.updatePhoneNumber, "{number} of account {account_sid} is active.", {
    sentence: "Approves an account's request, so that the account owns the number.",
    fixed: { status: "active" },
  }),
  commandFor("number reject <sid>", numbers.updatePhoneNumber, "{number} of account {account_sid} is rejected.", {
    sentence: "Rejects an account's request for a number.",
    fixed: { status: "rejected" },
    options: { reason: "rejected_reason" },
  }),
  commandFor("number move <sid> <account_sid>", numbers.updatePhoneNumber, moved, {
    sentence:
      "Moves a number to another account. Recipients who opted out from the number are also opted out at the new account.",
    fixed: {},
  }),
  commandFor("number release <sid>", numbers.releasePhoneNumber, "Phone number {sid} released."),
]

const ruleColumns = ["sid", "account_sid", "kind", "sender", "needs_review", "is_conflict", "owner_account_sid", "note"]
const ruleCreated = "Sender rule {sid} created. A running server uses it within seconds."

export const senderRuleCommands = [
  commandFor("sender-rule list", rules.listSenderRules, ruleColumns),
  commandFor("sender-rule show <sid>", rules.getSenderRule, null),
  commandFor("sender-rule add <kind>", rules.createSenderRule, ruleCreated, {
    sentence: "Allows senders that no account owns. The kind is exact, pattern or any.",
  }),
  commandFor("sender-rule keep <sid>", rules.updateSenderRule, "Sender rule {sid} confirmed.", {
    sentence: "Confirms a rule that an upgrade created, and ends its conflict.",
    fixed: { needs_review: "false" },
  }),
  commandFor("sender-rule remove <sid>", rules.deleteSenderRule, "Sender rule {sid} deleted."),
]

const deadLetterColumns = ["sid", "carrier_sid", "from", "to", "error", "received_at", "retry_at"]

export const deadLetterCommands = [
  commandFor("dead-letter list", deadLetters.listDeadLetters, deadLetterColumns),
  commandFor("dead-letter retry <sid>", deadLetters.retryDeadLetter, "A running server retries {sid} within a minute."),
  commandFor("dead-letter discard <sid>", deadLetters.discardDeadLetter, "Dead letter {sid} deleted."),
]

const blockColumns = ["sid", "account_sid", "scope", "key", "sends", "approvals", "dry_run", "ends_at", "released_at"]
const scoreColumns = ["prefix", "score", "sends", "approvals", "blocked_until"]
const countColumns = ["account_sid", "sent", "delivered", "approved", "blocked", "conversion"]

export const verificationCommands = [
  commandFor("verification summary", verifications.summarizeOperatorVerifications, countColumns, {
    sentence:
      "Counts verifications by account, to show where SMS pumping happens. The first account has the most messages without an approval.",
    empty: "-",
  }),
  commandFor("verification-block list", blocks.listOperatorVerificationBlocks, blockColumns, { empty: "-" }),
  commandFor(
    "verification-block release <sid>",
    blocks.releaseOperatorVerificationBlock,
    "Block {sid} of account {account_sid} is released.",
  ),
  commandFor("verification-score list", verifications.listOperatorVerificationScores, scoreColumns, { empty: "-" }),
  commandFor(
    "verification-score clear <prefix>",
    verifications.clearOperatorVerificationScore,
    "The score of {prefix} is clear in all accounts.",
  ),
]

export const providerKindCommand = commandFor(
  "payment-provider-kind list",
  listOperatorPaymentProviderKinds,
  ["kind", "name", ["settings", namesIn("settings")], ["secrets", namesIn("secrets")]],
  { sentence: "Lists the kinds of payment providers, each with the settings and secrets that an account can enter." },
)

function namesIn(part: string): (kind: Resource) => string {
  return ({ [part]: schema }) => Object.keys((schema as { properties: object }).properties).join(", ")
}

export const timelineCommand = commandFor(
  "message timeline <sid>",
  getOperatorTimeline,
  ["occurred_at", "kind", "type", "detail"],
  {
    sentence: "Prints the timeline of a message of any account, with the exchanges of a traced carrier.",
    empty: "-",
  },
)
