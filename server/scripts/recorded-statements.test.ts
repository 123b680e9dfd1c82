/** `npm test` runs this on PostgreSQL 15, the oldest supported version, after the tests of the stores. */
import assert from "node:assert/strict"
import { test } from "node:test"
import { createTestDatabase } from "#core/db/testing.ts"
import { readRecorded } from "./recorded-statements.ts"
import { replayStatements } from "./replay-statements.ts"

/** Far below what the tests of the stores execute. With fewer, the recording is broken. */
const statementsMin = 400

test("every statement that the tests of the stores execute runs on this PostgreSQL", async (t) => {
  const statements = readRecorded(process.env.STATEMENTS_FOLDER ?? "")
  assert.ok(statements.length >= statementsMin, `${statements.length} statements are recorded.`)
  const database = await createTestDatabase()
  try {
    const refused = await replayStatements(database.url, statements)
    const lines = refused.map(({ reason, files, text }) => `${reason}\nexecuted by ${files.join(", ")}:\n${text}`)
    assert.ok(lines.length === 0, lines.join("\n\n"))
  } finally {
    await database.close()
  }
  t.diagnostic(`${statements.length} statements`)
})
