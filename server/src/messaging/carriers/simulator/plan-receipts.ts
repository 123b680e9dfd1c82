import type { Receipt } from "#messaging/carriers/carrier.ts"
import type { Trouble } from "./troubles.ts"

/** One receipt of one part. */
export type ReceiptStep = Pick<Receipt, "state" | "code">

/** Returns the receipts of each part, in order. Each one is committed before the next is sent. */
export function planReceipts(trouble: Trouble | undefined, parts: number): readonly (readonly ReceiptStep[])[] {
  const plan = stepsOf(trouble)
  const all = Array.from({ length: parts }, () => plan)
  if (trouble?.receipts === "last_part_fails" && parts > 1) all[parts - 1] = [failed("delivery_failed")]
  return all
}

const delivered: ReceiptStep = { state: "delivered", code: null }
const read: ReceiptStep = { state: "read", code: null }
const usual: readonly ReceiptStep[] = [delivered]

function failed(code: NonNullable<Receipt["code"]>): ReceiptStep {
  return { state: "undelivered", code }
}

function stepsOf(trouble: Trouble | undefined): readonly ReceiptStep[] {
  if (trouble?.undelivered) return [failed(trouble.undelivered)]
  switch (trouble?.receipts) {
    case "none":
      return []
    case "twice":
      return [delivered, delivered]
    case "late_accepted":
      return [delivered, { state: "accepted", code: null }]
    case "contradictory":
      return [failed("unreachable_handset"), delivered]
    case "read":
      return [delivered, read]
    case "read_only":
      return [read]
    case "read_first":
      return [read, delivered]
    default:
      return usual
  }
}
