import { createHmac } from "node:crypto"
import { toSid } from "#core/std/ids.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"

/** Returns the path to which a carrier over HTTP sends receipts and messages. */
export function carrierWebhookPath(sid: string): string {
  return `/v1/carriers/${sid}/webhooks`
}

export function carrierWebhookUrl(baseUrl: string, carrierId: string): string {
  return baseUrl + carrierWebhookPath(toSid("carrier", carrierId))
}

/**
 * Returns the last part of a path that only the operator and the carrier know. It is no credential: it allows
 * a larger body, whose signature is still verified.
 */
export function carrierWebhookKey(secretKeys: SecretKeys, carrierId: string): string {
  const oldest = secretKeys.at(-1) ?? secretKeys[0]
  return createHmac("sha256", oldest).update(`posthorn carrier webhook ${carrierId}`).digest("hex").slice(0, 32)
}
