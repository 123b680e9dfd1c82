import assert from "node:assert/strict"
import { test, type TestContext } from "node:test"
import type { ProviderTransaction } from "../provider.ts"
import { newCharge, newRefundSid, startStripe, type StripeStage } from "./testing.ts"

async function begin(context: TestContext): Promise<StripeStage> {
  const stage = await startStripe()
  context.after(() => stage.close())
  return stage
}

async function list({ provider, clock }: StripeStage): Promise<{ all: ProviderTransaction[]; pages: number }> {
  clock.advance(1_000)
  const all: ProviderTransaction[] = []
  for (let pages = 1, cursor: string | null = null; ; pages++) {
    const page: Awaited<ReturnType<typeof provider.listTransactions>> = await provider.listTransactions(
      clock.now() - 86_400_000,
      cursor,
    )
    all.push(...page.transactions)
    cursor = page.nextCursor
    if (cursor === null) return { all, pages }
  }
}

test("Stripe's categories are our types, with fees, and with the charge and the refund or dispute they belong to", async (context) => {
  const stage = await begin(context)
  const { provider, stripe } = stage
  const made = await provider.charge(newCharge())
  assert.ok(made.kind === "known")
  const { reference, currency } = made.charge
  const refund = { key: "PY-2", reference, amount: 400, currency, refundSid: newRefundSid(), reason: null }
  const refunded = await provider.refund(refund)
  assert.ok(refunded.kind === "known")
  const refundReference = String(refunded.charge.refunds[0]?.reference)
  stripe.failRefund(refundReference, "declined")
  const dispute = stripe.dispute(reference)
  stripe.closeDispute(dispute, "won")
  for (const category of ["fee", "network_cost", "tax"]) stripe.addBook(category, -25)
  stripe.addBook("payout", -600)
  stripe.addBook("payout_reversal", 600)
  for (const category of ["other_adjustment", "a_category_of_next_year"]) stripe.addBook(category, 7)
  const { all } = await list(stage)
  assert.deepEqual(
    all.map((each) => [each.type, each.amount, each.fee, each.chargeReference, each.sourceReference]),
    [
      ["charge", 1_050, 60, reference, null],
      ["refund", -400, 0, reference, refundReference],
      ["refund_reversal", 400, 0, reference, refundReference],
      ["dispute", -1_050, 1_500, reference, dispute["id"]],
      ["dispute_reversal", 1_050, 0, reference, dispute["id"]],
      ["fee", -25, 0, null, null],
      ["fee", -25, 0, null, null],
      ["fee", -25, 0, null, null],
      ["payout", -600, 0, null, null],
      ["payout", 600, 0, null, null],
      ["adjustment", 7, 0, null, null],
      ["adjustment", 7, 0, null, null],
    ],
  )
})

test("a span with more than a thousand entries is cut, and each entry comes once, the oldest first", async (context) => {
  const stage = await begin(context)
  const { stripe, clock } = stage
  for (let count = 0; count < 2_500; count++) {
    stripe.addBook("payout", -1)
    if (count % 10 === 0) clock.advance(1_000)
  }
  const { all, pages } = await list(stage)
  assert.equal(new Set(all.map(({ reference }) => reference)).size, 2_500)
  assert.equal(all.length, 2_500)
  assert.ok(pages > 2, `${pages} pages`)
  assert.ok(all.every(({ at }, index) => at >= (all[index - 1]?.at ?? 0)))
})
