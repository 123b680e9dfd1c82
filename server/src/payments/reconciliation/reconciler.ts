import type { Transaction } from "#core/db/database.ts"
import { untilNextRead } from "#core/db/all-accounts.ts"
import { StoreUnavailable } from "#core/db/errors.ts"
import { listUnreconciled } from "#payments/ledger/reconciled.ts"
import type { PaymentContext } from "#payments/payments/context.ts"
import { readReferences } from "#payments/payments/read/for-reconciliation.ts"
import type { PaymentProvider } from "#payments/providers/provider.ts"
import { hourMs } from "#core/std/durations.ts"
import { toSid } from "#core/std/ids.ts"
import { PeriodicTask } from "#core/std/periodic-task.ts"
import { compareFamilies } from "./compare-families.ts"
import type { ComparisonWindow } from "./compare-family.ts"
import { startNightlyRuns } from "./start-nightly-runs.ts"
import type { Reconciliation } from "./reconciliation.ts"
import { ClaimLost, claimRun, completeRun, failRun, renewRun, moveCursor, releaseRun, type ClaimedRun } from "./runs.ts"
import { listDelayMs } from "./start-reconciliation.ts"
import { insertRecords, listNewFamilies, listOpen, toReconciliation } from "./store.ts"

const everyMs = 2_000
const planEveryMs = 10 * 60_000
/** Bookings later than this may not be in the provider's list yet: PayPal takes three hours. */
const bookedYoungMs = 6 * hourMs
/**
 * Records later than this may not be in the ledger yet, because their notification is on its way. A requested
 * run still shows them.
 */
const listedYoungMs = hourMs
/** The limit of families in one transaction. */
const familiesMax = 200
/** The limit of ledger rows in one read. */
const rowsMax = 500
/** The limit of open differences for one provider, because a person must look at each. */
const openMax = 1_000
/** The limit of pages in one list: far more than any provider has. */
const pagesMax = 1_000_000

/** Why a run failed, for people. `isFinal`: the run is not retried before the next night. */
class RunError extends Error {
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

/**
 * Compares the list of each provider with the ledger, every night. Every process with the role `sender` takes
 * part. A run is claimed, and each page renews the claim, so a run whose process died continues at its
 * position. The list is stored before the comparison, so a partial list causes no difference. Both work page
 * by page: memory holds no more than a page of the provider, or `familiesMax` charges (docs/decisions/059).
 */
export class Reconciler {
  readonly #context: PaymentContext
  readonly #rounds: PeriodicTask
  #plannedAt = -Infinity
  #isStopping = false

  constructor(context: PaymentContext) {
    this.#context = { ...context, db: context.db.withLongTimeout() }
    this.#rounds = new PeriodicTask(
      context.clock,
      () => untilNextRead(context.db, context.clock, everyMs),
      () => this.#watch(),
    )
  }

  start(): void {
    this.#isStopping = false
    this.#rounds.start()
  }

  /** Resolves when the page under way is done. Another process continues after it. */
  stop(): Promise<void> {
    this.#isStopping = true
    return this.#rounds.stop()
  }

  /** One round, until nothing is due. */
  async round(): Promise<void> {
    const { db, clock, newId } = this.#context
    // While a node of Citus is away, the nights wait for it, but not the runs.
    const [planned] = await Promise.allSettled([this.#plan()])
    for (;;) {
      const claimed = await claimRun(db, { now: clock.now(), leases: clock.leases, claimId: newId() })
      if (!claimed) break
      await this.#run(claimed)
    }
    if (planned.status === "rejected") throw planned.reason
  }

  async #watch(): Promise<void> {
    try {
      await this.round()
    } catch (error) {
      if (error instanceof StoreUnavailable || error instanceof Stopped) return
      this.#context.log.error({ err: error }, "reconciliations failed; Posthorn tries again")
    }
  }

  async #plan(): Promise<void> {
    const now = this.#context.clock.elapsed()
    if (now - this.#plannedAt < planEveryMs) return
    this.#plannedAt = now
    await startNightlyRuns(this.#context)
  }

  async #run(claimed: ClaimedRun): Promise<void> {
    const { db, clock, log } = this.#context
    try {
      await this.#executeRun(claimed)
    } catch (error) {
      if (error instanceof StoreUnavailable || error instanceof ClaimLost) return
      if (error instanceof Stopped) {
        await releaseRun(db, claimed, clock.now())
        throw error
      }
      const reconciliation = toSid("reconciliation", claimed.row.id)
      log.warn({ err: error, reconciliation }, "a reconciliation failed")
      const isFinal = error instanceof RunError && error.isFinal
      const detail = error instanceof RunError ? error.message : "Posthorn could not compare the list. See its log."
      await failRun(db, claimed, { error: detail, now: clock.now(), isFinal })
    }
  }

  async #executeRun(claimed: ClaimedRun): Promise<void> {
    const { db, clock, providers } = this.#context
    const run = toReconciliation(claimed.row)
    const provider = await providers.findProvider(run.accountId, run.providerId)
    if (provider?.fault) throw new RunError(`The payment provider cannot work. ${provider.fault}`, false)
    if (!provider?.adapter.abilities.listsTransactions)
      throw new RunError("The payment provider was deleted, or does not list its transactions.", true)
    await this.#refuseTooMany(run)
    if (!claimed.row.isListed) await this.#list(claimed, run, provider.adapter)
    const window = windowOf(run)
    await this.#compareNew(claimed, run, window)
    await this.#compareBooked(claimed, run, window)
    await this.#compareOpen(claimed, run, window)
    await completeRun(db, claimed, clock.now())
  }

  /** Stores the provider's list, page by page. */
  async #list(claimed: ClaimedRun, run: Reconciliation, adapter: PaymentProvider): Promise<void> {
    const { db, clock } = this.#context
    // A booking at the beginning of the range may belong to an earlier record.
    const since = run.from === run.historyFrom ? Math.max(run.from - listDelayMs, 0) : run.from
    let cursor = claimed.row.cursor
    for (let pages = 0; pages < pagesMax; pages++) {
      this.#throwIfStopping()
      const page = await adapter.listTransactions(since, cursor).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        throw new RunError(`The payment provider's list could not be read to its end. ${reason}`, false)
      })
      if (page.nextCursor !== null && page.nextCursor === cursor)
        throw new RunError("The payment provider's list does not go on.", false)
      cursor = page.nextCursor
      await db.transaction(async (tx) => {
        insertRecords(tx, run, page.transactions)
        await renewRun(tx, claimed, { leases: clock.leases })
        await moveCursor(tx, claimed, cursor)
      })
      if (cursor === null) return
    }
    throw new RunError("The payment provider's list has no end.", false)
  }

  /** Compares listed records that were not compared yet. */
  async #compareNew(claimed: ClaimedRun, run: Reconciliation, window: ComparisonWindow): Promise<void> {
    let after = ""
    for (;;) {
      const names = await listNewFamilies(this.#context.db, run, { after, limit: familiesMax })
      await this.#compare(claimed, run, { names, window })
      if (names.length < familiesMax) return
      after = names.at(-1) ?? ""
    }
  }

  /** Compares bookings that no list contains. */
  async #compareBooked(claimed: ClaimedRun, run: Reconciliation, window: ComparisonWindow): Promise<void> {
    const { db } = this.#context
    const { accountId, providerId } = run
    let after: Parameters<typeof listUnreconciled>[2]["after"] = null
    for (;;) {
      const range = { providerId, from: window.from, until: window.bookedUntil, after, limit: rowsMax }
      const rows = await listUnreconciled(db, accountId, range)
      const references = await readReferences(db, accountId, rows.flatMap((row) => row.paymentId ?? [])) // oxfmt-ignore
      const names = new Set(
        rows.flatMap((row) => (row.paymentId ? references.get(row.paymentId) : row.providerReference) ?? []),
      )
      await this.#compareAll(claimed, run, { names: [...names], window })
      if (rows.length < rowsMax) return
      after = rows.at(-1) ?? null
    }
  }

  /** Compares earlier differences again, because both sides may agree by now. */
  async #compareOpen(claimed: ClaimedRun, run: Reconciliation, window: ComparisonWindow): Promise<void> {
    let after = "00000000-0000-0000-0000-000000000000"
    for (;;) {
      const open = await listOpen(this.#context.db, run, { after, limit: familiesMax })
      await this.#compare(claimed, run, { names: [...new Set(open.map(({ family }) => family))], window })
      if (open.length < familiesMax) return
      after = open.at(-1)?.id ?? after
    }
  }

  async #compareAll(claimed: ClaimedRun, run: Reconciliation, { names, window }: Comparison): Promise<void> {
    for (let begin = 0; begin < names.length; begin += familiesMax)
      await this.#compare(claimed, run, { names: names.slice(begin, begin + familiesMax), window })
  }

  async #compare(claimed: ClaimedRun, run: Reconciliation, { names, window }: Comparison): Promise<void> {
    if (!names.length) return
    this.#throwIfStopping()
    const context = this.#context
    const { leases } = context.clock
    const { opened } = await context.db.transaction((tx: Transaction) =>
      compareFamilies(tx, context, run, {
        names,
        window,
        keepClaim: (found) => renewRun(tx, claimed, { leases, ...found }),
      }),
    )
    if (opened) await this.#refuseTooMany(run)
  }

  async #refuseTooMany(run: Reconciliation): Promise<void> {
    const after = "00000000-0000-0000-0000-000000000000"
    const open = await listOpen(this.#context.db, run, { after, limit: openMax })
    if (open.length < openMax) return
    throw new RunError(
      `There are ${openMax} open differences of this provider. Resolve or ignore them, then begin a reconciliation.`,
      true,
    )
  }

  #throwIfStopping(): void {
    if (this.#isStopping) throw new Stopped()
  }
}

interface Comparison {
  names: readonly string[]
  window: ComparisonWindow
}

/** The process is stopping. */
class Stopped extends Error {}

function windowOf(run: Reconciliation): ComparisonWindow {
  return {
    from: run.from,
    historyFrom: run.historyFrom,
    listedUntil: run.isNightly ? run.until - listedYoungMs : Infinity,
    bookedUntil: run.until - bookedYoungMs,
  }
}
