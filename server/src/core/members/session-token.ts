import { hash, randomBytes } from "node:crypto"

/** Returns a token of 256 random bits, in characters that URLs and cookies need not escape. */
export function newToken(): string {
  return randomBytes(32).toString("base64url")
}

/** Returns the stored form of a token. A slow hash would add nothing to 256 random bits. */
export function hashToken(token: string): Buffer {
  return hash("sha256", token, "buffer")
}

/** Returns whether a text has the form of a token. Only such texts are looked up in the store. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
