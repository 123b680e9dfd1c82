import assert from "node:assert/strict"
import { test } from "node:test"
import type { Database } from "./database.ts"
import { NodeAway, StoreUnavailable } from "./errors.ts"
import { eachShare } from "./shared-transactions.ts"

test("accounts of a node that is known to be away keep no other account waiting, and slow failures end a round", async () => {
  const accounts = Array.from({ length: 10 }, (_, index) => String(index))
  const askedWith = async (failure: Error): Promise<number> => {
    let asked = 0
    const work = async () => {
      if (++asked < accounts.length) throw failure
    }
    await eachShare({ isOnCitus: true } as Database, accounts, (each) => each, work)
    return asked
  }
  assert.equal(await askedWith(new NodeAway("away")), 10)
  assert.equal(await askedWith(new StoreUnavailable("slow")), 5)
})
