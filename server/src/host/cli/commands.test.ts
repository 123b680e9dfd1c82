import assert from "node:assert/strict"
import { test } from "node:test"
import { isForOperator } from "#http/operation.ts"
import { routes } from "#http/routes.ts"
import { commands } from "./commands.ts"

/** Why an operation of the operator's API has no command of its own. */
const reasons: Readonly<Record<string, string>> = {
  listAccounts: "`account list` reads the store: a line for each account, the oldest first, without counts.",
  listRouteCandidates: "Only a running server knows which carriers accept messages now.",
  replaceCustomerRates: "`rate import none` runs it; `rate import` has the id of replaceRates.",
}

test("each operation of the operator's API has a command, or a reason for none", () => {
  const inApi = routes.filter(({ path }) => isForOperator(path)).map(({ operation }) => operation.id)
  const withCommand = new Set(commands.flatMap(({ operation }) => operation ?? []))
  assert.deepEqual([...withCommand, ...Object.keys(reasons)].toSorted(), inApi.toSorted())
})
