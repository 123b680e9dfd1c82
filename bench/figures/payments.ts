import { Bench } from "../system/bench.ts"
import { OtherVersion } from "../system/other-version.ts"
import type { Figure } from "./figure.ts"
import { once, sayStatements } from "./measure-cost.ts"
import { PayingShop } from "./paying-shop.ts"

const paymentsDefault = 15_000
const warmUp = 5_000
/** The cores of the machine in the goal. */
const cores = 2

export const payments: Figure = {
  name: "payments",
  sentence:
    "POST /v1/payments with a token of the simulator: the answer says that the payment is completed, booked and announced. Processor time of one payment, from the difference of a long and a short run. Linux only.",
  goals: [
    { column: "payments/s", is: "at least", value: 1_000 },
    { column: "processor us", is: "at most", value: (cores * 1e6) / 1_000 },
  ],
  async measure(settings, say) {
    const many = settings.messages ?? paymentsDefault
    if (settings.hasStatements) {
      const counting = await PayingShop.open(await Bench.start(settings, { hasStatements: true }))
      await sayStatements({ name: "payments", of: "payment" }, counting, many, say)
    }
    const other = settings.beside === undefined ? null : await OtherVersion.checkOut(settings.beside)
    const now = await PayingShop.open(await Bench.start(settings))
    const before = other && (await PayingShop.open(await Bench.start(settings, { root: other.root })))
    try {
      for (const shop of [now, before]) if (shop) await once(shop, warmUp)
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        const row: Record<string, number> = await now.measure(many)
        if (before) row["of before"] = row["processor us"]! / (await before.measure(many))["processor us"]
        rows.push(row)
        say(`run ${round}: ${Math.round(row["payments/s"]!)}/s, ${Math.round(row["processor us"]!)} us a payment`)
      }
      return { rows, postgresql: now.postgresql }
    } finally {
      await Promise.all([now.stop(), before?.stop()])
      await other?.remove()
    }
  },
}
