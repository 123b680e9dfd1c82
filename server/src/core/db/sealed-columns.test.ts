import assert from "node:assert/strict"
import { after, test } from "node:test"
import { readSealedColumns } from "./sealed-columns.ts"
import { openTestStore } from "./testing.ts"

const { db, close } = await openTestStore()
after(close)

test("the values of every row are found once, over several pages, and replaced unless they changed", async () => {
  await db.query("create table boxes (room integer, name text, first bytea, second bytea, primary key (room, name))")
  await db.query(
    `insert into boxes select number % 3, 'box ' || number, '\\x01', case when number % 2 = 0 then '\\x02'::bytea end
     from generate_series(1, 450) as number`,
  )
  const boxes = () =>
    readSealedColumns(db, {
      table: "boxes",
      key: ["room", "name"],
      columns: ["first", "second"],
      describe: ({ name }, column) => ({ owner: column, name: `${name}, ${column}` }),
    })
  const found = await Array.fromAsync(boxes())
  assert.deepEqual([found.length, new Set(found.map(({ name }) => name)).size], [450 + 225, 450 + 225])
  const one = found.find(({ name }) => name === "box 300, second")
  assert.equal(await one?.replace(Buffer.of(3)), true)
  assert.equal(await one?.replace(Buffer.of(4)), false)
  const changed = (await Array.fromAsync(boxes())).filter(
    ({ sealed, owner }) => sealed[0] !== (owner === "first" ? 1 : 2),
  )
  assert.deepEqual(
    changed.map(({ name, sealed }) => [name, sealed[0]]),
    [["box 300, second", 3]],
  )
})
