import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer, type AddressInfo, type Socket } from "node:net"
import { after, describe, it } from "node:test"
import { eventually } from "../../../test/support/eventually.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { countAwayNodes, readOfAllAccounts, untilNextRead } from "./all-accounts.ts"
import type { Database, Tx } from "./database.ts"
import { NodeAway } from "./errors.ts"
import { loseNode } from "./lost-node-testing.ts"
import { isOnCitus, openTestStore } from "./testing.ts"
import type { RowsOfAll } from "./node-reads.ts"

const newId = createIds(new FakeClock())

const failing = `select account_id, target_id, next_at, 1 / (target_id is null)::int as one
  from message_lanes where next_at <= to_timestamp($1::float8) and $2::text is null`

const due = (limit: number | null, until = 1_000): RowsOfAll => ({
  text: `select account_id, target_id, next_at, exists (
           select 1 from message_jobs as job where job.account_id = lane.account_id and job.target_id = lane.target_id
         ) as has_job, '100 %1$s' as percent
         from message_lanes as lane where next_at <= to_timestamp($1::float8) and ($2::text is null or $2 <> 'it''s')`,
  values: [until, null],
  orderBy: "next_at, target_id",
  limit,
})

interface Lane {
  account_id: string
  target_id: string
  has_job: boolean
  percent: string
}

async function insertLanes(db: Database, ats: readonly number[]): Promise<string[]> {
  const accounts = ats.map(() => newId())
  for (const [index, at] of ats.entries())
    await db.query("insert into message_lanes (account_id, target_id, next_at) values ($1, $1, to_timestamp($2))", [
      accounts[index],
      at,
    ])
  return accounts
}

describe("a read of all accounts", async () => {
  const { db, close } = await openTestStore()
  after(close)
  const accounts = await insertLanes(db, [5, 3.5, 3.25, 4, 3, 9, 8, 2_000])
  const [, second = "", third = "", , fifth = ""] = accounts
  await db.query(
    "insert into message_jobs (account_id, id, target_id, subject_id, priority, run_at) values ($1, $1, $1, $1, 1, now())",
    [third],
  )

  it("returns the rows of every account in their order, up to the limit", async () => {
    const rows = await readOfAllAccounts<Lane>(db, due(3))
    assert.deepEqual(
      rows.map(({ account_id, has_job, percent }) => [account_id, has_job, percent]),
      [
        [fifth, false, "100 %1$s"],
        [third, true, "100 %1$s"],
        [second, false, "100 %1$s"],
      ],
    )
    assert.equal((await readOfAllAccounts<Lane>(db, due(null))).length, 7)
    assert.equal((await readOfAllAccounts<Lane>(db, due(10, 1))).length, 0)
  })

  it("returns rows stored before it began, also beside other reads", async () => {
    for (let round = 0; round < 5; round++) {
      const [added] = await insertLanes(db, [1])
      const reads = await Promise.all([due(1), due(1, 1), due(null)].map((each) => readOfAllAccounts<Lane>(db, each)))
      for (const rows of reads) assert.equal(rows[0]?.account_id, added)
      await db.query("delete from message_lanes where account_id = $1", [added])
    }
  })

  it("fails alone when its statement fails", async () => {
    const wrong = { ...due(1), text: failing }
    const [failed, read] = await Promise.allSettled([readOfAllAccounts(db, wrong), readOfAllAccounts<Lane>(db, due(1))])
    assert.match(String(failed.status === "rejected" && failed.reason), /division by zero/)
    assert.equal(read.status === "fulfilled" && read.value[0]?.account_id, fifth)
  })

  it("begins together with others on Citus, at the multiples of its interval", () => {
    const clock = new FakeClock()
    assert.equal(untilNextRead({ isOnCitus: false }, clock, 500), 500)
    const begin = clock.elapsed()
    assert.equal(begin % 500, 0)
    const waits = [0, 120, 374, 5].map((ms) => {
      clock.advance(ms)
      return untilNextRead({ isOnCitus: true }, clock, 500) + clock.elapsed() - begin
    })
    // The last one begins within the time by which a timer can end too early.
    assert.deepEqual(waits, [500, 500, 500, 999])
  })

  it("waits on Citus at most its interval, and past the moment of a timer that ended early", () => {
    const clock = new FakeClock()
    for (let ms = 0; ms < 500; ms++, clock.advance(1)) {
      const waitMs = untilNextRead({ isOnCitus: true }, clock, 500)
      assert.ok(waitMs > 5 && waitMs <= 500, `${waitMs} ms after ${ms} ms`)
    }
  })
})

describe(
  "a read of all accounts on Citus",
  { skip: isOnCitus ? false : "TEST_CITUS_URL names no server" },
  async () => {
    if (!isOnCitus) return
    const { db, close } = await openTestStore()
    after(close)
    const accounts = await insertLanes(
      db,
      Array.from({ length: 20 }, (_, index) => index),
    )

    it("leaves out the accounts of a node that is away, until it answers", async () => {
      const all = await readOfAllAccounts<Lane>(db, due(null))
      assert.deepEqual(all.map(({ account_id }) => account_id), accounts) // oxfmt-ignore
      // Nothing listens at this port.
      const node = await loseNode(db, 1)
      const lost = await node.accountsOf(accounts)
      assert.ok(lost.size > 0 && lost.size < accounts.length)
      const read = async () =>
        new Set((await readOfAllAccounts<Lane>(db, due(null))).map(({ account_id }) => account_id))
      const rest = new Set(accounts.filter((id) => !lost.has(id)))
      await eventually("the node is found away", async () => {
        await read().catch(() => undefined)
        return countAwayNodes(db) === 1
      })
      assert.deepEqual(await read(), rest)
      await node.restore()
      await eventually("all rows are read", async () => (await read()).size === accounts.length)
      await eventually("no node is away", () => Promise.resolve(countAwayNodes(db) === 0))
    })

    it("lets statements of the accounts of a node that is away fail without waiting", async () => {
      const silent = createServer().listen(0, "127.0.0.1")
      const sockets = new Set<Socket>()
      silent.on("connection", (socket) => sockets.add(socket))
      after(() => {
        for (const socket of sockets) socket.destroy()
        silent.close()
      })
      await once(silent, "listening")
      const node = await loseNode(db, 1)
      const ofNode = await node.accountsOf(accounts)
      const [lost = ""] = ofNode
      const other = accounts.find((id) => !ofNode.has(id)) ?? ""
      const read = (id: string, tx: Tx = db) => tx.query("select from message_lanes where account_id = $1", [id])
      await eventually("the node is found away", async () => {
        await readOfAllAccounts<Lane>(db, due(null))
        return countAwayNodes(db) === 1
      })
      // From now on it accepts connections, and says nothing.
      await node.moveTo((silent.address() as AddressInfo).port)
      const asked = [...Array.from({ length: 50 }, () => read(lost)), db.transaction((tx) => read(lost, tx))]
      for (const answer of await Promise.allSettled(asked))
        assert.ok(answer.status === "rejected" && answer.reason instanceof NodeAway)
      assert.equal((await read(other)).length, 1)
      await node.restore()
      await eventually("the account is found", async () => {
        countAwayNodes(db)
        return await read(lost).then(({ length }) => length === 1, () => false) // oxfmt-ignore
      })
    })
  },
)
