import * as routes from "#api/operator/routes.ts"
import type { Command } from "./command.ts"
import { listAll } from "./list-all.ts"
import { whenUsed, withOperations } from "./operations.ts"
import { jsonFlag, printResult } from "./print-result.ts"
import { table } from "./table.ts"

const rank = {
  priority: "The lowest first; 100 unless given.",
  weight: "The share among routes that are otherwise equal; 1 unless given.",
  status: "enabled or disabled.",
}

export const listRoutesCommand: Command = {
  name: "route list",
  operands: [],
  options: {},
  flags: jsonFlag,
  sentence: "Prints the routes, the newest first.",
  async run(call) {
    const all = await withOperations(call, (ask) => listAll(ask, routes.listRoutes))
    const rows = all.map((route) => columns.map((column) => textOf(route[column])))
    printResult(
      call,
      all,
      table(
        columns.map((column) => column.toUpperCase()),
        rows,
      ),
    )
    return 0
  },
}

const columns = [
  "sid",
  "carrier_sid",
  "prefix",
  "channel",
  "sender",
  "account_sid",
  "tag",
  "priority",
  "weight",
  "status",
]

export const addRouteCommand: Command = {
  name: "route add",
  operands: ["carrier_sid"],
  options: {
    prefix: "Only recipients whose number begins so, without the plus.",
    channel: "Only messages of this channel, such as sms, mms, email or whatsapp.",
    sender: "Only messages from this sender.",
    "account-sid": "Only messages of this account.",
    tag: "Only messages with this tag.",
    ...rank,
  },
  flags: jsonFlag,
  sentence: "Leads messages to a carrier: those that meet all conditions that are given, or every one.",
  async run(call) {
    const { "account-sid": account_sid, ...given } = call.given
    const form = { ...given, account_sid }
    const route = await withOperations(call, (ask) => ask("POST", routes.createRoute, { form }))
    printResult(call, route, [`Route ${String(route["sid"])} created. ${whenUsed}`])
    return 0
  },
}

export const setRouteCommand: Command = {
  name: "route set",
  operands: ["sid"],
  options: { "carrier-sid": "The carrier that it leads to.", ...rank },
  flags: jsonFlag,
  sentence: "Changes a route. Its conditions cannot change: add another route and remove this one.",
  async run(call) {
    const { sid, "carrier-sid": carrier_sid, ...given } = call.given
    const form = { ...given, carrier_sid }
    const route = await withOperations(call, (ask) => ask("PATCH", routes.updateRoute, { sid, form }))
    printResult(call, route, [`Route ${String(route["sid"])} is changed. ${whenUsed}`])
    return 0
  },
}

export const removeRouteCommand: Command = {
  name: "route remove",
  operands: ["sid"],
  options: {},
  sentence: "Removes a route. Messages that were accepted before keep their carrier.",
  async run(call) {
    const { sid } = call.given
    await withOperations(call, (ask) => ask("DELETE", routes.deleteRoute, { sid }))
    call.print(`Route ${sid} is gone. ${whenUsed}`)
    return 0
  },
}

/** A null condition matches everything. */
function textOf(value: unknown): string {
  return value === null ? "*" : String(value as string | number)
}
