import { releaseKeys, storeResponses, type ClaimedKey } from "#core/accounts/idempotency.ts"
import { keyRefusal } from "#core/accounts/refusals.ts"
import { byAccount } from "#core/db/by-account.ts"
import type { Tx } from "#core/db/database.ts"
import { checkResource, readCheckResource } from "./check-resource.ts"
import type { Check, Checked } from "./check.ts"

/** Returns the result of a check whose key is not new, or undefined for a check to evaluate. */
export function resultOfKey(claimed: ClaimedKey | undefined): Checked | Error | undefined {
  if (!claimed || claimed.kind === "new") return undefined
  if (claimed.kind === "replay") return readCheckResource(claimed.response)
  return keyRefusal(claimed.kind === "conflict")
}

/** The key of an evaluated check stores its answer. The key of a refused check is free again. */
export async function completeCheckKeys(tx: Tx, results: ReadonlyMap<Check, Checked | Error>): Promise<void> {
  const keyed = [...results].flatMap(([{ accountId, key }, result]) =>
    key ? [{ accountId, key: key.key, result }] : [],
  )
  for (const [accountId, own] of byAccount(keyed, (each) => each.accountId)) {
    const refused = own.filter(({ result }) => result instanceof Error)
    const answered = own.flatMap(({ key, result }) =>
      result instanceof Error ? [] : [{ key, status: 200, response: JSON.stringify(checkResource(result)) }],
    )
    await releaseKeys(
      tx,
      accountId,
      refused.map(({ key }) => key),
    )
    await storeResponses(tx, accountId, answered)
  }
}
