import assert from "node:assert/strict"
import { test } from "node:test"
import { resealAll, type SealedValue } from "./reseal-all.ts"
import { open, seal } from "./secret-box.ts"

const oldKey = Buffer.alloc(32, 1)
const newKey = Buffer.alloc(32, 2)

/** Values in memory. `meanwhile` runs once, between the read of a value and its replacement. */
function place(count: number, meanwhile: (store: Map<string, Buffer>, owner: string) => void = () => {}) {
  const names = Array.from({ length: count }, (_, index) => `value ${index}`)
  const store = new Map(names.map((name) => [name, seal([oldKey], name, name)]))
  const seen = new Set<string>()
  async function* values(): AsyncGenerator<SealedValue> {
    for (const [owner, sealed] of store)
      yield {
        owner,
        sealed,
        name: owner,
        async replace(anew) {
          if (!seen.has(owner)) meanwhile(store, owner)
          seen.add(owner)
          if (store.get(owner) !== sealed) return false
          store.set(owner, anew)
          return true
        },
      }
  }
  return { store, values }
}

test("a value written while it was being replaced stays, and is found by the next look", async () => {
  const { store, values } = place(5, (all, owner) => all.set(owner, seal([oldKey], `${owner}, changed`, owner)))
  assert.deepEqual(await resealAll([newKey, oldKey], [values]), { resealed: 5, unopened: [], isDone: true })
  for (const [owner, sealed] of store) assert.equal(open([newKey], sealed, owner).toString(), `${owner}, changed`)
})

test("the report says so when another process continues to seal under another key", async () => {
  const { store, values } = place(1)
  async function* busy(): AsyncGenerator<SealedValue> {
    store.set("value 0", seal([oldKey], "again", "value 0"))
    yield* values()
  }
  assert.equal((await resealAll([newKey, oldKey], [busy])).isDone, false)
})
