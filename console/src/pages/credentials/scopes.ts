import type { ApiKey } from "@posthorn/client"
import * as strings from "./strings.ts"

/** The permissions of a key of each scope, the fewest first. */
export const scopes: readonly { scope: ApiKey["scope"]; may: string }[] = [
  { scope: "read", may: strings.scopeRead },
  { scope: "messages", may: strings.scopeMessages },
  { scope: "webhooks", may: strings.scopeWebhooks },
  { scope: "auth", may: strings.scopeAuth },
  { scope: "payments", may: strings.scopePayments },
  { scope: "full", may: strings.scopeFull },
]
