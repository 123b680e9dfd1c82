import { after } from "node:test"
import type { Database } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, type NewId } from "#core/std/ids.ts"

/** The fixture of a test file of this folder. */
export interface TestAccounts {
  /** A separate store, which exists until the last test is over. */
  db: Database
  clock: FakeClock
  newId: NewId
}

export async function openTestAccounts(): Promise<TestAccounts> {
  const { db, close } = await openTestStore()
  after(close)
  const clock = new FakeClock()
  return { db, clock, newId: createIds(clock) }
}

/** The `Authorization` header of these credentials. */
export function basic(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`
}
