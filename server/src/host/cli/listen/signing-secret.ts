import { createHmac } from "node:crypto"
import type { CommandCall } from "../command.ts"
import type { Credentials } from "./credentials.ts"

/**
 * Returns the secret that signs forwarded events. WEBHOOK_SECRET lets a receiver keep its secret. Otherwise
 * the secret is derived from the credentials: it stays the same after a restart, and does not disclose them.
 * Throws when WEBHOOK_SECRET is not a secret.
 */
export function signingSecret({ environment }: CommandCall, { name, secret }: Credentials): string {
  const given = environment["WEBHOOK_SECRET"]
  if (!given) return `whsec_${createHmac("sha256", secret).update(`posthorn listen ${name}`).digest("base64")}`
  const bytes = /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(given) ? Buffer.from(given.slice(6), "base64").length : 0
  if (bytes >= 24 && bytes <= 64) return given
  throw new Error(
    "WEBHOOK_SECRET is not a secret, which is whsec_ and 24 to 64 bytes in base64. Correct it, or unset it to use the default.",
  )
}
