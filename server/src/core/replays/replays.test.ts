import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { createEndpoint, deleteEndpoint, updateEndpoint } from "#core/endpoints/endpoints.ts"
import { Queue } from "#core/queue/queue.ts"
import { hourMs } from "#core/std/durations.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { renderReplay } from "./replay-resource.ts"
import {
  cancelReplay,
  createReplay,
  failReplay,
  forgetReplays,
  getReplay,
  listReplays,
  type ReplayRequest,
} from "./replays.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
const deliveryQueue = new Queue("delivery")
after(close)

const wide = { limit: 1_000, before: null }
let accountId = newId()
let endpointId = ""
beforeEach(async () => {
  accountId = newId()
  endpointId = await subscribe()
})

function context() {
  return {
    newId,
    now: clock.now(),
    deliveryQueue,
    secretKeys: [Buffer.alloc(32, 1)] as const,
  }
}

async function subscribe(): Promise<string> {
  const url = "https://example.com/hook"
  return (await db.transaction((tx) => createEndpoint(tx, accountId, { url }, context()))).endpoint.id
}

function ask(request: Partial<ReplayRequest> = {}, id = endpointId, owner = accountId) {
  const asked = { from: clock.now() - hourMs, isOnlyFailed: true, withMissing: false, ...request }
  return db.transaction((tx) => createReplay(tx, owner, id, asked, context()))
}

test("a new replay is pending, for the requested time, and until now by default", async () => {
  const now = clock.now()
  const [open, closed] = [await ask(), await ask({ to: now - 1_000, isOnlyFailed: false, withMissing: true })]
  assert.deepEqual(
    [open, closed].map(({ status, from_at, to_at, position }) => [status, from_at, to_at, position]),
    [
      ["pending", now - hourMs, now, now - hourMs],
      ["pending", now - hourMs, now - 1_000, now - hourMs],
    ],
  )
  assert.deepEqual(await getReplay(db, accountId, closed.id), closed)
  const shown = renderReplay(accountId, closed, 0)
  assert.deepEqual([shown.progress, shown.only_failed, shown.missing], [0, false, true])
})

test("an end that is yet to come is now", async () => {
  assert.equal((await ask({ to: clock.now() + hourMs })).to_at, clock.now())
})

test("a beginning before that of the log is moved to it", async () => {
  const { from_at: from } = await ask({ from: 0 })
  assert.equal(new Date(from).getUTCDay(), 1)
  assert.ok(from < clock.now() && from > clock.now() - 15 * 24 * hourMs)
})

test("a time that is not in the past, ends before it begins or is not kept any more is refused with its parameter", async () => {
  const code = "invalid_replay_range"
  await assert.rejects(ask({ from: clock.now() }), { code, param: "from", message: /past/ })
  await assert.rejects(ask({ to: clock.now() - hourMs }), { code, param: "to", message: /later than `from`/ })
  await assert.rejects(ask({ from: 0, to: 1_000 }), { code, param: "to", message: /keeps no data/ })
})

test("a replay to a disabled, deleted or foreign endpoint is refused", async () => {
  await assert.rejects(ask({}, endpointId, newId()), { code: "webhook_not_found" })
  await db.transaction((tx) => updateEndpoint(tx, accountId, endpointId, { status: "disabled" }, context()))
  await assert.rejects(ask(), { code: "webhook_disabled" })
  await db.transaction((tx) => deleteEndpoint(tx, accountId, endpointId, context()))
  await assert.rejects(ask(), { code: "webhook_not_found" })
})

test("the eleventh live replay of an account is refused, also when many are asked for simultaneously, until one has ended", async () => {
  const other = await subscribe()
  const replays = await Promise.all(Array.from({ length: 9 }, () => ask()))
  const results = await Promise.allSettled([ask({}, other), ask(), ask({}, other)])
  assert.equal(results.filter(({ status }) => status === "fulfilled").length, 1)
  await assert.rejects(ask(), { code: "replays_exhausted" })
  await cancelReplay(db, accountId, replays[0]?.id ?? "", context())
  assert.equal((await ask()).status, "pending")
})

test("replays of an endpoint are listed newest first, page by page, also after its deletion", async () => {
  const ids = []
  for (let count = 0; count < 3; count++) ids.unshift((await ask()).id)
  await ask({}, await subscribe())
  await db.transaction((tx) => deleteEndpoint(tx, accountId, endpointId, context()))
  const [first] = await listReplays(db, accountId, endpointId, { limit: 1, before: null })
  const rest = await listReplays(db, accountId, endpointId, { limit: 10, before: first?.id ?? null })
  assert.deepEqual([first, ...rest].map((replay) => replay?.id), ids) // oxfmt-ignore
  await assert.rejects(listReplays(db, accountId, newId(), wide), { code: "webhook_not_found" })
  await assert.rejects(listReplays(db, newId(), endpointId, wide), { code: "webhook_not_found" })
})

test("a replay is cancelled once, stays so, and is not when it ended otherwise", async () => {
  const { id } = await ask()
  const cancelled = await cancelReplay(db, accountId, id, context())
  assert.deepEqual([cancelled.status, cancelled.reason, cancelled.ended_at], ["cancelled", "by_user", clock.now()])
  assert.deepEqual(await cancelReplay(db, accountId, id, context()), cancelled)
  const failed = await ask()
  await failReplay(db, accountId, failed.id, clock.now())
  await assert.rejects(cancelReplay(db, accountId, failed.id, context()), { code: "replay_ended", message: /failed/ })
})

test("another account's replay is as unknown as one that never was", async () => {
  const { id } = await ask()
  for (const [owner, asked] of [
    [newId(), id],
    [accountId, newId()],
  ] as const) {
    await assert.rejects(getReplay(db, owner, asked), { code: "replay_not_found" })
    await assert.rejects(cancelReplay(db, owner, asked, context()), { code: "replay_not_found" })
  }
})

test("a replay is forgotten some time after its end, and never before", async () => {
  const [ended, live] = [await ask(), await ask()]
  await cancelReplay(db, accountId, ended.id, context())
  await forgetReplays(db, clock.now())
  await getReplay(db, accountId, ended.id)
  await forgetReplays(db, clock.now() + 1)
  await assert.rejects(getReplay(db, accountId, ended.id), { code: "replay_not_found" })
  await getReplay(db, accountId, live.id)
})
