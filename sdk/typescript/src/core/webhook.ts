import { fromBase64 } from "./base64.ts"
import { UsageError, WebhookVerificationError } from "./errors.ts"
import { keyOf, type WebhookKey } from "./webhook-key.ts"
import { webCrypto, type Subtle } from "./web-crypto.ts"

/** The headers: Node's `request.headers`, a `Headers` object, or values by name. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

export interface VerifyOptions {
  /**
   * The largest difference between the webhook's timestamp and now, in seconds, against replayed webhooks.
   * Default: 300.
   */
  toleranceSeconds?: number
  /** The present time in milliseconds since 1970. Default: the clock's. */
  now?: number
}

const toleranceSecondsDefault = 300
/** More than the keys of any sender. Each signature costs a computation. */
const signaturesMax = 20

/**
 * Returns the text of a webhook that one of `secrets` proves to be from Posthorn and recent (Standard
 * Webhooks 1.0.0). A `whsec_…` proves a `v1` signature, the public key `whpk_…` a `v1a` one. Rejects with
 * `WebhookVerificationError`. `payload` is the raw body.
 */
export async function verifiedText(
  payload: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { toleranceSeconds = toleranceSecondsDefault, now = Date.now() }: VerifyOptions = {},
): Promise<string> {
  const given = [secrets].flat()
  if (given.length === 0) throw new UsageError("Give at least one secret to verify with.")
  // Every comparison with NaN is false. So a variable that is not set would allow any age.
  if (!(toleranceSeconds >= 0)) throw new UsageError("`toleranceSeconds` must be a number of seconds, 0 or more.")
  if (Number.isNaN(now)) throw new UsageError("`now` must be a time in milliseconds.")
  const { subtle } = await webCrypto()
  const keys = await Promise.all(given.map((secret) => keyOf(subtle, secret)))
  const body = bytesOf(payload)
  const [id, timestamp, signature] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => {
    const value = headerOf(headers, name)
    if (value) return value
    throw new WebhookVerificationError(`There is no \`${name}\` header, so nothing proves where this comes from.`)
  }) as [string, string, string]
  checkTime(timestamp, now, toleranceSeconds)
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body)
  if (await isSigned(subtle, keys, signed, signature)) return textOf(body)
  throw new WebhookVerificationError("No signature fits the body and the secret. Is `payload` the body as it came?")
}

function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body)
  } catch (cause) {
    throw new WebhookVerificationError("The webhook is signed, but its body is not UTF-8.", { cause })
  }
}

function checkTime(timestamp: string, now: number, toleranceSeconds: number): void {
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError("`webhook-timestamp` is no time.")
  const age = Math.floor(now / 1_000) - Number(timestamp)
  if (age > toleranceSeconds) throw new WebhookVerificationError(`The webhook is too old: ${age} seconds.`)
  if (-age > toleranceSeconds)
    throw new WebhookVerificationError(`The webhook is of the future: ${-age} seconds. Is this machine's clock right?`)
}

/** Web Crypto compares in a time that does not reveal how much was correct. */
async function isSigned(
  subtle: Subtle,
  keys: readonly WebhookKey[],
  signed: Uint8Array<ArrayBuffer>,
  header: string,
): Promise<boolean> {
  for (const each of header.split(" ").slice(0, signaturesMax)) {
    const [version, encoded = ""] = each.split(",")
    const signature = fromBase64(encoded)
    if (!signature) continue
    for (const { algorithm, key, of } of keys)
      if (of === version && (await subtle.verify(algorithm, key, signature, signed))) return true
  }
  return false
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (typeof headers.get === "function") return (headers as { get(name: string): string | null }).get(name) ?? undefined
  const entry = Object.entries(headers).find(([each]) => each.toLowerCase() === name)
  const value = entry?.[1] as string | readonly string[] | undefined
  return typeof value === "string" ? value : value?.[0]
}

function bytesOf(payload: unknown): Uint8Array<ArrayBuffer> {
  if (typeof payload === "string") return new TextEncoder().encode(payload)
  if (payload instanceof Uint8Array) return new Uint8Array(payload)
  if (payload instanceof ArrayBuffer) return new Uint8Array(payload)
  throw new UsageError("`payload` must be the body as it came, text or bytes: what was parsed is signed no more.")
}

function joined(head: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + body.length)
  whole.set(head)
  whole.set(body, head.length)
  return whole
}
