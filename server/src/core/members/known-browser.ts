import { randomBytes } from "node:crypto"
import type { SignInPlace } from "./begin-session.ts"
import type { Guess } from "./failure-keys.ts"
import { open, seal, type SecretKeys } from "#core/std/secret-box.ts"

/**
 * The cookie that a browser keeps after a sign-in. It grants no access. It proves, until the installation's
 * key changes, that its holder once knew the password of this email. The store keeps nothing of it.
 */
export function rememberBrowser(secretKeys: SecretKeys, email: string): string {
  return seal(secretKeys, randomBytes(16), ownerOf(email)).toString("base64url")
}

/**
 * Returns whether the browser is known for this email, or belongs to a stranger. The work is the same whether
 * the member exists or not.
 */
export function guessOf(secretKeys: SecretKeys, email: string, { ip, browser }: SignInPlace): Guess {
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
