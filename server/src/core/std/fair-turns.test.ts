import assert from "node:assert/strict"
import { test } from "node:test"
import { FakeClock } from "./fake-clock.ts"
import { FairTurns, type NoTurn, type Release } from "./fair-turns.ts"

function begin(more: Partial<ConstructorParameters<typeof FairTurns>[0]> = {}) {
  const clock = new FakeClock()
  const turns = new FairTurns({ clock, turnsMax: 4, ownerTurnsMax: [2, 1], waitingMax: 10, ...more })
  const results = new Map<string, Release | NoTurn>()
  const ask = (name: string, path: readonly string[], deadlineMs = 1_000) =>
    void turns.acquire(path, deadlineMs).then((result) => results.set(name, result))
  /** Who has a turn or an answer, in order. */
  const answered = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return [...results].map(([name, result]) => (typeof result === "string" ? `${name} ${result}` : name))
  }
  const release = (name: string) => {
    const result = results.get(name)
    assert.ok(typeof result === "function")
    result()
  }
  return { clock, ask, answered, release }
}

test("an owner has its share at each level, and others get the rest", async () => {
  const { ask, answered } = begin()
  for (const [index, sender] of ["x", "x", "y", "z"].entries()) ask(`evil ${index}`, ["evil", sender])
  ask("good", ["good", "x"])
  assert.deepEqual(await answered(), ["evil 0", "evil 2", "good"])
})

test("owners take turns at each level, even if many items of one wait", async () => {
  const { ask, answered, release } = begin({ turnsMax: 1 })
  ask("first", ["evil", "x"])
  for (const index of [1, 2, 3]) ask(`x${index}`, ["evil", "x"])
  ask("y", ["evil", "y"])
  ask("good", ["good", "z"])
  for (const name of ["first", "good", "y", "x1", "x2"]) {
    await answered()
    release(name)
  }
  assert.deepEqual(await answered(), ["first", "good", "y", "x1", "x2", "x3"])
})

test("new owners are behind one that waits, so any number of them does not keep it waiting", async () => {
  const { ask, answered, release } = begin({ turnsMax: 1 })
  ask("a", ["good", "x"])
  ask("b", ["good", "x"])
  for (const index of [1, 2, 3]) ask(`evil ${index}`, [`evil ${index}`, "x"])
  await answered()
  release("a")
  for (const index of [1, 2, 3]) {
    await answered()
    release(`evil ${index}`)
    ask(`evil ${index + 3}`, [`evil ${index + 3}`, "x"])
  }
  assert.deepEqual(await answered(), ["a", "evil 1", "evil 2", "evil 3", "b"])
})

test("a caller that waits until its deadline is late, and a later turn is not lost with it", async () => {
  const { clock, ask, answered, release } = begin({ turnsMax: 1 })
  ask("a", ["a"], 5_000)
  ask("b", ["b"], 100)
  ask("c", ["c"], 5_000)
  ask("d", ["d"], 0)
  clock.advance(100)
  assert.deepEqual(await answered(), ["a", "d late", "b late"])
  release("a")
  release("a")
  assert.deepEqual(await answered(), ["a", "d late", "b late", "c"])
})

test("the last request of the owner with most of them is refused when too many wait", async () => {
  const { ask, answered } = begin({ turnsMax: 1, waitingMax: 4 })
  ask("first", ["evil", "x"])
  for (const index of [1, 2, 3]) ask(`evil ${index}`, ["evil", `${index}`])
  ask("good 1", ["good", "x"])
  ask("good 2", ["good", "y"])
  assert.deepEqual(await answered(), ["first", "evil 3 full"])
})
