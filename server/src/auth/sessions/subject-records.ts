import type { Database, Tx } from "#core/db/database.ts"
import type { Clock } from "#core/std/clock.ts"
import { sessionResource } from "./session-resource.ts"
import { readOfSubject, removeSessions } from "./store.ts"

/** The records about a subject in one folder. `app/` lists these folders. */
export interface SubjectRecords {
  /** Its field in the export. */
  name: string
  /** Returns the resources, the newest first, at most `recordsMax`. */
  list(db: Tx, accountId: string, subject: string): Promise<object[]>
  /** Deletes the records, but not their events. Records accepted during the deletion may remain. */
  erase(db: Database, accountId: string, subject: string): Promise<void>
}

/**
 * The limit for one folder in an export. A subject has a hundred active sessions at most, and those that
 * ended within a week.
 */
export const recordsMax = 10_000

const erasedAtOnce = 100

/** The sessions of a subject. Access tokens stay valid for their ten minutes. */
export function sessionRecords(clock: Clock): SubjectRecords {
  return {
    name: "sessions",
    async list(db, accountId, subject) {
      const found = await readOfSubject(db, accountId, subject, recordsMax)
      return found.map((session) => sessionResource(session, clock.now()))
    },
    async erase(db, accountId, subject) {
      for (let isOver = false; !isOver;) {
        const erased = await db.transaction(async (tx) => {
          const found = await readOfSubject(tx, accountId, subject, erasedAtOnce)
          const ids = found.map(({ id }) => id)
          removeSessions(tx, accountId, ids)
          return found.length
        })
        isOver = erased < erasedAtOnce
      }
    },
  }
}
