import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import path from "node:path"
import { after, before, test } from "node:test"
import pg from "pg"
import { createTestDatabase, type TestDatabase } from "#core/db/testing.ts"
import { root } from "../scripts/checks.ts"
import { createRecorder, readRecorded, type RecordedStatement } from "../scripts/recorded-statements.ts"
import { replayStatements } from "../scripts/replay-statements.ts"

let database: TestDatabase
before(async () => {
  database = await createTestDatabase()
})
after(() => database.close())

async function reasonsFor(text: string, examples: RecordedStatement["examples"]): Promise<string[]> {
  const refused = await replayStatements(database.url, [{ text, examples }])
  return refused.map(({ reason }) => reason.slice(0, "42883".length))
}

for (const [fault, text, code] of [
  ["a syntax error", "select from from accounts where id = $1", "42601"],
  ["an unknown function", "select no_such_function($1)", "42883"],
  ["an unknown column", "select no_such_column from accounts where id = $1", "42703"],
  ["an unknown system view", "select 1 from pg_no_such_view where $1 = 1", "42P01"],
  ["types that do not fit", "select id from accounts where id = $1::int", "42883"],
  ["an option that does not exist", "select 1 from accounts where id = $1 for update of pg_class", "42P01"],
] as const)
  test(`a statement with ${fault} is refused, whatever its rows`, async () => {
    assert.deepEqual(await reasonsFor(text, [["1"]]), [code])
  })

test("a statement that needs another row is executed, and so is one that runs outside transactions", async () => {
  assert.deepEqual(await reasonsFor("select $1::uuid", [["none"]]), [])
  assert.deepEqual(await reasonsFor("select 1 / $1::int", [["0"]]), [])
  assert.deepEqual(await reasonsFor("insert into accounts (id) values ($1)", [[null]]), [])
  assert.deepEqual(await reasonsFor("analyze messages_1999w01", [null]), [])
  assert.deepEqual(await reasonsFor("vacuum accounts", [null]), [])
  assert.deepEqual(await reasonsFor("select 1; select 2", [null]), [])
  assert.deepEqual(await reasonsFor("select sha256($1::bytea), $2::text", [[["AAECgP8="], null]]), [])
})

test("a later example is executed, too", async () => {
  const text = "select case when $1::text = 'x' then query_to_xml('select no_such_column', true, false, '') end"
  assert.deepEqual(await reasonsFor(text, [["y"], ["x"]]), ["42703"])
})

test("no execution leaves a trace", async () => {
  const text = "insert into sweeps (name, watermark) values ($1, now())"
  assert.deepEqual(await reasonsFor(text, [["left"]]), [])
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query("select 1 from sweeps where name = 'left'")
  await client.end()
  assert.deepEqual(rows, [])
})

test("a test file leaves its statements with the values, and none of its own", () => {
  const recorder = createRecorder()
  try {
    const file = "server/src/core/deliveries/record-attempts.test.ts"
    const run = spawnSync(process.execPath, [...recorder.options, "--test", path.join(root, file)], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, ...recorder.environment, NODE_TEST_CONTEXT: undefined, STATEMENTS_FILE: undefined },
    })
    assert.equal(run.status, 0, run.stdout)
    const recorded = readRecorded(recorder.environment.STATEMENTS_FOLDER)
    const insert = recorded.find(({ text }) => /insert into attempt_responses/.test(text))
    assert.deepEqual(insert?.files, [file])
    assert.ok(insert.examples[0]?.length)
    assert.ok(recorded.every(({ text }) => !/create table/.test(text)))
  } finally {
    recorder.remove()
  }
})
