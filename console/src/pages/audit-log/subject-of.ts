/** The type that a sid names, and the page that shows the object. */
export interface Subject {
  kind: string
  to: string | null
}

const kinds: Readonly<Record<string, Subject>> = {
  AC: { kind: "Account", to: "/accounts" },
  SK: { kind: "API key", to: "/credentials" },
  MS: { kind: "Message", to: "/messages/" },
  PN: { kind: "Number", to: "/numbers" },
  VE: { kind: "Verification", to: "/verifications/" },
  VL: { kind: "Attempt", to: null },
  BK: { kind: "Block", to: "/verifications/blocks" },
  YF: { kind: "Factor", to: null },
  YC: { kind: "Challenge", to: null },
  SE: { kind: "Session", to: null },
  PY: { kind: "Payment", to: "/payments/" },
  RF: { kind: "Refund", to: "/payments/refunds" },
  DP: { kind: "Dispute", to: "/payments/disputes" },
  TX: { kind: "Transaction", to: "/ledger/transactions/" },
  PP: { kind: "Payment provider", to: "/payment-providers/" },
  RE: { kind: "Reconciliation", to: "/ledger/reconciliation" },
  DF: { kind: "Difference", to: "/ledger/differences" },
  WH: { kind: "Endpoint", to: "/webhooks/" },
  EV: { kind: "Event", to: null },
  DL: { kind: "Delivery", to: "/webhooks/deliveries/" },
  RP: { kind: "Replay", to: null },
  CR: { kind: "Carrier", to: "/carriers/" },
  RT: { kind: "Route", to: "/routes" },
  SR: { kind: "Sender rule", to: "/senders/rules" },
  RA: { kind: "Rate", to: "/rates" },
  MB: { kind: "Member", to: "/members" },
  SN: { kind: "Session", to: null },
  DE: { kind: "Dead letter", to: "/dead-letters" },
  IV: { kind: "Invite", to: "/members" },
}

/** The object's own page, or else the list that contains it; null where neither exists. */
export function subjectOf(sid: string): Subject {
  const { kind, to } = kinds[sid.slice(0, 2)] ?? { kind: "Subject", to: null }
  return { kind, to: to?.endsWith("/") ? to + sid : to }
}
