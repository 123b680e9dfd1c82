import * as strings from "./strings.ts"

/** The type that a sid names, and the page that shows the object. */
export interface Subject {
  kind: string
  to: string | null
}

/** Pages by the prefix of the sid. An address that ends with a slash is completed with the sid. */
const places: Readonly<Record<string, string>> = {
  AC: "/accounts",
  SK: "/credentials",
  MS: "/messages/",
  PN: "/numbers",
  MG: "/numbers/services/",
  VE: "/verifications/",
  VA: "/verifications/services",
  BK: "/verifications/blocks",
  PY: "/payments/",
  RF: "/payments/refunds",
  DP: "/payments/disputes",
  TX: "/ledger/transactions/",
  PP: "/payment-providers/",
  RE: "/ledger/reconciliation",
  DF: "/ledger/differences",
  WH: "/webhooks/",
  EV: "/events/",
  DL: "/webhooks/deliveries/",
  CR: "/carriers/",
  RT: "/routes",
  SR: "/senders/rules",
  RA: "/rates",
  MB: "/members",
  DE: "/dead-letters",
  IV: "/members",
}

/** The object's own page, or else the list that contains it; null where neither exists. */
export function subjectOf(sid: string): Subject {
  const prefix = sid.slice(0, 2)
  const to = places[prefix] ?? null
  return { kind: strings.kinds[prefix] ?? strings.subject, to: to?.endsWith("/") ? to + sid : to }
}
