import { hash, randomBytes } from "node:crypto"

/** A token of 256 random bits, in letters that a URL and a cookie take as they are. */
export function newToken(): string {
  return randomBytes(32).toString("base64url")
}

/** Returns the stored form of a token. A slow hash would add nothing to 256 random bits. */
export function hashToken(token: string): Buffer {
  return hash("sha256", token, "buffer")
}

/** Whether a text could be one of ours: nothing else is looked for in the store. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
