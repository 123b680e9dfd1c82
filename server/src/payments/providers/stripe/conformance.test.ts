import { checkProvider, type ProviderUnderTest } from "../conformance.ts"
import { startStripe, webhookSecret } from "./testing.ts"

checkProvider("Stripe", () => make({ multicapture: true }))
checkProvider("Stripe without several captures", () => make({}), ["multiple captures"])

async function make(options: { multicapture?: boolean }): Promise<ProviderUnderTest> {
  const stage = await startStripe(options)
  const { provider, stripe, setTrouble, elapse, close } = stage
  return {
    provider,
    token: "pm_card_visa",
    declinedToken: "pm_card_chargeDeclinedInsufficientFunds",
    unknownReference: "pi_unknown",
    refusedAmounts: [
      [100_000_000, "EUR"],
      [1_000_000, "ISK"],
      [150, "MGA"],
      [1_000_000, "UGX"],
      [1_005, "KWD"],
      [100_000_000, "BHD"],
      [1_000, "IQD"],
      [10_000, "CLF"],
    ],
    pay: async (reference) => stripe.pay(reference),
    async notification(reference, ageMs) {
      const intent = stripe.intents.find(({ id }) => id === reference) ?? {}
      return stripe.notification(intent, { secret: webhookSecret, ageMs })
    },
    setTrouble,
    elapse,
    close,
  }
}
