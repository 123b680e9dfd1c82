import { StoreUnavailable, type Tx } from "#db/database.ts"
import { Batcher } from "#std/batcher.ts"
import { fromSid } from "#std/ids.ts"
import { findCredentials, type CredentialRow } from "./store.ts"

/** The limit of SIDs in one statement. */
const sidsMax = 500
/**
 * The limit of concurrent statements of this process, however many unknown credentials arrive. The pool keeps
 * the other connections.
 */
const statementsMax = 2
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
  find(sid: string): Promise<CredentialRow[]> {
    return this.#batcher.add(sid)
  }
}

async function findAll(db: Tx, sids: readonly string[]): Promise<CredentialRow[][]> {
  const asked = sids.map((sid) => {
    const isKey = sid.startsWith("SK")
    return { isKey, id: fromSid(isKey ? "apiKey" : "account", sid) ?? anonymous }
  })
  const idsOf = (isKey: boolean) => [...new Set(asked.flatMap((each) => (each.isKey === isKey ? each.id : [])))]
  const rows = await findCredentials(db, { accountIds: idsOf(false), keyIds: idsOf(true) })
  const byId = Map.groupBy(rows, ({ account_id, key_id }) => key_id ?? account_id)
  return asked.map(({ id }) => byId.get(id) ?? [])
}
