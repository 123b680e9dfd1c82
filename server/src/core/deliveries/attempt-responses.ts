import type { Tx } from "#core/db/database.ts"
import { plainArray, textArray } from "#core/db/literals.ts"
import { rowsOfAccount } from "#core/db/new-rows.ts"

/** The response to a failed attempt, kept for a shorter time than the attempt: `RETENTION_RESPONSES_DAYS`. */
export interface NewResponse {
  id: string
  /** The signature of the request. */
  signature: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

interface ResponseRow {
  id: string
  signature: string
  headers: string
  body: string | null
}

export async function insertResponses(tx: Tx, accountId: string, responses: readonly NewResponse[]): Promise<void> {
  await tx.query(
    `insert into attempt_responses (account_id, id, signature, headers, body)
     select account_id, id, signature, headers, body
     from ${rowsOfAccount(tx, "$2::uuid[], $3::text[], $4::text[], $5::text[]", "id, signature, headers, body")}`,
    [
      accountId,
      plainArray(responses.map(({ id }) => id)),
      textArray(responses.map(({ signature }) => signature)),
      textArray(responses.map(({ headers }) => JSON.stringify(headers))),
      textArray(responses.map(({ body }) => body)),
    ],
    "deliveries_insert_responses",
  )
}

/** Returns the responses that still exist, by their ids. */
export async function findResponses(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, NewResponse>> {
  if (!ids.length) return new Map()
  const sorted = ids.toSorted()
  const rows = await tx.query<ResponseRow>(
    `select id, signature, headers, body from attempt_responses
     where account_id = $1 and id = any($2) and id between $3 and $4`,
    [accountId, plainArray(sorted), sorted[0], sorted.at(-1)],
  )
  return new Map(rows.map((row) => [row.id, { ...row, headers: JSON.parse(row.headers) as Record<string, string> }]))
}
