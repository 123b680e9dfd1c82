import pg from "pg"
import type { RecordedStatement, RecordedValue } from "./recorded-statements.ts"

/**
 * Executes each example of each statement in a transaction that is rolled back. Returns the statements that
 * this PostgreSQL refuses, with its reason. A statement that fails because its rows are missing is not
 * refused.
 */
export async function replayStatements<Statement extends RecordedStatement>(
  url: string,
  statements: readonly Statement[],
): Promise<(Statement & { reason: string })[]> {
  const client = new pg.Client({ connectionString: url, statement_timeout: statementMaxMs })
  await client.connect()
  try {
    const refused = []
    for (const statement of statements) {
      const reason = await refusalOf(client, statement)
      if (reason !== undefined) refused.push({ ...statement, reason })
    }
    return refused
  } finally {
    await client.end()
  }
}

/** The database has no rows and no other client, so a statement that takes longer hangs. */
const statementMaxMs = 120_000

async function refusalOf(client: pg.Client, { text, examples }: RecordedStatement): Promise<string | undefined> {
  for (const values of examples) {
    const error = await execute(client, text, values)
    if (error && !isForWantOfRows(error)) return `${error.code} ${error.message}`
  }
  return undefined
}

async function execute(
  client: pg.Client,
  text: string,
  values: readonly RecordedValue[] | null,
): Promise<pg.DatabaseError | undefined> {
  const run = () => client.query(text, values?.map(toParameter)).then(() => undefined, toDatabaseError)
  await client.query("begin")
  const error = await run()
  await client.query("rollback")
  return error?.code === activeTransaction ? await run() : error
}

/** Some statements, such as `vacuum`, do not run in a transaction. */
const activeTransaction = "25001"

function toParameter(value: RecordedValue): string | Buffer | null {
  return Array.isArray(value) ? Buffer.from(value[0], "base64") : value
}

function toDatabaseError(error: unknown): pg.DatabaseError {
  if (error instanceof pg.DatabaseError) return error
  throw error
}

/**
 * The classes of SQLSTATE are these:
 * - 21 cardinality, 22 data, 23 integrity, 25 transaction, 26 prepared statement;
 * - 3B savepoint, 40 rollback, 55 object state, P0 raised by a trigger.
 *
 * The partition of another week and a table of a test are missing, too. A table of PostgreSQL is not.
 */
function isForWantOfRows({ code = "", message }: pg.DatabaseError): boolean {
  return /^(?:21|22|23|25|26|3B|40|55|P0)/.test(code) || (code === "42P01" && !message.startsWith('relation "pg_'))
}
