import { fromBase64 } from "./base64.ts"
import { UsageError } from "./errors.ts"
import type { Key, Subtle } from "./web-crypto.ts"

/** The key that verifies signatures of one version. */
export interface WebhookKey {
  of: "v1" | "v1a"
  algorithm: "HMAC" | "Ed25519"
  key: Key
}

const ed25519Bytes = 32

/**
 * Returns the key of a secret (`whsec_…`, or base64 alone) or of a public key (`whpk_…`). Throws
 * `UsageError`.
 */
export async function keyOf(subtle: Subtle, secret: string): Promise<WebhookKey> {
  if (typeof secret !== "string" || secret === "")
    throw new UsageError("The secret is missing. Is the variable that it comes from set?")
  if (secret.startsWith("whsk_"))
    throw new UsageError("This is a private key. Verify with the public key of the endpoint, whpk_….")
  const isPublic = secret.startsWith("whpk_")
  const raw = fromBase64(secret.replace(/^wh(?:sec|pk)_/, ""))
  if (!raw?.length || (isPublic && raw.length !== ed25519Bytes))
    throw new UsageError("The secret is not one of Posthorn's: those are whsec_… or whpk_… and base64.")
  return isPublic
    ? { of: "v1a", algorithm: "Ed25519", key: await subtle.importKey("raw", raw, "Ed25519", false, ["verify"]) }
    : { of: "v1", algorithm: "HMAC", key: await subtle.importKey("raw", raw, hmac, false, ["verify"]) }
}

const hmac = { name: "HMAC", hash: "SHA-256" }
