import type { Tx } from "#db/database.ts"
import { plainArray } from "#db/literals.ts"
import type { EventRow } from "./store.ts"
import { eraseResponses } from "./erase-responses.ts"
import { lockSubjectEvents } from "./store.ts"

/** What the sender or the account wrote. The rest of an event says what happened, and between which numbers. */
const erased = { body: "", tags: [], subject: "", claims: {}, friendly_name: "", payload: null }

/** Separates JSON texts: it cannot stand raw in one. */
const separator = "\x1e"

/**
 * Erases the content of every event of subjects that are about to go, and what receivers answered to its deliveries. `writeBody`
 * gives the JSON of an event that has none stored, since it cannot be written once the subject is gone. What is still to be
 * delivered is delivered without the content.
 */
export async function eraseEvents(
  tx: Tx,
  accountId: string,
  subjectIds: readonly string[],
  writeBody: (event: EventRow) => string,
): Promise<void> {
  const rows = await lockSubjectEvents(tx, accountId, subjectIds)
  if (!rows.length) return
  const bodies = rows.map((row) => withoutContent(row.body ?? writeBody(row)))
  await tx.query(
    `update events set detail = null, body = (string_to_array($3, e'\\x1e'))[array_position($2::uuid[], id)]
     where account_id = $1 and id = any($2)`,
    [accountId, plainArray(rows.map(({ id }) => id)), bodies.join(separator)],
  )
  // An event without a stored body was never delivered.
  const delivered = rows.filter(({ body }) => body !== null).map(({ id }) => id)
  await eraseResponses(tx, accountId, delivered)
}

function withoutContent(body: string): string {
  const event = JSON.parse(body) as { data: Record<string, unknown> }
  for (const [field, blank] of Object.entries(erased)) if (field in event.data) event.data[field] = blank
  return JSON.stringify(event)
}
