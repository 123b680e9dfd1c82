import { Group } from "@mantine/core"
import type { Payment } from "@posthorn/client"
import { StatusBadge } from "../../components/status-badge.tsx"
import { isPartlyPaid } from "./in-words.ts"

/** The status, and facts that it does not show: a partial payment, a dispute, refunds. */
export function PaymentStatus({ payment }: { payment: Payment }) {
  const { status, review_reason: review, amount_captured: captured, amount_refunded: refunded } = payment
  const dispute = disputeBadgeOf(payment)
  return (
    <Group gap={4} component="span">
      <StatusBadge status={status} />
      {review && <StatusBadge status="needs_review" />}
      {isPartlyPaid(payment) && <StatusBadge status="partly_paid" />}
      {dispute && <StatusBadge status={dispute} />}
      {refunded > 0 && <StatusBadge status={refunded >= captured ? "refunded" : "partly_refunded"} />}
    </Group>
  )
}

/** Returns null for a dispute that left the money with the account. */
function disputeBadgeOf({ dispute_status: status }: Payment): "disputed" | "dispute_lost" | null {
  if (status === null || status === "won" || status === "closed") return null
  return status === "lost" ? "dispute_lost" : "disputed"
}
