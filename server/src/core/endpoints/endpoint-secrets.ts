import { createPrivateKey, createSecretKey, generateKeyPairSync, randomBytes, type KeyObject } from "node:crypto"
import type { EndpointRow } from "./store.ts"

/** `v1`: HMAC-SHA256 with a shared secret. `v1a`: ed25519, so that receivers need only a public key. */
export const signatureSchemes = ["v1", "v1a"] as const
export type SignatureScheme = (typeof signatureSchemes)[number]

/**
 * The keys that sign an endpoint's deliveries, in the text forms of Standard Webhooks 1.0.0, "Signature
 * scheme". Sealed it is one text: the shared secret and, if there is one, a blank and the private key.
 */
export interface SigningSecret {
  /** `whsec_` and base64 of 32 random bytes; the standard requires 24 to 64. */
  shared: string
  /**
   * `whsk_` and base64 of the 32 bytes of an ed25519 seed and the 32 of its public key; null until it is
   * needed.
   */
  privateKey: string | null
}

/** The limit of secrets that sign at a time. */
export const liveSecretsMax = 3

export function newSigningSecret(schemes: readonly SignatureScheme[]): SigningSecret {
  return withKeys({ shared: `whsec_${randomBytes(32).toString("base64")}`, privateKey: null }, schemes)
}

/** Returns the same secret, with a key pair if the schemes need one and it has none. */
export function withKeys(secret: SigningSecret, schemes: readonly SignatureScheme[]): SigningSecret {
  return schemes.includes("v1a") && !secret.privateKey ? { ...secret, privateKey: newPrivateKey() } : secret
}

export function secretText({ shared, privateKey }: SigningSecret): string {
  return privateKey ? `${shared} ${privateKey}` : shared
}

export function parseSecret(text: string): SigningSecret {
  const [shared = "", privateKey = null] = text.split(" ")
  return { shared, privateKey }
}

/** Returns the public key as `whpk_` and base64. Receivers verify `v1a` with it. */
export function publicKeyOf(privateKey: string): string {
  return `whpk_${bytesOf(privateKey).subarray(seedBytes).toString("base64")}`
}

/** Returns key objects, because Node makes one from plain bytes for every signature: 12 µs instead of 2. */
export function signingKeys(
  { shared, privateKey }: SigningSecret,
  schemes: readonly SignatureScheme[],
): readonly KeyObject[] {
  return schemes.flatMap((scheme) => {
    if (scheme === "v1") return createSecretKey(bytesOf(shared))
    return privateKey ? privateKeyObject(privateKey) : []
  })
}

/**
 * Returns the secrets of a row after a rotation. No older secret signs for longer than the overlap, and a
 * fourth ends at once.
 */
export function rotated(
  row: EndpointRow,
  secret: Buffer,
  { overlapMs, now }: { overlapMs: number; now: number },
): Pick<EndpointRow, "secret" | "older_secret" | "older_secret_until" | "oldest_secret" | "oldest_secret_until"> {
  const until = now + overlapMs
  const olderUntil = Math.min(row.older_secret_until ?? 0, until)
  const hasOldest = olderUntil > now
  return {
    secret,
    older_secret: overlapMs ? row.secret : null,
    older_secret_until: overlapMs ? until : null,
    oldest_secret: hasOldest ? row.older_secret : null,
    oldest_secret_until: hasOldest ? olderUntil : null,
  }
}

/** Returns the sealed secrets of a row that sign now, the newest first. */
export function liveSecrets(row: SecretColumns, now: number): Buffer[] {
  const older = (row.older_secret_until ?? 0) > now ? row.older_secret : null
  const oldest = (row.oldest_secret_until ?? 0) > now ? row.oldest_secret : null
  return [row.secret, older, oldest].filter((secret) => secret !== null)
}

type SecretColumns = Pick<
  EndpointRow,
  "secret" | "older_secret" | "older_secret_until" | "oldest_secret" | "oldest_secret_until"
>

const seedBytes = 32
/** RFC 8410, section 7: a PrivateKeyInfo of ed25519, up to its seed. */
const pkcs8Head = Buffer.from("302e020100300506032b657004220420", "hex")

function newPrivateKey(): string {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519")
  const seed = privateKey.export({ type: "pkcs8", format: "der" }).subarray(-seedBytes)
  const open = publicKey.export({ type: "spki", format: "der" }).subarray(-seedBytes)
  return `whsk_${Buffer.concat([seed, open]).toString("base64")}`
}

function privateKeyObject(privateKey: string): KeyObject {
  const key = Buffer.concat([pkcs8Head, bytesOf(privateKey).subarray(0, seedBytes)])
  return createPrivateKey({ key, format: "der", type: "pkcs8" })
}

/** The part after the prefix, `whsec_` or `whsk_`. */
function bytesOf(text: string): Buffer {
  return Buffer.from(text.slice(text.indexOf("_") + 1), "base64")
}
