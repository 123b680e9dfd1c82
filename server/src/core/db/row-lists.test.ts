import assert from "node:assert/strict"
import { test } from "node:test"
import { listColumns } from "./row-lists.ts"

interface Row {
  id: string
  friendlyName: string | null
  isLive: boolean
  createdAt: number
}

const lists = listColumns<Row>()("id uuid, friendly_name text, is_live boolean, created_at timestamptz")

test("a statement gets one list for each column, from rows with names in camelCase", () => {
  assert.equal(lists.columns, "id, friendly_name, is_live, created_at")
  assert.equal(lists.parameters(2), "$2::uuid[], $3::text[], $4::boolean[], $5::timestamptz[]")
  const rows: Row[] = [
    { id: "a", friendlyName: 'Say "hi"', isLive: true, createdAt: 0 },
    { id: "b", friendlyName: null, isLive: false, createdAt: 1500 },
  ]
  assert.deepEqual(lists.values(rows), [
    "{a,b}",
    '{"Say \\"hi\\"",NULL}',
    "{true,false}",
    '{"1970-01-01T00:00:00.000Z","1970-01-01T00:00:01.500Z"}',
  ])
})

test("an update assigns every column but those of the key", () => {
  assert.equal(lists.assignments("new", "id", "createdAt"), "friendly_name = new.friendly_name, is_live = new.is_live")
})

test("a column that rows lack, or whose type does not fit, does not compile", () => {
  // @ts-expect-error A row has no `name`.
  listColumns<Row>()("id uuid, name text")
  // @ts-expect-error The value is a number.
  listColumns<Row>()("id uuid, created_at text")
})
