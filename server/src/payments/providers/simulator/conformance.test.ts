import { after } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { checkProvider } from "#payments/providers/conformance.ts"
import { signNotification } from "./signed-notification.ts"
import { SimulatorStage, stageKey } from "./testing.ts"

const store = await openTestStore()
after(() => store.close())

checkProvider("The simulator", () => Promise.resolve(make("sim_ok")), ["requests"])
checkProvider("The simulator that takes time", () => Promise.resolve(make("sim_refund_async")), ["requests"])

function make(token: string) {
  const stage = new SimulatorStage(store.db)
  const { provider, payments, accountId, clock } = stage
  payments.start()
  let notifications = 0
  return {
    provider,
    token,
    declinedToken: "sim_decline",
    unknownReference: "sim_PY0123456789abcdef0123456789abcdef-1",
    pay: async (reference: string) => void (await payments.actOnPage(accountId, reference, "pay")),
    notification: (charge: string, ageMs: number) => {
      const content = { id: `simev_${++notifications}`, charge, paymentSid: "PY0123456789abcdef0123456789abcdef" }
      return Promise.resolve(signNotification(content, { key: stageKey, accountId, now: clock.now() - ageMs }))
    },
    elapse: () => stage.pass(10),
    close: () => payments.stop(),
  }
}
