/** What the statements of a message's whole way ask of the nodes of Citus (docs/decisions/102). */
import assert from "node:assert/strict"
import { after, test } from "node:test"
import { createApiKey } from "#core/accounts/api-keys.ts"
import { CredentialLookup } from "#core/accounts/find-credentials.ts"
import { Database } from "#core/db/database.ts"
import { createTestDatabase, isOnCitus } from "#core/db/testing.ts"
import { createEndpoint } from "#core/endpoints/endpoints.ts"
import { referenceOf } from "#messaging/messages/fake-carrier.ts"
import { ReceiptRecorder, UnrecordedReferences } from "#messaging/messages/receipts/record-receipt.ts"
import { receiptLimitMs, Stage } from "#messaging/messages/testing.ts"
import { toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Claims } from "#core/webhooks/claims.ts"
import { recordResults, type Result } from "#core/webhooks/record-results.ts"
import { eventually } from "./support/eventually.ts"

const skip = isOnCitus ? false : "TEST_CITUS_URL names no server"
const messages = 20

test("a message's whole way asks one shard with each statement, and commits in one phase", { skip }, async () => {
  const { url, close } = await createTestDatabase()
  after(close)
  const open = () => new Database({ url, log: silentLog, poolMax: 6 })
  // As on several nodes, each statement goes over a connection.
  await using watching = open()
  const name = new URL(url).pathname.slice(1)
  await watching.query(`alter database ${name} set citus.enable_local_execution = off`)
  await watching.query(`alter database ${name} set citus.enable_stat_counters = on`)
  const db = open()
  const stage = new Stage(db)
  const { clock, newId, accountId } = stage
  await addAccount(db, accountId)
  const { apiKey } = await createApiKey(db, accountId, { name: "ci", scope: "full" }, { newId, now: clock.now() })
  const { deliveryQueue, messageQueue } = stage.context
  const secretKeys = [Buffer.alloc(32, 7)] as const
  const context = { newId, now: clock.now(), deliveryQueue, secretKeys }
  const asked = { url: "https://127.0.0.1/hook" }
  const { endpoint } = await db.transaction((tx) => createEndpoint(tx, accountId, asked, context))
  stage.start()
  await stage.runDue()
  const before = await countsOf(watching)

  const [credential] = await new CredentialLookup(db).findRows(toSid("apiKey", apiKey.id))
  assert.equal(credential?.accountId, accountId)
  const ids = await Promise.all(Array.from({ length: messages }, () => stage.send()))
  await stage.runDue()
  const elsewhere = new ReceiptRecorder({ ...stage.context, unrecorded: new UnrecordedReferences(), receiptLimitMs })
  const receipt = { state: "delivered", code: null, at: clock.now(), raw: "" } as const
  const recorded = ids.map((id) =>
    elsewhere.recordReceipt(stage.carrier.id, { ...receipt, reference: referenceOf(id) }),
  )
  await stage.runDue()
  await Promise.all(recorded)
  assert.equal(await stage.status(ids[0] ?? ""), "delivered")
  const lane = { accountId, targetId: endpoint.id }
  const claims = new Claims({ db, clock, deliveryQueue, secretKeys: [Buffer.alloc(32, 1)] })
  const { claim } = await claims.claim({ lane, claimId: newId(), jobsMax: 500, isInOrder: false })
  assert.ok(claim.jobs.length >= messages)
  const results = claim.jobs.map(({ id, subjectId, memo }) => {
    const unwritten = { eventId: subjectId, endpointId: endpoint.id, eventType: memo }
    const attempt = { ...succeeded, deliveryId: id, unwritten, startedAt: clock.now() }
    return { ...done, accountId, endpointId: endpoint.id, jobId: id, claimId: claim.claimId, attempt } as Result
  })
  await recordResults(results, { db, batchId: newId(), deliveryQueue, newId, now: clock.now() })
  await stage.stop()
  const whole = await countsOf(watching)
  assert.ok(whole.oneShard > before.oneShard + 20)
  assert.equal(whole.manyShards, before.manyShards)
  await db.close()

  // The counters see both. The rows of a list are copied, which commits in two phases.
  await using other = open()
  await other.query("select count(*) from messages")
  await other.transaction((tx) =>
    tx.query(
      "insert into message_lanes (account_id, target_id, next_at) select $1, id, now() from unnest($2::uuid[]) as id",
      [accountId, `{${newId()}}`],
    ),
  )
  assert.equal((await messageQueue.lanes.due(other, clock.now(), 10)).length, 1)
  const last = await eventually("a commit in two phases", async () => {
    const counts = await countsOf(watching)
    return counts.twoPhases > before.twoPhases && counts
  })
  assert.ok(last.manyShards > whole.manyShards)
  assert.equal(last.twoPhases, before.twoPhases + 1)
})

const succeeded = {
  askedBy: "schedule",
  durationMs: 1,
  statusCode: 200,
  error: null,
  detail: {
    timing: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: 1 },
    isRepeated: false,
    extraHeaders: [],
    responseHeaders: {},
  },
  responseBody: null,
  response: null,
  status: "succeeded",
  nextAttemptAt: null,
}
const done = { runAt: null, keepsPlace: false, health: null, answer: null }

function addAccount(db: Database, id: string): Promise<unknown> {
  return db.query("insert into accounts (id, name, created_at, updated_at) values ($1, 'Ann', now(), now())", [id])
}

interface Counts {
  oneShard: number
  manyShards: number
  /** Prepared transactions, as their connections report them. */
  twoPhases: number
}

async function countsOf(db: Database): Promise<Counts> {
  const [counts] = await db.query<Counts>(
    `select query_execution_single_shard::integer as "oneShard", query_execution_multi_shard::integer as "manyShards",
       (select n_tup_ins from pg_stat_all_tables where relname = 'pg_dist_transaction')::integer as "twoPhases"
     from citus_stat_counters where name = current_database()`,
  )
  assert.ok(counts)
  return counts
}
