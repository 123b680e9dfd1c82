import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto"
import { Refusal } from "./refusal.ts"

/** No key of this installation opens the stored secret, or the secret was altered. */
export class SecretUnreadable extends Refusal<"secret_unreadable"> {
  constructor(detail: string) {
    super("secret_unreadable", detail)
  }
}

/**
 * The installation's key, 32 bytes. After a change of the key the older keys follow it, so that existing
 * secrets still open.
 */
export type SecretKeys = readonly [Uint8Array, ...Uint8Array[]]

const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts with AES-256-GCM under the first key. Returns a key id byte, the nonce, the ciphertext and the
 * tag. `owner` identifies the owner of the secret, such as an endpoint's id. It is authenticated and not
 * stored, so a sealed value that was copied to another row does not open there.
 */
export function seal(keys: SecretKeys, plain: Uint8Array | string, owner: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv("aes-256-gcm", keys[0], nonce).setAAD(Buffer.from(owner))
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(keyIdOf(keys[0])), nonce, ciphertext, cipher.getAuthTag()])
}

/**
 * Returns the plain bytes of a sealed value. Throws `SecretUnreadable` when no key fits, or when the value or
 * its owner was altered.
 */
export function open(keys: SecretKeys, sealed: Uint8Array, owner: string): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  const end = bytes.length - tagBytes
  if (end < 1 + nonceBytes) throw new SecretUnreadable("A sealed secret is shorter than any can be.")
  const candidates = keys.filter((key) => keyIdOf(key) === bytes[0])
  for (const key of candidates) {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(1, 1 + nonceBytes)).setAAD(Buffer.from(owner))
    decipher.setAuthTag(bytes.subarray(end))
    const start = decipher.update(bytes.subarray(1 + nonceBytes, end))
    try {
      return Buffer.concat([start, decipher.final()])
    } catch {
      // Two keys have the same key id in one case of 256, so the next candidate can still fit.
    }
  }
  throw new SecretUnreadable(
    candidates.length
      ? "A sealed secret was altered or belongs to something else."
      : "A secret was sealed with a key that this installation does not have. Was POSTHORN_SECRET_KEY changed?",
  )
}

/** Returns the secret sealed under the first key, or null when it already is. Throws as `open` does. */
export function reseal(keys: SecretKeys, sealed: Uint8Array, owner: string): Buffer | null {
  // A check of the key id alone would be wrong for one pair of keys in 256.
  if (opens([keys[0]], sealed, owner)) return null
  return seal(keys, open(keys, sealed, owner), owner)
}

function opens(keys: SecretKeys, sealed: Uint8Array, owner: string): boolean {
  try {
    open(keys, sealed, owner)
    return true
  } catch {
    return false
  }
}

/** Derived from the key, so that keys need no numbers. */
function keyIdOf(key: Uint8Array): number {
  return createHash("sha256").update("posthorn secret-box key id").update(key).digest()[0] ?? 0
}
