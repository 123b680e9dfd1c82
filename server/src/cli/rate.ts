import * as rates from "#api/operator/rates.ts"
import type { Command } from "./command.ts"
import { listAll } from "./list-all.ts"
import { whenUsed, withOperations } from "./operations.ts"
import { jsonFlag, printResult } from "./print-result.ts"
import { readTextFile } from "./read-secret.ts"
import { table } from "./table.ts"

export const listRatesCommand: Command = {
  name: "rate list",
  operands: ["carrier_sid"],
  options: { prefix: "Only the rate for exactly this prefix." },
  flags: jsonFlag,
  sentence: "Prints what a carrier charges for a segment, by prefix.",
  async run(call) {
    const { carrier_sid, prefix } = call.given
    const all = await withOperations(call, (ask) => listAll(ask, rates.listRates, { carrier_sid, prefix }))
    const sorted = all.toSorted((a, b) => (String(a["prefix"]) < String(b["prefix"]) ? -1 : 1))
    const rows = sorted.map(({ prefix: digits, price, price_unit, sid }) =>
      [digits === "" ? "*" : digits, price, price_unit, sid].map(String),
    )
    printResult(call, sorted, table(["PREFIX", "PRICE", "UNIT", "SID"], rows))
    return 0
  },
}

export const importRatesCommand: Command = {
  name: "rate import",
  operands: ["carrier_sid", "file"],
  options: { "price-unit": "The currency of the prices, as three capitals. Required." },
  flags: jsonFlag,
  sentence:
    'Makes a price list the carrier\'s rates, in place of those before: all of it or, when a line is wrong, nothing. The file is CSV with prefix and price, or JSON: [{"prefix": "49", "price": "0.0725"}]. "-" reads the standard input.',
  async run(call) {
    const { carrier_sid: sid, file = "", "price-unit": price_unit } = call.given
    const text = file === "-" ? await call.readInput() : await readTextFile(file)
    const list = /^\s*\[/.test(text) ? { rates: readJson(text, file) } : { csv: text }
    const asked = { sid, json: { price_unit, ...list } }
    const card = await withOperations(call, (ask) => ask("POST", rates.replaceRates, asked))
    printResult(call, card, [
      `Carrier ${sid} has ${String(card["rates_count"])} rates in ${String(card["price_unit"])}. ${whenUsed}`,
    ])
    return 0
  },
}

export const removeRateCommand: Command = {
  name: "rate remove",
  operands: ["sid"],
  options: {},
  sentence: "Removes one rate. From then on a shorter prefix decides, or the price is not known.",
  async run(call) {
    const { sid } = call.given
    await withOperations(call, (ask) => ask("DELETE", rates.deleteRate, { sid }))
    call.print(`Rate ${sid} is gone. ${whenUsed}`)
    return 0
  },
}

function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}.`, { cause: error })
  }
}
