import { randomBytes } from "node:crypto"
import type { Place } from "./begin-session.ts"
import type { Guess } from "./counted-by.ts"
import { open, seal } from "#std/secret-box.ts"
import type { SecretKeys } from "#std/secret-box.ts"

/**
 * What a browser keeps when somebody has signed in with it. It lets nobody in; it tells, until the installation's key is changed, that
 * whoever has it knew the password of this email once. Nothing of it is stored here.
 */
export function rememberBrowser(secretKeys: SecretKeys, email: string): string {
  return seal(secretKeys, randomBytes(16), ownerOf(email)).toString("base64url")
}

/** What somebody is who gives this email: known by the browser, or a stranger. It is the same work whether there is such a member. */
export function guessOf(secretKeys: SecretKeys, email: string, { ip, browser }: Place): Guess {
  if (browser === null) return { ip, email }
  try {
    const id = open(secretKeys, Buffer.from(browser, "base64url"), ownerOf(email))
    return { known: `browser ${id.toString("hex")}` }
  } catch {
    return { ip, email }
  }
}

function ownerOf(email: string): string {
  return `browser ${email}`
}
