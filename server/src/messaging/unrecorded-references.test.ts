import assert from "node:assert/strict"
import { test } from "node:test"
import { UnrecordedReferences } from "./unrecorded-references.ts"

test("a reference is known to be unrecorded until its acceptance is written, or could not be", async () => {
  for (const end of ["resolve", "reject"] as const) {
    const unrecorded = new UnrecordedReferences()
    const written = Promise.withResolvers<void>()
    unrecorded.add("carrier", ["a", "b"], written.promise)
    assert.equal(unrecorded.written("carrier", "b"), written.promise)
    assert.equal(unrecorded.written("other carrier", "b"), undefined)
    assert.equal(unrecorded.written("carrier", "c"), undefined)
    written[end]()
    await written.promise.catch(() => {})
    await Promise.resolve()
    assert.equal(unrecorded.written("carrier", "b"), undefined)
  }
})

test("a reference that is given again while the first is written waits for the second", async () => {
  const unrecorded = new UnrecordedReferences()
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  unrecorded.add("carrier", ["a"], first.promise)
  unrecorded.add("carrier", ["a"], second.promise)
  first.resolve()
  await first.promise
  await Promise.resolve()
  assert.equal(unrecorded.written("carrier", "a"), second.promise)
})
