import assert from "node:assert/strict"
import { randomInt, randomUUID } from "node:crypto"
import { after, describe, it } from "node:test"
import type { SqlValue, Tx } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import { hourMs, minuteMs } from "#core/std/durations.ts"
import { addInMemory } from "./judgement-testing.ts"
import { changesOfHit, changesOfMessage, changesOfMiss, type ScoreChanges } from "./judgement.ts"
import { addToScores, areaKeysOf, keyedChanges, readKnown, type ScoreRow } from "./scores.ts"
import { seeded } from "./traffic-testing.ts"

describe("scores", async () => {
  const store = await openTestStore()
  after(() => store.close())

  const add = (accountId: string, key: string, changes: ScoreChanges, now: number) =>
    store.db.transaction((tx) => addToScores(tx, accountId, keyedChanges({ prefix: key }, changes), now))

  it("are the same in the store as in the simulation, for any counts and times", async () => {
    const seed = randomInt(2 ** 31)
    const random = seeded(seed)
    const accountId = randomUUID()
    let now = Date.parse("2026-03-01T12:00:00Z")
    let expected: ScoreRow | undefined
    for (let step = 0; step < 300; step++) {
      now += [0, 7_000, minuteMs, hourMs, 400 * hourMs][Math.trunc(random() ** 2 * 5)] ?? 0
      const evidence = { miss: 0.3 + random(), hit: 0.9, weight: random() < 0.8 ? 1 : 0.25, isSample: random() < 0.5 }
      const changes = [
        () => changesOfMessage(evidence, "first"),
        () => changesOfMessage(evidence, "resend"),
        () => changesOfMiss(evidence),
        () => changesOfHit(evidence, random() < 0.3),
      ][Math.trunc(random() ** 0.7 * 3.3)]!()
      const [stored] = await add(accountId, "+1415555", changes, now)
      expected = addInMemory(expected, changes.prefix!, "prefix", now)
      for (const [name, value] of Object.entries(expected)) {
        const other = stored?.[name as keyof ScoreRow]
        if (typeof value !== "number" || typeof other !== "number") continue
        const isClose = Math.abs(value - other) <= 0.001 * Math.max(1, Math.abs(value)) || name.endsWith("At")
        assert.ok(isClose, `seed ${seed}, step ${step}: ${name} is ${other}, not ${value}`)
      }
      assert.equal(stored?.blockedUntil, expected.blockedUntil, `seed ${seed}, step ${step}`)
      assert.equal(stored?.scoredAt, expected.scoredAt)
    }
  })

  it("of one recipient are read without the other scores of the account", async () => {
    const accountId = randomUUID()
    await store.db.query(
      `insert into verification_scores (account_id, scope, key, score, sends, approvals, scored_at, strikes)
       select $1, 'prefix', '+1' || n, 0, 1, 0, now(), 0 from generate_series(110000, 139999) n`,
      [accountId],
    )
    await store.db.query("analyze verification_scores")
    const read: number[] = []
    const explaining: Tx = {
      isOnCitus: store.db.isOnCitus,
      async query<Row>(text: string, values?: readonly SqlValue[]) {
        const [plan] = await store.db.query<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }>(
          `explain (analyze, buffers, format json) ${text}`,
          values,
        )
        const pages = plan?.["QUERY PLAN"][0].Plan
        read.push((pages?.["Shared Hit Blocks"] ?? 0) + (pages?.["Shared Read Blocks"] ?? 0))
        return await store.db.query<Row>(text, values)
      },
    }
    const keys = areaKeysOf({ country: "US", prefix: "+1110000" }, null)
    const known = await readKnown(explaining, accountId, { to: "+11100001234", keys }, 0)
    assert.equal(known.areas.prefix?.sends, 1)
    assert.ok(Number(read[0]) < 100, `The read took ${read[0]} pages of the store.`)
  })
})
