import { hash, randomFillSync } from "node:crypto"

/** Only letters and digits, so that a token can be copied through shells, URLs and double clicks. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
const secretLength = 32
/**
 * The largest multiple of 62 in a byte. Bytes from here on are discarded. Otherwise, the first letters would
 * be more frequent.
 */
const fairBytesEnd = 256 - (256 % alphabet.length)

/** Returns a new token of 32 characters, each drawn fairly from 62: 190 bits. */
export function newAccountSecret(fill: (bytes: Uint8Array) => void = randomFillSync): string {
  const bytes = new Uint8Array(secretLength * 2)
  let secret = ""
  while (secret.length < secretLength) {
    fill(bytes)
    for (const byte of bytes) {
      if (byte < fairBytesEnd && secret.length < secretLength) secret += alphabet.charAt(byte % alphabet.length)
    }
  }
  return secret
}

/** Returns the stored form of a secret: its SHA-256. A slow hash would add nothing to 190 random bits. */
export function hashSecret(secret: string): Buffer {
  return hash("sha256", secret, "buffer")
}
