import { byAccount } from "#core/db/by-account.ts"
import type { Database, Transaction } from "#core/db/database.ts"
import { recordAttempts, type CountedAttempt, type NewAttempt } from "#core/deliveries/record-attempts.ts"
import type { DeliveryClaimer } from "#core/endpoints/announcer.ts"
import { lockJobsOfSeveral } from "#core/queue/lock-jobs.ts"
import type { ClaimedJob, ReturnedJob, Queue } from "#core/queue/queue.ts"
import type { Metrics } from "#core/std/metrics.ts"
import type { NewId } from "#core/std/ids.ts"
import type { AnswerReader, ReadAnswer } from "./answer-reader.ts"
import { disableEndpoint, recordHealth, type Health, type HealthChange } from "./endpoint-health.ts"
import { failureActionOf } from "./failing.ts"
import { markBatchRecorded } from "./recorded-batches.ts"
import { warnOfFailing } from "./warn-of-failing.ts"

/** What to record about one claimed job. */
export interface Result {
  accountId: string
  endpointId: string
  jobId: string
  claimId: string
  /** When the job is due again; null when it is done. */
  runAt: number | null
  /** The job keeps its place in the order of its lane. */
  keepsPlace: boolean
  /** Null for a job that was released, or whose delivery had ended. */
  attempt: NewAttempt | null
  health: HealthOutcome | null
  /** What the reader made of the answer. Null without a reader. */
  answer: ReadAnswer | null
}

export interface HealthOutcome {
  isSuccess: boolean
  at: number
  failure: string | null
  isGone: boolean
  pausedUntil: number | null
  /**
   * The circuit after this outcome: open until this time, or `closed`. Null when the outcome says nothing
   * about it.
   */
  circuit: number | "closed" | null
}

export interface RecordContext {
  db: Database
  /** The id of this batch. A retry of the batch has the same id. */
  batchId: string
  /** Counts the attempts in the transaction that records them. */
  count?: ((tx: Transaction, attempts: readonly CountedAttempt[]) => void) | undefined
  deliveryQueue: Queue
  newId: NewId
  now: number
  metrics?: Pick<Metrics, "events"> | undefined
  claimer?: DeliveryClaimer | undefined
  /** Without one, no answer is read. */
  answers?: () => AnswerReader | undefined
}

/**
 * Records results in one transaction: jobs, attempts, deliveries, the health of the endpoints, and the event
 * when an endpoint is disabled.
 *
 * If another process now holds the claim, the attempt is still logged and a success still counts. The new
 * claimant decides everything else. A batch that was recorded before fails (`isAlreadyRecorded`), so nothing
 * is recorded twice.
 */
export function recordResults(results: readonly Result[], context: RecordContext): Promise<void> {
  const groups = byAccount(results, ({ accountId }) => accountId)
  return context.db.transaction(async (tx) => {
    markBatchRecorded(tx, context.batchId)
    const answers = results.flatMap(({ answer }) => answer ?? [])
    if (answers.length) await context.answers?.()?.follow(tx, answers)
    // Each table for all accounts before the next one (core/db/lock-order.ts).
    const health = Promise.all(groups.map(([accountId, own]) => writeHealth(tx, accountId, own)))
    const held = Promise.all(groups.map(([accountId, own]) => settleJobs(tx, accountId, own, context.deliveryQueue)))
    // A success is recorded whatever process holds the claim. The other outcomes need the claim.
    const [healths, claims] = await Promise.all([
      health,
      held,
      recordAttempts(
        tx,
        groups.map(([accountId, own]) => [accountId, attemptsOf(own).filter(isSuccess)]),
      ),
    ])
    const settled = groups.map(([accountId, own], index) =>
      settledOf(accountId, own, { health: healths[index] ?? [], held: claims[index] ?? new Map() }),
    )
    await recordAttempts(
      tx,
      settled.map(({ accountId, failures }) => [accountId, failures]),
    )
    await Promise.all(settled.map((account) => followHealth(tx, account, context)))
    context.count?.(tx, recorded(results))
  })
}

function recorded(results: readonly Result[]): CountedAttempt[] {
  return results.flatMap(({ accountId, endpointId, attempt }) =>
    attempt ? { accountId, endpointId, startedAt: attempt.startedAt, isSuccess: isSuccess(attempt) } : [],
  )
}

interface Settled {
  accountId: string
  /** The failed attempts. */
  failures: NewAttempt[]
  health: Health[]
  /** The endpoints that answered 410. */
  gone: ReadonlySet<string>
}

async function writeHealth(tx: Transaction, accountId: string, results: readonly Result[]): Promise<Health[]> {
  const changes = healthChanges(results)
  return changes.length ? await recordHealth(tx, accountId, changes) : []
}

function settledOf(
  accountId: string,
  results: readonly Result[],
  { health, held }: { health: Health[]; held: ReadonlyMap<string, string> },
): Settled {
  const failures = attemptsOf(results)
    .filter((attempt) => !isSuccess(attempt))
    .map((attempt) => (held.get(attempt.jobId) === attempt.claimId ? attempt : { ...attempt, status: null }))
  const gone = new Set(results.filter(({ health: note }) => note?.isGone).map(({ endpointId }) => endpointId))
  return { accountId, failures, health, gone }
}

function attemptsOf(results: readonly Result[]): (NewAttempt & { jobId: string; claimId: string })[] {
  return results.flatMap(({ jobId, claimId, attempt }) => (attempt ? { jobId, claimId, ...attempt } : []))
}

/** Disables endpoints that are gone or failed for too long, and warns of others. */
async function followHealth(
  tx: Transaction,
  { accountId, health, gone }: Settled,
  context: RecordContext,
): Promise<void> {
  for (const endpoint of health) {
    const lane = { accountId, targetId: endpoint.id }
    const consequence = gone.has(endpoint.id) ? "gone" : failureActionOf(endpoint, context.now)
    if (consequence === "gone") await disableEndpoint(tx, lane, "gone", context)
    else if (consequence === "give_up") await disableEndpoint(tx, lane, "failing", context)
    else if (consequence !== null) await warnOfFailing(tx, lane, consequence, context)
  }
}

function isSuccess({ status }: NewAttempt): boolean {
  return status === "succeeded"
}

async function settleJobs(
  tx: Transaction,
  accountId: string,
  results: readonly Result[],
  queue: Queue,
): Promise<Map<string, string>> {
  const done: ClaimedJob[] = []
  const again: ReturnedJob[] = []
  // A job without a memo belongs to a delivery with a row.
  const written: ReturnedJob[] = []
  for (const { jobId: id, claimId, runAt, keepsPlace, attempt } of results) {
    if (runAt === null) done.push({ id, claimId })
    else if (attempt?.unwritten) written.push({ id, claimId, runAt, keepsPlace, memo: null })
    else again.push({ id, claimId, runAt, keepsPlace })
  }
  const [, ...held] = await Promise.all([
    lockJobsOfSeveral(tx, "delivery", accountId, [done, again, written]),
    queue.complete(tx, accountId, done),
    queue.retry(tx, accountId, again),
    queue.retry(tx, accountId, written),
  ])
  return new Map(held.flatMap((some) => [...some]))
}

/** One update for each endpoint: its latest success, and the failures after it. */
function healthChanges(results: readonly Result[]): HealthChange[] {
  const changes = new Map<string, HealthChange>()
  const notes = results.flatMap(({ endpointId, health }) => (health ? { endpointId, ...health } : []))
  for (const note of notes.sort((a, b) => a.at - b.at)) {
    const change = changes.get(note.endpointId) ?? noChange(note.endpointId)
    changes.set(note.endpointId, note.isSuccess ? succeeded(change, note.at) : failed(change, note))
  }
  return [...changes.values()]
}

function noChange(endpointId: string): HealthChange {
  return {
    endpointId,
    lastSuccessAt: null,
    failures: 0,
    firstFailureAt: null,
    lastFailureAt: null,
    lastFailure: null,
    pausedUntil: null,
    circuit: null,
  }
}

function succeeded(change: HealthChange, at: number): HealthChange {
  return { ...change, lastSuccessAt: at, failures: 0, firstFailureAt: null, circuit: "closed" }
}

function failed(change: HealthChange, { at, failure, pausedUntil, circuit }: HealthOutcome): HealthChange {
  return {
    ...change,
    failures: change.failures + 1,
    firstFailureAt: change.firstFailureAt ?? at,
    lastFailureAt: at,
    lastFailure: failure,
    pausedUntil: Math.max(change.pausedUntil ?? 0, pausedUntil ?? 0) || null,
    circuit: circuit ?? change.circuit,
  }
}
