import { isVisible } from "./visible.ts"

/** Normalises an email for storage and comparison, so two spellings belong to one person. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase()
}

/** Enough to find a typing error. */
export const emailPattern = /^[^\s@<>"',;:()]{1,64}@[^\s@<>"',;:()]{1,185}\.[^\s@<>"',;:().]{1,63}$/

/**
 * The limit of the store, in lower case. RFC 5321 section 4.5.3.1.3 leaves 254 characters of a path for an
 * address.
 */
const emailLengthMax = 254

/**
 * Returns whether a text can be the email of a member. Ownership is verified by mail. Invisible characters
 * are refused, because two members could look the same.
 */
export function isEmail(text: string): boolean {
  return emailPattern.test(text) && emailKey(text).length <= emailLengthMax && isVisible(text)
}
