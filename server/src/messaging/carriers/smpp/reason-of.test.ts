import assert from "node:assert/strict"
import { test } from "node:test"
import { reasonOf } from "./reason-of.ts"

const up = (name: string) => ({ name, state: "up" as const, reason: null })
const down = (name: string, reason: string) => ({ name, state: "down" as const, reason })

test("a reason that all connections have appears once, and others with the names of those that have it", () => {
  assert.equal(reasonOf([]), null)
  assert.equal(reasonOf([up("a"), up("b")]), null)
  assert.equal(reasonOf([down("a", "Nothing listens."), down("b", "Nothing listens.")]), "Nothing listens.")
  assert.equal(reasonOf([down("a", "Refused."), up("b"), down("c", "Refused.")]), "a, c: Refused.")
  assert.equal(reasonOf([down("a", "Refused."), down("b", "Away.")]), "a: Refused. b: Away.")
})
