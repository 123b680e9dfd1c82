import type { Facts, Matter } from "./matter.ts"
import * as strings from "./strings.ts"

/** Evidence takes people some days to collect. */
const urgentMs = 3 * 86_400_000

/** The limit of each count. One page of a list is read, and more are shown as "at least". */
export const paymentsCountedMax = 100

/**
 * Money that waits for a person: disputes with a deadline, and payments and differences that Posthorn cannot
 * decide.
 */
export function paymentMatters({ disputes, reviews, differences, now }: Facts): Matter[] {
  const matters = [disputeMatter(disputes, now), reviews > 0 && review(reviews), differences > 0 && differ(differences)]
  return matters.filter((matter) => matter !== false && matter !== null)
}

function disputeMatter(disputes: Facts["disputes"], now: number): Matter | null {
  const [first] = disputes.toSorted((a, b) => dueOf(a) - dueOf(b))
  if (!first) return null
  const due = dueOf(first)
  const at = first.evidence_due_at
  const deadline = at === null ? "" : ` ${(due <= now ? strings.firstDeadlineWas : strings.firstDeadlineIs)(at)}`
  return {
    key: "disputes",
    urgency: due - now < urgentMs ? "now" : "today",
    text: atLeast(disputes.length, strings.disputesNeedEvidence(disputes.length)) + deadline,
    act: strings.showDisputes,
    to: disputes.length === 1 ? `/payments/${first.payment_sid}` : "/payments/disputes",
  }
}

/** Those without a deadline come last. */
function dueOf({ evidence_due_at: at }: Facts["disputes"][number]): number {
  return at === null ? Infinity : Date.parse(at)
}

function review(count: number): Matter {
  const text = atLeast(count, strings.paymentsNeedReview(count))
  const search = { needs_review: "true" }
  return { key: "reviews", urgency: "today", text, act: strings.showPayments, to: "/payments", search }
}

function differ(count: number): Matter {
  const text = atLeast(count, strings.differencesOpen(count))
  return { key: "differences", urgency: "soon", text, act: strings.showDifferences, to: "/ledger/reconciliation" }
}

function atLeast(count: number, counted: string): string {
  return count < paymentsCountedMax ? counted : strings.atLeast(counted)
}
