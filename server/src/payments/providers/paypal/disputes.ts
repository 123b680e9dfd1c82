import type { DisputeState, ProviderDispute } from "#payments/providers/provider.ts"
import { dispute, disputeList, type PayPalDispute, type Unit } from "./answers.ts"
import { isPaid } from "./charge-of-order.ts"
import type { PayPalFailure, PayPalClient } from "./client.ts"

/**
 * Returns the disputes about the captures of an order. PayPal finds them by the capture, and its list omits
 * their results. An app without the feature "Disputes" is refused (403), and has no disputes.
 */
export async function disputesOf(
  client: PayPalClient,
  unit: Unit,
  deadline: number,
): Promise<{ kind: "ok"; disputes: readonly ProviderDispute[] } | PayPalFailure> {
  const found: ProviderDispute[] = []
  for (const capture of unit.payments.captures.filter(isPaid)) {
    const path = `/v1/customer/disputes?disputed_transaction_id=${capture.id}`
    const list = await client.call({ method: "GET", path, expects: disputeList, deadline })
    if (list.kind === "problem" && (list.status === 403 || list.status === 404)) continue
    if (list.kind !== "ok") return list
    for (const { dispute_id: id } of list.value.items) {
      const answer = await client.call({
        method: "GET",
        path: `/v1/customer/disputes/${id}`,
        expects: dispute,
        deadline,
      })
      if (answer.kind !== "ok") return answer
      if (answer.value.dispute_id !== id || answer.value.dispute_amount.currency !== unit.amount.currency)
        return { kind: "unknown", detail: `PayPal responded with another dispute or currency than that of ${id}.` }
      found.push(disputeOf(answer.value))
    }
  }
  return { kind: "ok", disputes: found }
}

const lost = new Set(["RESOLVED_BUYER_FAVOUR", "ACCEPTED"])
/** With a payout, PayPal's seller protection pays instead of the seller. */
const won = new Set(["RESOLVED_SELLER_FAVOUR", "RESOLVED_WITH_PAYOUT", "DENIED"])

function disputeOf(answer: PayPalDispute): ProviderDispute {
  const state = stateOf(answer)
  const isOpen = state === "needs_response" || state === "under_review"
  return {
    reference: answer.dispute_id,
    amount: answer.dispute_amount.amount,
    state,
    reason: answer.reason.toLowerCase(),
    evidenceDueAt: answer.seller_response_due_date === undefined ? null : Date.parse(answer.seller_response_due_date),
    // PayPal holds the amount from the claim on. In the inquiry before it, buyer and seller negotiate.
    isWithdrawn: isOpen || state === "lost",
  }
}

function stateOf({ status, dispute_life_cycle_stage: stage, dispute_outcome: outcome }: PayPalDispute): DisputeState {
  if (status === "RESOLVED") {
    const code = outcome?.outcome_code ?? ""
    return lost.has(code) ? "lost" : won.has(code) ? "won" : "closed"
  }
  if (stage === "INQUIRY") return "warning"
  return status === "OPEN" || status === "WAITING_FOR_SELLER_RESPONSE" ? "needs_response" : "under_review"
}
