/**
 * Gives each account whose rows a test inserts a row of its own. The tests invent accounts, and an insertion
 * on Citus reads its account from the table of accounts (new-rows.ts).
 */
import { Pipeline, type Statement } from "./pipeline.ts"

const operatorId = "00000000-0000-0000-0000-000000000000"
const known = new Set<string>()

type Method = (this: Pipeline, statement: Statement, failed?: (failure: unknown) => void) => unknown

/** Call it once, before the first statement. */
export function knowAccountsOfInsertions(): void {
  const run = Pipeline.prototype.run
  for (const method of ["add", "run"] as const) {
    const original = Pipeline.prototype[method] as Method
    ;(Pipeline.prototype as unknown as Record<string, Method>)[method] = function (statement, failed) {
      const accountId = accountOf(statement)
      // Each connection waits for the row until one has stored it.
      if (accountId !== undefined && !known.has(accountId))
        run.call(this, [insertApart, [accountId]]).then(
          () => known.add(accountId),
          () => undefined,
        )
      return original.call(this, statement, failed)
    }
  }
}

/** Commits at once, whatever becomes of the transaction. */
const insertApart = `select success from run_command_on_coordinator(format(
  'insert into accounts (id, name, created_at, updated_at) values (%L, ''A test'', now(), now()) on conflict (id) do nothing', $1::text))`

function accountOf([text, values = []]: Statement): string | undefined {
  if (!/\bfrom accounts as account, unnest\(/.test(text)) return undefined
  const id = /[0-9a-f-]{36}/.exec(String(values[0]))?.[0]
  // No account has this id, so a row of it would hide an insertion that finds none.
  return id === operatorId ? undefined : id
}
