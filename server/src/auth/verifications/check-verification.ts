import { claimKeysOfBatch } from "#core/accounts/idempotency.ts"
import { byAccount } from "#core/db/by-account.ts"
import type { Transaction } from "#core/db/database.ts"
import { sharedBy, sharedTransactions } from "#core/db/shared-transactions.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import { KeyedBatcher } from "#core/std/keyed-batcher.ts"
import { hideDuration } from "#auth/verifications/hide-duration.ts"
import { completeCheckKeys, resultOfKey } from "./check-keys.ts"
import type { Check, Checked } from "./check.ts"
import { CheckedAccount } from "./checked-account.ts"
import type { VerificationContext } from "./context.ts"
import { findPending, lockVerifications } from "./store.ts"

/**
 * A check by recipient that does not approve is answered after this time or a multiple of it. A wrong code
 * writes the row of its verification, and an unknown one has no row. Without this step, the difference was
 * 0.2 ms (`bench/README.md`).
 */
const answerStepMs = 50

/**
 * Checks codes. The rows of a batch are locked during the decision. So among concurrent checks in all
 * processes at most one approves, and no more wrong codes are evaluated than `checks_max`. Checks that arrive
 * together share a transaction, which also stores the answers of their idempotency keys.
 */
export class Checker {
  readonly #context: VerificationContext
  readonly #batcher: KeyedBatcher<Check, Checked>

  constructor(context: VerificationContext) {
    this.#context = context
    this.#batcher = new KeyedBatcher({
      keyOf: (check) => sharedBy(context.db, check.accountId),
      ...sharedTransactions,
      run: (checks) => context.db.transaction((tx) => this.#runIn(tx, checks)),
    })
  }

  /**
   * Refuses with `VerificationRefusal`. For a check by recipient, the time of the answer does not reveal
   * whether a verification is pending.
   */
  check(check: Check): Promise<Checked> {
    const checked = this.#batcher.add(check)
    if ("id" in check.of) return checked
    const { clock } = this.#context
    return hideDuration(clock, { stepMs: answerStepMs, isPublic: ({ isValid }) => isValid }, checked)
  }

  drain(): Promise<void> {
    return this.#batcher.drain()
  }

  async #runIn(tx: Transaction, checks: readonly Check[]): Promise<(Checked | Error)[]> {
    const requests = checks.map(({ accountId, key = null }) => ({ accountId, key }))
    // Before all other statements, which would fail with the claim.
    const known = (await claimKeysOfBatch(tx, requests, this.#context.clock.now())).map(resultOfKey)
    const fresh = byAccount(
      checks.filter((_, index) => !known[index]),
      ({ accountId }) => accountId,
    )
    const accountIds = fresh.map(([accountId]) => accountId)
    const announcer = messageAnnouncerOf(tx, accountIds, this.#context)
    const results = new Map<Check, Checked | Error>()
    for (const [accountId, own] of fresh) await this.#runAccount(tx, accountId, own, announcer, results)
    await completeCheckKeys(tx, results)
    return checks.map((check, index) => known[index] ?? results.get(check) ?? new Error("A check was not evaluated."))
  }

  async #runAccount(
    tx: Transaction,
    accountId: string,
    checks: readonly Check[],
    announcer: Announcer,
    results: Map<Check, Checked | Error>,
  ): Promise<void> {
    const byRecipient = checks.flatMap(({ of }) => ("to" in of ? [of] : []))
    const keys = byRecipient.map(({ to, purpose, serviceId = null }) => ({ to, purpose, serviceId }))
    const pending = await findPending(tx, accountId, keys)
    const idOf = new Map(byRecipient.map((of, index) => [of as Check["of"], pending[index]]))
    const ids = checks.map(({ of }) => ("id" in of ? of.id : idOf.get(of)))
    const held = await lockVerifications(
      tx,
      accountId,
      ids.filter((id) => id !== undefined),
    )
    const account = await CheckedAccount.open(tx, this.#context, { accountId, held, checks })
    for (const [index, check] of checks.entries()) results.set(check, account.evaluate(check, ids[index]))
    await account.write(announcer)
  }
}
