import type { ApiKey } from "posthorn"

/** The permissions of a key of each scope, the fewest first. */
export const scopes: readonly { scope: ApiKey["scope"]; may: string }[] = [
  { scope: "read", may: "Read everything but secrets." },
  { scope: "messages", may: "Send and read messages, read numbers, read and remove opt-outs." },
  { scope: "webhooks", may: "Manage webhooks, and read events." },
  { scope: "auth", may: "Verify people, and manage their factors and sessions." },
  { scope: "payments", may: "Take, capture, cancel and refund payments, and read the ledger." },
  { scope: "full", may: "Everything, this page too." },
]
