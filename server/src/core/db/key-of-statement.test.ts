import assert from "node:assert/strict"
import { test } from "node:test"
import { keyOfStatement } from "./key-of-statement.ts"
import { rowsOfAccount } from "./new-rows.ts"

const id = "00000000-0000-7000-8000-000000000001"

test("the account or carrier of a statement is found by the form in which Citus finds its node", () => {
  const from = rowsOfAccount({ isOnCitus: true }, "$2::uuid[]", "id")
  for (const [text, ...values] of [
    ["select 1 from messages where status = $1 and account_id = $2", "sent", id],
    ["delete from message_jobs as job where job.account_id = any($1::uuid[]) and id = $2", `{${id}}`, ""],
    ["insert into opt_outs (account_id, sender) values ($1, $2)", id, ""],
    [`insert into opt_outs (account_id, sender) select account_id, id from ${from}`, id, "{}"],
    ["update accounts set name = $2 where id = $1", id, "Ann"],
    ["select 1 from accounts where id = $1 for update", id],
  ] as const)
    assert.deepEqual(keyOfStatement(text, values), { table: "accounts", id }, text)
  for (const [text, ...values] of [
    ["update receipt_map set state = $2 where carrier_id = $3 and account_id = $1", "", "", id],
    ["insert into receipt_map as map (carrier_id, part)\n values ($1::uuid, $2)", id, 1],
  ] as const)
    assert.deepEqual(keyOfStatement(text, values), { table: "receipt_map", id }, text)
  for (const text of ["select 1 from messages where created_at < $1", "select 1 from members where id = $1"])
    assert.equal(keyOfStatement(text, [id]), undefined, text)
})
