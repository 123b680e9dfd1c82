/** The types are derived from the values, because browsers and Node name them differently. */
export type WebCrypto = typeof globalThis.crypto
export type Subtle = WebCrypto["subtle"]
export type Key = Awaited<ReturnType<Subtle["importKey"]>>

/** The Web Crypto API. Node 18 has it only in a module, whose name bundlers for browsers must not follow. */
export async function webCrypto(): Promise<WebCrypto> {
  if (globalThis.crypto) return globalThis.crypto
  const name = "node:crypto"
  const { webcrypto } = (await import(/* @vite-ignore */ name)) as { webcrypto: WebCrypto }
  return webcrypto
}

/**
 * Returns a random key for `Idempotency-Key`. `randomUUID` is not used, because browsers have it only on
 * HTTPS.
 */
export async function newIdempotencyKey(): Promise<string> {
  const bytes = (await webCrypto()).getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}
