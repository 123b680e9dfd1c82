import assert from "node:assert/strict"
import { test } from "node:test"
import { fewestFiles } from "../scripts/statement-coverage.ts"

test("the files that are chosen execute every statement, and those that add nothing are left out", () => {
  const statements = [["small", "large"], ["large"], ["large", "medium"], ["medium", "small"]]
  assert.deepEqual(fewestFiles(statements, new Map()), new Set(["large", "medium"]))
})

test("a slow file is chosen only for what no other file executes", () => {
  const seconds = new Map([["slow", 60]])
  const statements = [
    ["slow", "first"],
    ["slow", "second"],
  ]
  assert.deepEqual(fewestFiles(statements, seconds), new Set(["first", "second"]))
  assert.deepEqual(fewestFiles([...statements, ["slow"]], seconds), new Set(["slow"]))
})
