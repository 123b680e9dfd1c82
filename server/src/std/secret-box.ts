import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto"
import { Refusal } from "./refusal.ts"

/** A stored secret that no key of this installation opens, or that was altered. */
export class SecretUnreadable extends Refusal<"secret_unreadable"> {
  constructor(detail: string) {
    super("secret_unreadable", detail)
  }
}

/** The installation's key, 32 bytes. After it was changed, the older ones follow it, so that what they sealed still opens. */
export type SecretKeys = readonly [Uint8Array, ...Uint8Array[]]

const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts with AES-256-GCM under the first key. The result is a key id byte, nonce, ciphertext and tag.
 * `owner` says whose secret it is, such as an endpoint's id; it is bound to the result and not stored in it, so a sealed value
 * that was copied to another row does not open there.
 */
export function seal(keys: SecretKeys, plain: Uint8Array | string, owner: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv("aes-256-gcm", keys[0], nonce).setAAD(Buffer.from(owner))
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([Buffer.of(keyIdOf(keys[0])), nonce, ciphertext, cipher.getAuthTag()])
}

/** The plain bytes of what `seal` made. Throws `SecretUnreadable` when no key fits, or when anything was altered. */
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
      // One key id in 256 is shared by two keys, so the next candidate may still fit.
    }
  }
  throw new SecretUnreadable(
    candidates.length
      ? "A sealed secret was altered or belongs to something else."
      : "A secret was sealed with a key that this installation does not have. Was POSTHORN_SECRET_KEY changed?",
  )
}

/** Sealed anew under the first key, or null when it is that already. Throws as `open` does. */
export function reseal(keys: SecretKeys, sealed: Uint8Array, owner: string): Buffer | null {
  // The key id alone would be wrong for one pair of keys in 256.
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

/** Taken from the key itself, so that nobody has to number keys. */
function keyIdOf(key: Uint8Array): number {
  return createHash("sha256").update("posthorn secret-box key id").update(key).digest()[0] ?? 0
}
