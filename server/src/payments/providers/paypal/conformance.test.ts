import { checkProvider } from "#payments/providers/conformance.ts"
import { PayPalPeer } from "./testing.ts"

checkProvider("PayPal", make, ["tokens", "timed notifications"])

async function make() {
  const peer = await new PayPalPeer().start()
  const outgoing = peer.newOutgoing()
  return {
    provider: peer.newProvider(outgoing),
    token: "",
    declinedToken: "",
    unknownReference: "5O190127TN364715T",
    refusedAmounts: [
      [1_050, "KWD"],
      [1_050, "HUF"],
      [1, "TWD"],
    ] as const,
    pay: (reference: string) => Promise.resolve(peer.approve(reference)),
    notification: (reference: string, ageMs: number) => {
      const [unit] = peer.order(reference).purchase_units
      return Promise.resolve(peer.notification("PAYMENT.CAPTURE.COMPLETED", unit.payments?.captures?.[0] ?? {}, ageMs))
    },
    setTrouble: peer.setTrouble.bind(peer),
    elapse: () => peer.elapse(),
    close: async () => {
      await outgoing.stop()
      await peer.stop()
    },
  }
}
