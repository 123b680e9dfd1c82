import type { Posthorn } from "../../../sdk/typescript/src/index.ts"

const from = "+14155550199"

/** Payments with each outcome: one on its page, one refunded in part, one that its customer disputes. */
export async function fillPayments({ payments, refunds }: Posthorn): Promise<{ payment: string; disputed: string }> {
  const take = (payment_method: string, amount: number, more: object = {}) =>
    payments.create({ amount, currency: "EUR", payment_method, ...more })
  await take("sim_ok", 4_900, { capture_method: "manual", description: "Deposit for the bicycle" })
  await take("sim_insufficient_funds", 1_890, { description: "Late check-out", reference: "order-8729" })
  await take("sim_amount_mismatch", 3_300, { description: "Ferry tickets" })
  await payments.create({ amount: 125_000, currency: "JPY", description: "Tea ceremony for two" })
  const refunded = await take("sim_refund_fails", 7_350, { description: "Dinner", reference: "order-8730" })
  await refunds.create({ payment_sid: refunded.sid, amount: 7_350, reason: "duplicate" })
  const disputed = await take("sim_dispute", 24_000, {
    description: "Two nights, harbour view",
    reference: "order-8712",
  })
  const paid = await payments.create({
    amount: 1_250,
    currency: "EUR",
    description: "Table 12",
    reference: "order-8731",
    send: { to: "+14155550221", from, receipt: true },
  })
  await pay(paid.checkout_url ?? "")
  await refunds.create({ payment_sid: paid.sid, amount: 500, reason: "requested_by_customer" })
  await payments.create({
    amount: 2_400,
    currency: "EUR",
    description: "Table 4",
    send: { to: "+14155550222", from: "+14155550177" },
  })
  return { payment: paid.sid, disputed: disputed.sid }
}

/** As the customer does: the button of the page, then that of the simulated provider. */
async function pay(url: string): Promise<void> {
  const press = (address: string) => fetch(address, { method: "POST", redirect: "manual" })
  const { headers } = await press(url)
  const simulator = new URL(headers.get("location") ?? "", url)
  await press(`${simulator.href}/pay`)
}
