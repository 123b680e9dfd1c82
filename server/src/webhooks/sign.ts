import { createHmac, createSecretKey } from "node:crypto"
import type { KeyObject } from "node:crypto"

const secretPrefix = "whsec_"

/**
 * The `webhook-signature` header of Standard Webhooks 1.0.0 (symmetric, `v1`): HMAC-SHA256 over `id.timestamp.body`, one
 * signature for each key, in the keys' order. `timestamp` is the attempt's, in whole seconds.
 */
export function sign(request: {
  id: string
  timestamp: number
  body: string | Uint8Array
  keys: readonly KeyObject[]
}): string {
  let header = ""
  for (const key of request.keys) {
    const mac = createHmac("sha256", key)
      .update(`${request.id}.${request.timestamp}.`)
      .update(request.body)
      .digest("base64")
    header += header ? ` v1,${mac}` : `v1,${mac}`
  }
  return header
}

/**
 * The key of a secret as receivers know it: `whsec_` and base64. Kept as a key object, since with plain bytes Node makes one for
 * every signature: 12 µs instead of 2.
 */
export function signingKey(secret: string): KeyObject {
  return createSecretKey(secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret, "base64")
}
