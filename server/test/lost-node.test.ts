/** What continues while a node of Citus is away (docs/guides/many-machines.md). */
import assert from "node:assert/strict"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { test } from "node:test"
import { createAccount } from "#core/accounts/create-account.ts"
import { basic } from "#core/accounts/testing.ts"
import { startApp } from "#host/app/app.ts"
import { readConfig } from "#host/config/config.ts"
import { countAwayNodes } from "#core/db/all-accounts.ts"
import { Database } from "#core/db/database.ts"
import { loseNode } from "#core/db/lost-node-testing.ts"
import { createTestDatabase, isOnCitus, openTestStore } from "#core/db/testing.ts"
import { claimTasks } from "#payments/payments/notifications/tasks.ts"
import { claimRun } from "#payments/reconciliation/runs.ts"
import { claimReplay } from "#core/replays/replay-leases.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { eventually } from "./support/eventually.ts"
import { removeData } from "./support/remove-data.ts"

const skip = isOnCitus ? false : "TEST_CITUS_URL names no server"
const newId = createIds(systemClock)
/** Nothing listens there. */
const closedPort = 1

test("a start works without a node, whose accounts alone answer 503 until it is back", { skip }, async () => {
  await using stack = new AsyncDisposableStack()
  const { url, close } = await createTestDatabase()
  stack.defer(close)
  const db = stack.use(new Database({ url, log: silentLog, poolMax: 2 }))
  const accounts = new Map<string, string>()
  for (let index = 0; index < 12; index++) {
    const { accountId, authToken } = await createAccount(db, { name: "Ann", newId, now: systemClock.now() })
    accounts.set(accountId, basic(toSid("account", accountId), authToken))
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), "posthorn-lost-node-"))
  stack.defer(() => removeData(dataDir))
  const start = () =>
    startApp(readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent" }), silentLog)
  await (await start()).stop()
  const node = await loseNode(db, closedPort)
  const lost = await node.accountsOf([...accounts.keys()])
  assert.ok(lost.size > 0 && lost.size < accounts.size)

  const app = await start()
  stack.defer(() => app.stop())
  const ready = async () => (await fetch(`${app.baseUrl}/readyz`)).json()
  const statusOf = async (authorization: string) =>
    (await fetch(`${app.baseUrl}/v1/messages`, { headers: { authorization } })).status
  await eventually("the node is named", async () => {
    const state = (await ready()) as object
    return "unavailable_nodes" in state && state.unavailable_nodes === 1
  })
  for (const [id, authorization] of accounts) assert.equal(await statusOf(authorization), lost.has(id) ? 503 : 200)

  await node.restore()
  for (const authorization of accounts.values())
    await eventually("the account answers", async () => (await statusOf(authorization)) === 200)
  await eventually("no node is away", async () => JSON.stringify(await ready()) === '{"status":"ready"}')
})

test("due payments, replays and reconciliations of other nodes are claimed", { skip }, async () => {
  const { db, close } = await openTestStore()
  await using stack = new AsyncDisposableStack()
  stack.defer(close)
  const ids = Array.from({ length: 12 }, newId)
  for (const id of ids) await insertDueWork(db, id)
  const node = await loseNode(db, closedPort)
  const lost = await node.accountsOf(ids)
  assert.ok(lost.size > 0 && lost.size < ids.length)

  const claimAll = async (): Promise<string[][]> => {
    const { leases, now } = systemClock
    const tasks = await claimTasks(db, leases, ids.length)
    const replays = await untilNone(async () => (await claimReplay(db, { leaseId: newId(), leases }))?.accountId)
    const runs = await untilNone(
      async () => (await claimRun(db, { now: now(), leases, claimId: newId() }))?.row.account_id,
    )
    return [tasks.map(({ account_id }) => account_id), replays, runs].map((claimed) => claimed.toSorted())
  }
  const rest = ids.filter((id) => !lost.has(id)).toSorted()
  assert.deepEqual(await claimAll(), [rest, rest, rest])
  await node.restore()
  // Until it is known where the shard is, statements for it are refused.
  await eventually("no node is away", () => Promise.resolve(countAwayNodes(db) === 0))
  const later = new Map<number, Set<string>>()
  await eventually("the node's own are claimed", async () => {
    for (const [kind, claimed] of (await claimAll()).entries())
      later.set(kind, new Set([...(later.get(kind) ?? []), ...claimed]))
    return [...later.values()].every(({ size }) => size === lost.size)
  })
  for (const claimed of later.values()) assert.deepEqual(claimed, lost)
})

async function insertDueWork(db: Database, id: string): Promise<void> {
  await db.query("insert into payment_tasks (account_id, payment_id, due_at) values ($1, $1, now())", [id])
  await db.query(
    `insert into replays (account_id, id, endpoint_id, from_at, to_at, is_only_failed, with_missing, position, created_at)
     values ($1, $1, $1, now() - interval '1 hour', now(), false, false, now(), now())`,
    [id],
  )
  await db.query(
    `insert into reconciliations (account_id, id, provider_id, provider_kind, status, from_at, until_at, history_from, due_at, created_at)
     values ($1, $1, $1, 'simulated', 'running', now(), now(), now(), now(), now())`,
    [id],
  )
}

async function untilNone(claim: () => Promise<string | undefined>): Promise<string[]> {
  const claimed: string[] = []
  for (let id = await claim(); id !== undefined; id = await claim()) claimed.push(id)
  return claimed
}
