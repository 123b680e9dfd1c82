import { StoreUnavailable, type Tx } from "#core/db/database.ts"
import { Batcher } from "#core/std/batcher.ts"
import { fromSid } from "#core/std/ids.ts"
import { Semaphore } from "#core/std/semaphore.ts"
import { findCredentials, findKeyOwners, findKeys, findTokens, type CredentialRow } from "./store.ts"

/** The limit of SIDs in one statement. */
const sidsMax = 500
/**
 * The limit of concurrent statements of this process, however many unknown credentials arrive. The pool keeps
 * the other connections.
 */
const statementsMax = 2
/** On Citus, the limit of concurrent statements of a lookup, each of one account. */
const statementsApartMax = 4
/** The limit of requests that wait for a lookup: twenty full batches. */
const waitingMax = 10_000

/** An id that no row has. A SID that cannot exist is looked up like one that might, at the same cost. */
const anonymous = "00000000-0000-0000-0000-000000000000"

/**
 * Looks up the credentials of an Account SID or an API key's SID. Lookups that arrive together share a
 * statement. So a flood of unknown credentials costs the store two small statements at a time, and valid
 * credentials are still found.
 */
export class CredentialLookup {
  readonly #batcher: Batcher<string, CredentialRow[]>

  constructor(db: Tx) {
    this.#batcher = new Batcher({
      itemsMax: sidsMax,
      concurrency: statementsMax,
      waitingMax,
      isForAll: (error) => error instanceof StoreUnavailable,
      run: (sids) => findAll(db, sids),
    })
  }

  /** The live and ended tokens of an account, newest first, or the one API key. Throws `Overloaded`. */
  findRows(sid: string): Promise<CredentialRow[]> {
    return this.#batcher.add(sid)
  }
}

async function findAll(db: Tx, sids: readonly string[]): Promise<(CredentialRow[] | Error)[]> {
  const asked = sids.map((sid) => {
    const isKey = sid.startsWith("SK")
    return { isKey, id: fromSid(isKey ? "apiKey" : "account", sid) ?? anonymous }
  })
  const idsOf = (isKey: boolean) => [...new Set(asked.flatMap((each) => (each.isKey === isKey ? each.id : [])))]
  const [accountIds, keyIds] = [idsOf(false), idsOf(true)]
  if (!db.isOnCitus) {
    const rows = await findCredentials(db, { accountIds, keyIds })
    const byId = Map.groupBy(rows, ({ accountId, keyId }) => keyId ?? accountId)
    return asked.map(({ id }) => byId.get(id) ?? [])
  }
  // One statement for each account asks its server alone, so the loss of another does not concern it.
  const turns = new Semaphore(statementsApartMax)
  const apart = async <Row>(ask: () => Promise<Row[]>): Promise<Row[] | Error> => {
    const release = await turns.acquire()
    return await ask()
      .then((rows) => rows, asError)
      .finally(release)
  }
  const tokens = new Map(accountIds.map((id) => [id, apart(() => findTokens(db, id))]))
  const owners = await findKeyOwners(db, keyIds)
  // A key that does not exist is looked up as well, at the same cost.
  const ownerOf = (id: string) => owners.get(id) ?? anonymous
  const keys = new Map(
    [...Map.groupBy(keyIds, ownerOf)].map(([owner, ids]) => [owner, apart(() => findKeys(db, owner, ids))]),
  )
  return await Promise.all(
    asked.map(async ({ isKey, id }) => {
      const rows = (await (isKey ? keys.get(ownerOf(id)) : tokens.get(id))) ?? []
      return isKey && !(rows instanceof Error) ? rows.filter((row) => row.keyId === id) : rows
    }),
  )
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
