import assert from "node:assert/strict"
import { test } from "node:test"
import { ignorePermanentFault, PermanentFault } from "./permanent-fault.ts"

test("a fault of another copy of the class, as an extension has one, is recognised", async () => {
  const copy = "./permanent-fault.ts?copy"
  const other = (await import(copy)) as { PermanentFault: typeof PermanentFault }
  assert.notEqual(other.PermanentFault, PermanentFault)
  const fault = new other.PermanentFault("The store refuses it for good.")
  assert.ok(fault instanceof PermanentFault)
  ignorePermanentFault(fault)
})

test("any other error is no permanent fault", () => {
  const other = new Error("The store is away.")
  assert.ok(!(other instanceof PermanentFault))
  assert.throws(() => ignorePermanentFault(other), other)
  assert.throws(() => ignorePermanentFault("PermanentFault"))
})
