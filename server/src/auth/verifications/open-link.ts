import type { Tx } from "#core/db/database.ts"
import { isSame, parseLinkToken } from "./code.ts"
import { tokenFor } from "./secrets.ts"
import { readVerification } from "./store.ts"
import { sentAddresses, type Verification } from "./verification.ts"

/**
 * Returns the verification of a link's token. Undefined for a token that this installation did not create.
 */
export async function openLink(db: Tx, codeKey: Uint8Array, token: string): Promise<Verification | undefined> {
  const linked = parseLinkToken(token)
  const verification = linked && (await readVerification(db, linked.accountId, linked.id))
  if (!verification) return undefined
  const isOurs = sentAddresses(verification).some((to) => isSame(token, tokenFor(codeKey, verification, to)))
  return isOurs ? verification : undefined
}
