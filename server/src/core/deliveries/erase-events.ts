import type { Database, Transaction } from "#core/db/database.ts"
import { unpack, type EventRecord, type EventRow } from "#core/events/event-record.ts"
import { lockRecordsOfPerson, lockSubjectRecords, replaceEvents, type SubjectEvents } from "#core/events/records.ts"
import { eraseResponses } from "./erase-responses.ts"

/**
 * Replacements for texts of the sender or the account. The rest of an event says what happened, and between
 * which numbers.
 */
const erased = {
  body: "",
  tags: [],
  metadata: {},
  template: null,
  subject: "",
  claims: {},
  friendly_name: "",
  payload: null,
}

const erasedAtOnce = 500

/**
 * Erases the content of every event of subjects that will be deleted, and the responses to its deliveries.
 * `writeBody` returns the JSON of an event without a stored body, because it cannot be derived after the
 * deletion. Pending deliveries are sent without the content. Afterwards the events are found by their subject
 * alone, without `recordIds`.
 */
export async function eraseEvents(
  tx: Transaction,
  accountId: string,
  subjects: SubjectEvents,
  writeBody: (event: EventRow) => string,
): Promise<void> {
  const records = await lockSubjectRecords(tx, accountId, subjects)
  await eraseContent(tx, accountId, { records, subjectIds: new Set(subjects.subjectIds) }, writeBody)
}

/**
 * Erases the content of every event whose data names this person by the account's own id. It also finds
 * events whose session, factor or challenge was already deleted. These events always have a stored body.
 */
export async function eraseEventsOfPerson(db: Database, accountId: string, person: string): Promise<void> {
  for (let isFull = true; isFull;) {
    isFull = await db.transaction(async (tx) => {
      const { records, isFull: hasMore } = await lockRecordsOfPerson(tx, accountId, person, erasedAtOnce)
      await eraseContent(tx, accountId, { records }, ({ body }) => body ?? "")
      return hasMore
    })
  }
}

/** Erases the events of these locked records, or those of some subjects in them. */
async function eraseContent(
  tx: Transaction,
  accountId: string,
  { records, subjectIds }: { records: readonly EventRecord[]; subjectIds?: ReadonlySet<string> },
  writeBody: (event: EventRow) => string,
): Promise<void> {
  const delivered: string[] = []
  for (const record of records) {
    const events = unpack(record).filter((event) => !subjectIds || subjectIds.has(event.subject_id))
    // An event without a stored body was never delivered.
    for (const { id, body } of events) if (body !== null) delivered.push(id)
    const blank = events.map((event) => ({
      accountId,
      id: event.id,
      type: event.type,
      subjectId: event.subject_id,
      sequence: event.sequence,
      occurredAt: event.occurred_at,
      detail: null,
      body: withoutContent(event.body ?? writeBody(event)),
    }))
    if (blank.length) await replaceEvents(tx, accountId, record, blank)
  }
  await eraseResponses(tx, accountId, delivered)
}

function withoutContent(body: string): string {
  const event = JSON.parse(body) as { data: Record<string, unknown> }
  for (const [field, blank] of Object.entries(erased)) if (field in event.data) event.data[field] = blank
  return JSON.stringify(event)
}
