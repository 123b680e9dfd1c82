import type { Tx } from "#core/db/database.ts"
import type { Clock } from "#core/std/clock.ts"
import { TtlCache } from "#core/std/ttl-cache.ts"
import { canonicalAddress } from "./canonical-address.ts"
import type { NumberOwners } from "./owners.ts"
import { SenderPattern } from "./sender-pattern.ts"
import { findRulesOf } from "./sender-rule-store.ts"
import { findOwner } from "./store.ts"

/** Whether an account can use a sender, and otherwise why not. */
export type SenderVerdict = "allowed" | "owned_by_another_account" | "not_allowed"

/** How long a change by another process can stay unnoticed. */
const freshMs = 2_000
/** The limit of accounts whose rules are in memory. Each has at most 1,000 rules, and usually a few. */
const accountsMax = 2_000
/** The key of the rules for every account. No account has it. */
const everyAccount = ""

interface RuleSet {
  allowsAny: boolean
  exact: ReadonlySet<string>
  patterns: readonly SenderPattern[]
}

/**
 * Decides which senders an account can use: the numbers that it owns, and those that the operator's sender
 * rules allow. A rule never allows a number that another account owns. Owners and rules stay in memory for
 * two seconds, because every message needs them.
 */
export class Senders {
  readonly #owners: Pick<NumberOwners, "ownerOf">
  readonly #rules: TtlCache<RuleSet>

  constructor({ db, clock, owners }: { db: Tx; clock: Clock; owners: Pick<NumberOwners, "ownerOf"> }) {
    this.#owners = owners
    const load = async (key: string) => ruleSetOf(await findRulesOf(db, key === everyAccount ? null : key))
    this.#rules = new TtlCache({ clock, ttlMs: freshMs, entriesMax: accountsMax, load })
  }

  /** Returns no promise when everything is in memory. */
  check(accountId: string, sender: string): SenderVerdict | Promise<SenderVerdict> {
    const owner = this.#owners.ownerOf(sender)
    const own = this.#rules.get(accountId)
    const shared = this.#rules.get(everyAccount)
    if (owner instanceof Promise || own instanceof Promise || shared instanceof Promise)
      return Promise.all([owner, own, shared]).then((known) => verdictOf(accountId, sender, ...known))
    return verdictOf(accountId, sender, owner, own, shared)
  }

  /** Call it after the commit that changed a rule of this account; null for a rule of every account. */
  forgetRules(accountId: string | null): void {
    this.#rules.delete(accountId ?? everyAccount)
  }
}

/**
 * As `Senders.check`, for several senders and from the store. For a transaction, because waiting for another
 * connection in it could block.
 */
export async function checkSenders(tx: Tx, accountId: string, senders: readonly string[]): Promise<SenderVerdict[]> {
  const different = [...new Set(senders)]
  const [own, shared, ...owners] = await Promise.all([
    findRulesOf(tx, accountId),
    findRulesOf(tx, null),
    ...different.map((sender) => findOwner(tx, canonicalAddress(sender))),
  ])
  const ruleSets = [ruleSetOf(own), ruleSetOf(shared)]
  const verdicts = new Map(
    different.map((sender, index) => [sender, verdictOf(accountId, sender, owners[index] ?? null, ...ruleSets)]),
  )
  return senders.map((sender) => verdicts.get(sender) ?? "not_allowed")
}

function verdictOf(
  accountId: string,
  sender: string,
  owner: string | null,
  ...ruleSets: readonly RuleSet[]
): SenderVerdict {
  if (owner !== null) return owner === accountId ? "allowed" : "owned_by_another_account"
  const key = canonicalAddress(sender)
  return ruleSets.some((rules) => allows(rules, key)) ? "allowed" : "not_allowed"
}

function allows({ allowsAny, exact, patterns }: RuleSet, key: string): boolean {
  return allowsAny || exact.has(key) || patterns.some((pattern) => pattern.matches(key))
}

function ruleSetOf(rules: Awaited<ReturnType<typeof findRulesOf>>): RuleSet {
  const sendersOf = (kind: string) => rules.flatMap((rule) => (rule.kind === kind ? (rule.sender ?? []) : []))
  return {
    allowsAny: rules.some(({ kind }) => kind === "any"),
    exact: new Set(sendersOf("exact").map(canonicalAddress)),
    patterns: sendersOf("pattern").map((pattern) => new SenderPattern(pattern)),
  }
}
