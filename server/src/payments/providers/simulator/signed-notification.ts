import { createHmac, timingSafeEqual } from "node:crypto"
import type { SecretKeys } from "#core/std/secret-box.ts"
import type { Notification } from "#payments/providers/provider.ts"

/** The form of the simulator's signature: `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>", hex>`. */
export const signatureHeader = "simulator-signature"
/** A notification whose signature is older, or too far in the future, is refused. */
const toleranceMs = 300_000

/**
 * Returns the key of the installation's simulator. It is the oldest one, as for the codes of verifications.
 */
export function simulatorKeyOf(keys: SecretKeys): Uint8Array {
  const oldest = keys.at(-1) ?? keys[0]
  return createHmac("sha256", oldest).update("posthorn simulated payments").digest()
}

export interface SignedNotification {
  body: Uint8Array
  headers: Readonly<Record<string, string>>
}

interface Signing {
  key: Uint8Array
  accountId: string
  now: number
}

export function signNotification(
  content: { id: string; charge: string; paymentSid: string },
  { key, accountId, now }: Signing,
): SignedNotification {
  const { id, charge, paymentSid } = content
  const body = Buffer.from(JSON.stringify({ id, charge, payment_sid: paymentSid }))
  const seconds = Math.floor(now / 1_000)
  const signature = macOf(key, accountId, seconds, body).toString("hex")
  return {
    body,
    headers: { "content-type": "application/json", [signatureHeader]: `t=${seconds},v1=${signature}` },
  }
}

interface Signature {
  seconds: number
  mac: Buffer
}

/** Returns the simulator's signature in the headers. Null without one of the last minutes. */
export function signatureIn(headers: SignedNotification["headers"], now: number): Signature | null {
  const [, seconds = "", mac = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers[signatureHeader] ?? "") ?? []
  if (!mac || Math.abs(Number(seconds) * 1_000 - now) > toleranceMs) return null
  return { seconds: Number(seconds), mac: Buffer.from(mac, "hex") }
}

/**
 * Returns null for a notification that the simulator did not sign for this account within the last minutes.
 */
export function readSignedNotification(
  body: Uint8Array,
  headers: Readonly<Record<string, string>>,
  { key, accountId, now }: Signing,
): Notification | null {
  const signature = signatureIn(headers, now)
  if (!signature) return null
  if (!timingSafeEqual(macOf(key, accountId, signature.seconds, body), signature.mac)) return null
  const content = JSON.parse(Buffer.from(body).toString()) as { id: string; charge: string; payment_sid: string }
  return { reference: content.id, chargeReference: content.charge, paymentSid: content.payment_sid }
}

function macOf(key: Uint8Array, accountId: string, seconds: number, body: Uint8Array): Buffer {
  return createHmac("sha256", key).update(`${accountId} ${seconds}.`).update(body).digest()
}
