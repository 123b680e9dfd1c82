import { createHmac, sign as signBytes, type KeyObject } from "node:crypto"

/**
 * The `webhook-signature` header of Standard Webhooks 1.0.0 over `id.timestamp.body`. It has one signature
 * for each key, in the order of the keys: `v1`, HMAC-SHA256, for a secret, and `v1a`, ed25519, for a private
 * key. `timestamp` is the attempt's, in whole seconds.
 */
export function sign(request: {
  id: string
  timestamp: number
  body: string | Uint8Array
  keys: readonly KeyObject[]
}): string {
  const head = `${request.id}.${request.timestamp}.`
  let header = ""
  for (const key of request.keys) {
    const signature = key.type === "secret" ? shared(key, head, request.body) : paired(key, head, request.body)
    header += header ? ` ${signature}` : signature
  }
  return header
}

function shared(key: KeyObject, head: string, body: string | Uint8Array): string {
  return `v1,${createHmac("sha256", key).update(head).update(body).digest("base64")}`
}

/** Ed25519 needs the whole text at once. */
function paired(key: KeyObject, head: string, body: string | Uint8Array): string {
  return `v1a,${signBytes(null, Buffer.concat([Buffer.from(head), Buffer.from(body)]), key).toString("base64")}`
}
