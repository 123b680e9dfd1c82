import type { Tx } from "#db/database.ts"
import type { Principal } from "./authenticate.ts"
import { findLive } from "./store.ts"

/** The id by which a principal's credential is known here, or null for one who came in another way. */
export function credentialOf({ keyId, tokenId }: Principal): string | null {
  return keyId ?? tokenId
}

/**
 * Which of the credentials that these proved to have still work: not revoked, not ended, of an account that
 * may be used.
 */
export async function liveCredentials(
  tx: Tx,
  principals: readonly Principal[],
  now: number,
): Promise<ReadonlySet<string>> {
  const keyIds = principals.flatMap(({ keyId }) => keyId ?? [])
  const tokens = principals.flatMap(({ accountId, tokenId }) => (tokenId === null ? [] : { accountId, id: tokenId }))
  if (!keyIds.length && !tokens.length) return new Set()
  return new Set(await findLive(tx, { keyIds, tokens }, now))
}
