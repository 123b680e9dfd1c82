import { carrierMatters } from "./carrier-matters.ts"
import { endpointMatters } from "./endpoint-matters.ts"
import { messageMatters } from "./message-matters.ts"
import { paymentMatters } from "./payment-matters.ts"
import { peopleMatters } from "./people-matters.ts"
import { urgencies, type Facts, type Matter } from "./matter.ts"
import { verificationMatters } from "./verification-matters.ts"

/** Returns the problems, the most urgent first. */
export function attentionTo(facts: Facts): Matter[] {
  const matters = [
    ...carrierMatters(facts),
    ...endpointMatters(facts),
    ...messageMatters(facts),
    ...verificationMatters(facts),
    ...paymentMatters(facts),
    ...peopleMatters(facts),
  ]
  return matters.toSorted((a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency))
}
