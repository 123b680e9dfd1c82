import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { surplusOf, type ShareState } from "./fair-share.ts"

const processIds = ["a", "b", "c", "d", "e"]

/**
 * Lets all processes act on the present state, one after the other, until no process wants a change. Returns
 * the sessions of each, and the number of moves.
 */
function settle(sessions: number, standings: ShareState[]): { held: number[]; moves: number } {
  let moves = 0
  for (let isMoving = true; isMoving;) {
    isMoving = false
    for (const own of standings) {
      const free = sessions - standings.reduce((sum, { held }) => sum + held, 0)
      assert.ok(free >= 0, "never more than there are")
      const surplus = surplusOf(own.processId, { sessions, free, standings })
      own.held -= surplus
      moves += Math.abs(surplus)
      isMoving ||= surplus !== 0
    }
    assert.ok(moves < 1_000, "it comes to rest")
  }
  return { held: standings.map(({ held }) => held), moves }
}

test("two processes share four sessions, and a third takes its share of them", () => {
  const standings = [{ processId: "a", held: 0 }]
  assert.deepEqual(settle(4, standings).held, [4])
  standings.push({ processId: "b", held: 0 })
  assert.deepEqual(settle(4, standings).held, [2, 2])
  standings.push({ processId: "c", held: 0 })
  assert.deepEqual(settle(4, standings), { held: [2, 1, 1], moves: 2 })
})

test("sessions that do not divide stay where they are", () => {
  assert.deepEqual(settle(1, [{ processId: "b", held: 1 }, { processId: "a", held: 0 }]), { held: [1, 0], moves: 0 }) // oxfmt-ignore
  assert.deepEqual(
    settle(3, [
      { processId: "b", held: 2 },
      { processId: "a", held: 1 },
    ]).moves,
    0,
  )
})

test("all sessions are held in the end, no process has two more than another, and then no session moves", () => {
  const holdings = fc.array(fc.nat(6), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.nat(12), holdings, (more, holding) => {
      const standings = holding.map((held, index) => ({ processId: processIds[index] ?? "", held }))
      const sessions = holding.reduce((sum, held) => sum + held, 0) + more
      const { held } = settle(sessions, standings)
      assert.equal(held.reduce((sum, each) => sum + each, 0), sessions) // oxfmt-ignore
      assert.ok(Math.max(...held) - Math.min(...held) <= 1)
      assert.equal(settle(sessions, standings).moves, 0)
    }),
  )
})
