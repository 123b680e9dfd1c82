import type { Move } from "#messaging/move-messages.ts"
import { finalMove, type KeptReceipt, type KnownReceipt } from "#messaging/receipts/apply-receipts.ts"
import type { EarlyReceipts, Reference } from "#messaging/receipts/receipt-map.ts"

/** A submission that a carrier accepted, under these references. */
export interface AcceptedSubmission {
  carrierId: string
  accountId: string
  messageId: string
  references: readonly string[]
  /** The message lists several channels. */
  isListed?: boolean
}

/** The meaning of the references. A reference that a carrier used twice means the later message. */
export function referencesOf(accepted: readonly AcceptedSubmission[], submittedOn: string): Reference[] {
  const byReference = new Map<string, Reference>()
  for (const { carrierId, accountId, messageId, references, isListed } of accepted) {
    const parts = references.length
    const siblings = parts > 1 || isListed ? references : null
    for (const [index, reference] of references.entries()) {
      const about = { carrierId, reference, accountId, messageId, part: index + 1, parts, siblings, submittedOn }
      byReference.set(reference + carrierId, about)
    }
  }
  return [...byReference.values()]
}

interface Came {
  carrierId: string
  reference: string
  receipt: KeptReceipt
}

/** Returns the receipts that were kept before their submission was known. */
export function keptIn(early: readonly EarlyReceipts[]): Came[] {
  return early.flatMap(({ carrierId, reference, receipts }) =>
    receipts.map((text) => ({ carrierId, reference, receipt: JSON.parse(text) as KeptReceipt })),
  )
}

/** Returns these receipts with their messages, in order. */
export function receiptsOf(came: readonly Came[], references: readonly Reference[]): KnownReceipt[] {
  const byReference = new Map(references.map((about) => [about.reference + about.carrierId, about]))
  return came.flatMap(({ carrierId, reference, receipt }) => {
    const about = byReference.get(reference + carrierId)
    return about ? [{ receipt, about }] : []
  })
}

/** If a message is sent and its first receipt is final, both moves become one. */
export function mergeReceipts(
  moves: readonly Move[],
  receipts: readonly KnownReceipt[],
): { merged: Move[]; others: KnownReceipt[] } {
  if (!receipts.length) return { merged: [...moves], others: [] }
  const others = new Set(receipts)
  const firstOf = new Map<string, KnownReceipt>()
  for (const known of receipts) if (!firstOf.has(known.about.messageId)) firstOf.set(known.about.messageId, known)
  const merged = moves.map((move): Move => {
    const first = move.status === "sent" ? firstOf.get(move.messageId) : undefined
    // A read message is announced twice: as delivered, and as read.
    const final =
      first && first.about.siblings === null && first.receipt.state !== "read"
        ? finalMove(first, first.receipt.state)
        : undefined
    if (!first || !final) return move
    others.delete(first)
    return { ...final, sent: { detail: move.detail } }
  })
  return { merged, others: [...others] }
}
