import type { Tx } from "#core/db/database.ts"
import type { Principal } from "./authenticate.ts"
import { findLive } from "./store.ts"

/** The id of a principal's credential, or null for a principal without a token or a key. */
export function credentialOf({ keyId, tokenId }: Principal): string | null {
  return keyId ?? tokenId
}

/**
 * Returns the credentials among these that still work: not revoked, not ended, and of an account that is not
 * suspended.
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
