import type { Tx } from "#core/db/database.ts"
import type { SealedValue } from "#core/std/reseal-all.ts"

const pageMax = 1_000

/** Returns the owner under which an answer with a secret is sealed, for a request with an idempotency key. */
export function answerOwner(accountId: string, key: string): string {
  return `idempotency ${accountId} ${key}`
}

interface Row {
  account_id: string
  key: string
  /** Base64. Null for an answer that is not sealed. */
  sealed: string | null
}

/**
 * Returns the stored answers that hold a secret. All others are JSON, which begins with a brace, or empty.
 */
export async function* sealedAnswers(db: Tx): AsyncGenerator<SealedValue> {
  for (let last: Row | undefined, rows = await readAfter(db, last); ; rows = await readAfter(db, last)) {
    for (const row of rows) if (row.sealed !== null) yield valueOf(db, row, row.sealed)
    if (rows.length < pageMax) return
    last = rows.at(-1)
  }
}

function readAfter(db: Tx, last: Row | undefined): Promise<Row[]> {
  return db.query<Row>(
    `select account_id, key, case when response ~ '^[A-Za-z0-9+/]{40}' then response end as sealed from idempotency_keys
     where (account_id, key) > ($1, $2) order by account_id, key limit ${pageMax}`,
    [last?.account_id ?? "00000000-0000-0000-0000-000000000000", last?.key ?? ""],
  )
}

function valueOf(db: Tx, { account_id: accountId, key }: Row, sealed: string): SealedValue {
  return {
    owner: answerOwner(accountId, key),
    sealed: Buffer.from(sealed, "base64"),
    name: "an answer kept to be repeated, for a day",
    async replace(newValue) {
      const replaced = await db.query(
        "update idempotency_keys set response = $4 where account_id = $1 and key = $2 and response = $3 returning key",
        [accountId, key, sealed, newValue.toString("base64")],
      )
      return replaced.length === 1
    },
  }
}
