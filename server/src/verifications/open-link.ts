import type { Tx } from "#db/database.ts"
import { isSame, parseLinkToken, tokenOf } from "./code.ts"
import { readVerification } from "./store.ts"
import type { Verification } from "./verification.ts"

/**
 * Returns the verification of a link's token. Undefined for a token that this installation did not create.
 */
export async function openLink(db: Tx, codeKey: Uint8Array, token: string): Promise<Verification | undefined> {
  const linked = parseLinkToken(token)
  if (!linked || !isSame(token, tokenOf(codeKey, linked))) return undefined
  return await readVerification(db, linked.accountId, linked.id)
}
