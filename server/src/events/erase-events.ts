import type { Database, Tx } from "#db/database.ts"
import { plainArray } from "#db/literals.ts"
import type { EventRow } from "./store.ts"
import { eraseResponses } from "./erase-responses.ts"
import { lockEventsOfPerson, lockSubjectEvents } from "./store.ts"

/** What the sender or the account wrote. The rest of an event says what happened, and between which numbers. */
const erased = { body: "", tags: [], subject: "", claims: {}, friendly_name: "", payload: null }

const erasedAtOnce = 500

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
  await eraseContent(tx, accountId, await lockSubjectEvents(tx, accountId, subjectIds), writeBody)
}

/**
 * Erases the content of every event whose data names this person under the account's own id, also when the session, factor or
 * challenge that it is about was deleted before. These events always have a stored body.
 */
export async function eraseEventsOfPerson(db: Database, accountId: string, person: string): Promise<void> {
  for (let isFull = true; isFull;) {
    isFull = await db.transaction(async (tx) => {
      const rows = await lockEventsOfPerson(tx, accountId, person, erasedAtOnce)
      await eraseContent(tx, accountId, rows, ({ body }) => body ?? "")
      return rows.length === erasedAtOnce
    })
  }
}

async function eraseContent(
  tx: Tx,
  accountId: string,
  rows: readonly EventRow[],
  writeBody: (event: EventRow) => string,
): Promise<void> {
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
