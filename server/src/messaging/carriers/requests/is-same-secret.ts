import { createHash, timingSafeEqual } from "node:crypto"

/** Compares in a time that reveals nothing about the secret. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((each) => createHash("sha256").update(each).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
