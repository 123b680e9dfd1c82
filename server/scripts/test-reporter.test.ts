import assert from "node:assert/strict"
import { test } from "node:test"
import type { TestEvent } from "node:test/reporters"
import report from "./test-reporter.ts"

test("the errors of a test and of each disposal after it are all reported", async () => {
  const cause = await failingTwice().catch((error: unknown) => error)
  const details = { duration_ms: 1, type: "test", error: Object.assign(new Error("It failed."), { cause, failureType: "testCodeFailure" }) } // oxfmt-ignore
  const data = { name: "a test", nesting: 0, testNumber: 1, details }
  const events = [{ type: "test:fail", data }] as unknown as TestEvent[]
  const told = (await Array.fromAsync(report(iterate(events)))).join("")
  for (const text of ["of the test", "of the first disposal", "of the last disposal"])
    assert.ok(told.includes(text), told)
})

async function failingTwice(): Promise<never> {
  await using stack = new AsyncDisposableStack()
  stack.defer(() => Promise.reject(new Error("of the last disposal")))
  stack.defer(() => Promise.reject(new Error("of the first disposal")))
  throw new Error("of the test")
}

async function* iterate<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}
