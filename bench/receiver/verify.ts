import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from "node:crypto"

const agedSecondsMax = 300

export interface SignedParts {
  id: string
  timestamp: string
  signature: string
  body: Buffer
}

/**
 * Returns the key in a `whsec_…` secret. Import it once, because an import for each delivery would cost more
 * than the check of its signature.
 */
export function keyOf(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
}

/**
 * Whether one of the signatures is the one of Standard Webhooks (version 1, HMAC-SHA256) and the timestamp is
 * fresh.
 */
export function isSigned({ id, timestamp, signature, body }: SignedParts, key: KeyObject, nowSeconds: number): boolean {
  if (!(Math.abs(nowSeconds - Number(timestamp)) <= agedSecondsMax)) return false
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest()
  return signature.split(" ").some((part) => {
    const given = part.startsWith("v1,") ? Buffer.from(part.slice(3), "base64") : Buffer.alloc(0)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
