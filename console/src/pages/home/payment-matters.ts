import type { Facts, Matter } from "./matter.ts"
import { countOf } from "../../components/count-of.ts"

/** Evidence takes people some days to collect. */
const urgentMs = 3 * 86_400_000

/** More of one kind are counted as "at least": a page of a list is read. */
export const paymentsCountedMax = 100

/**
 * Where money waits for a person: disputes with a deadline, payments and differences that Posthorn cannot
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
  const deadline = due <= now ? "deadline was" : "deadline is"
  const moment = first.evidence_due_at
  const text = countedTo(disputes.length, "dispute needs evidence.", "disputes need evidence.")
  return {
    key: "disputes",
    urgency: due - now < urgentMs ? "now" : "today",
    text: moment === null ? text : `${text} The first ${deadline} ${moment}.`,
    act: "See which",
    to: disputes.length === 1 ? `/payments/${first.payment_sid}` : "/payments/disputes",
  }
}

/** Those without a deadline come last. */
function dueOf({ evidence_due_at: at }: Facts["disputes"][number]): number {
  return at === null ? Infinity : Date.parse(at)
}

function review(count: number): Matter {
  const why = "because the provider reports something unexpected."
  const text = countedTo(count, `payment needs review, ${why}`, `payments need review, ${why}`)
  return { key: "reviews", urgency: "today", text, act: "See which", to: "/payments", search: { needs_review: "true" } }
}

function differ(count: number): Matter {
  const between = "between the ledger and a payment provider"
  const text = countedTo(count, `difference ${between} is open.`, `differences ${between} are open.`)
  return { key: "differences", urgency: "soon", text, act: "Resolve", to: "/ledger/reconciliation" }
}

function countedTo(count: number, one: string, other: string): string {
  const counted = countOf(count, one, other)
  return count < paymentsCountedMax ? counted : `At least ${counted}`
}
