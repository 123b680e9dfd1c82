import type { Transaction, Tx } from "#core/db/database.ts"
import { fromRow, type RowOf } from "#core/db/from-row.ts"
import { textArray, time } from "#core/db/literals.ts"
import { networkOf } from "#core/std/network-of.ts"
import { dayMs, hourMs } from "#core/std/durations.ts"
import { isNumberProven, type Area } from "./check-recipient.ts"
import {
  doublingsMax,
  firstBlockMs,
  halfLives,
  probation,
  scoreMax,
  scopes,
  type Areas,
  type ScoreChanges,
  type ScoreChange,
  type NumberHour,
  type ScoreScope,
  type Score,
} from "./judgement.ts"

/** The keys of the areas that a verification counts for. */
export type AreaKeys = Partial<Record<ScoreScope, string>>

export function areaKeysOf({ country, prefix }: Area, clientIp: string | null): AreaKeys {
  const keys: AreaKeys = { prefix, country, account: "*" }
  if (clientIp !== null) keys.pair = `${prefix} ${networkOf(clientIp)}`
  // Any other address is its own prefix, and belongs to the account alone.
  if (prefix.startsWith("+")) keys.installation = prefix
  return keys
}

/** A stored score. */
export interface ScoreRow extends Score {
  scope: ScoreScope
  key: string
  scoredAt: number
}

type Stored = RowOf<Omit<ScoreRow, "blockedUntil">> & { blocked_until: number | null }

/** What is known about a recipient before the decision. */
export interface Known {
  areas: Areas
  number: NumberHour & {
    /** The number was approved more than a day ago, and so was its verification before this one. */
    isKnown: boolean
  }
}

/**
 * Reads without locks. `countSent` finds what concurrent requests changed. The scores over all accounts are
 * not distributed with those of accounts, so they have a statement of their own.
 */
export async function readKnown(
  tx: Tx,
  accountId: string,
  { to, keys }: { to: string; keys: AreaKeys },
  now: number,
): Promise<Known> {
  const own = scopes.filter((scope) => scope !== "installation" && keys[scope] !== undefined)
  const ofAccount = tx.query<{ scores: Stored[]; history: Earlier[] }>(
    `select (
       select coalesce(json_agg(json_build_object(${storedFields})), '[]') from verification_scores
       where account_id = $1 and (scope, key) in (select * from unnest($2::text[], $3::text[]))
     ) as scores, (
       select coalesce(json_agg(json_build_object('created_at', ${msOf("created_at")}, 'approved_at', ${msOf("approved_at")}, 'proven_to', proven_to) order by created_at desc), '[]')
       from (
         select created_at, approved_at, proven_to from verifications
         where to_address = $4 and account_id = $1 and status <> 'pending' order by created_at desc limit ${latestMax}
       ) as latest
     ) as history`,
    [accountId, textArray(own), textArray(own.map((scope) => keys[scope])), to],
    "verifications_read_known",
  )
  const ofAll = tx.query<Stored>(
    `select ${installationColumns} from installation_scores where key = $1`,
    [keys.installation ?? ""],
    "verifications_read_installation",
  )
  const [[row], installation] = await Promise.all([ofAccount, ofAll])
  const areas = Object.fromEntries(
    [...(row?.scores ?? []), ...installation].map((stored) => [stored.scope, fadedScore(toScore(stored), now)]),
  )
  const history = (row?.history ?? []).map(({ created_at: at, approved_at: approved, proven_to: provenTo }) => ({
    at,
    isApproved: approved !== null && isNumberProven({ to, provenTo }),
  }))
  const ofHour = history.filter(({ at }) => at > now - hourMs)
  return {
    areas,
    number: {
      // So each message at a blocked prefix costs an attacker an approval. A number that was approved during
      // the attack does not pass at once.
      isKnown: history[0]?.isApproved === true && history.some(({ isApproved, at }) => isApproved && at <= now - dayMs),
      wasAsked: ofHour.length > 0,
      wasApproved: ofHour.some(({ isApproved }) => isApproved),
    },
  }
}

interface Earlier {
  created_at: number
  approved_at: number | null
  proven_to: string | null
}

/** Twice as many as a recipient has in a day, so that one of an earlier day is among them. */
const latestMax = 20

function msOf(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::bigint`
}

const numbers = ["score", "sends", "approvals", "tried", "typed", "asked", "answered", "recent"] as const
const storedFields = [
  ...["scope", "key", ...numbers, "strikes"].map((name) => `'${name}', ${name}`),
  ...["scored_at", "blocked_until"].map((name) => `'${name}', ${msOf(name)}`),
].join(", ")

/** The columns of a score over all accounts, as those of an account's score. */
const installationColumns = `'installation' as scope, key, ${numbers.join(", ")}, strikes, scored_at, blocked_until`

function toScore({ blocked_until: blockedUntil, ...row }: Stored): ScoreRow {
  return { ...fromRow<Omit<ScoreRow, "blockedUntil">>(row), blockedUntil: blockedUntil ?? 0 }
}

/**
 * Returns a score with its decay until now. A block stops the decay. A clock that was set back causes none.
 */
export function fadedScore<Of extends Score & { scoredAt: number }>(row: Of, now: number): Of {
  const rest = (since: number, halfLifeMs: number) => 0.5 ** (Math.max(0, now - since) / halfLifeMs)
  const kept = rest(Math.max(row.scoredAt, row.blockedUntil), halfLives.score)
  const long = rest(row.scoredAt, halfLives.baseline)
  const short = rest(row.scoredAt, halfLives.asked)
  return {
    ...row,
    score: row.score * (row.score < 0 ? rest(row.scoredAt, halfLives.credit) : kept),
    sends: row.sends * kept,
    approvals: row.approvals * kept,
    tried: row.tried * long,
    typed: row.typed * long,
    asked: row.asked * short,
    answered: row.answered * short,
    recent: row.recent * rest(row.scoredAt, halfLives.recent),
    strikes: row.strikes * kept,
    scoredAt: Math.max(row.scoredAt, now),
  }
}

/** A change of one area. */
export interface KeyedChange {
  scope: ScoreScope
  key: string
  change: ScoreChange
}

export function keyedChanges(keys: AreaKeys, changes: ScoreChanges): KeyedChange[] {
  return scopes.flatMap((scope) => {
    const [key, change] = [keys[scope], changes[scope]]
    return key === undefined || change === undefined ? [] : [{ scope, key, change }]
  })
}

/**
 * Adds the changes to the scores of an account and of the installation, and returns the account's own rows.
 * An area whose score reaches its limit is blocked. Concurrent transactions wait for each other at the rows,
 * which stay locked until the commit.
 */
export async function addToScores(
  tx: Transaction,
  accountId: string,
  changes: readonly KeyedChange[],
  now: number,
): Promise<ScoreRow[]> {
  const of = Map.groupBy(changes, ({ scope }) => (scope === "installation" ? "installation" : "account"))
  const added = addStatements(accountId, of.get("account") ?? [], now)
  const stored = await Promise.all(added.map((statement) => tx.query<Stored>(...statement)))
  const rows = stored.flat().map(toScore)
  const isBlocked = rows.some(({ blockedUntil }) => blockedUntil > now)
  addToInstallation(tx, (of.get("installation") ?? []).map(isBlocked ? withoutRise : (each) => each), now)
  return rows
}

/**
 * Evidence does not count during a block of the account. Otherwise one account with many people at once, or
 * with a dry run, could block a prefix for all accounts.
 */
function withoutRise({ change, ...keyed }: KeyedChange): KeyedChange {
  return { ...keyed, change: { ...change, score: Math.min(0, change.score) } }
}

/** The changes of the installation's scores by each open transaction. */
const ofInstallation = new WeakMap<Transaction, KeyedChange[]>()

/**
 * Accounts share these rows. So a transaction of several accounts changes them together, after the lanes.
 * The second `beforeCommit` comes after all that were there at the end of the work.
 */
function addToInstallation(tx: Transaction, changes: readonly KeyedChange[], now: number): void {
  if (!changes.length) return
  const known = ofInstallation.get(tx)
  if (known) return void known.push(...changes)
  const all = [...changes]
  ofInstallation.set(tx, all)
  tx.beforeCommit(() =>
    tx.beforeCommit(() => {
      for (const statement of addStatements(null, all, now)) tx.send(...statement)
    }),
  )
}

/**
 * Without an account, of the scores over all accounts. One row a statement: Citus refuses a parameter after
 * the conflict of rows that are selected.
 */
function addStatements(accountId: string | null, changes: readonly KeyedChange[], now: number): AddStatement[] {
  const summed = new Map<string, KeyedChange>()
  for (const { scope, key, change } of changes) {
    const id = `${scope} ${key}`
    const known = summed.get(id)
    summed.set(id, { scope, key, change: known ? sumOf(known.change, change) : change })
  }
  // In the order of the key, so that two transactions cannot deadlock.
  const ordered = [...summed].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
  const credit = Math.max(0, ...ordered.map(({ change }) => change.credit))
  return ordered.map(({ scope, key, change }) => {
    const values = [key, time(now), credit, ...numbers.map((name) => change[name])]
    return accountId === null
      ? [addToInstallationSql, values, "verifications_add_to_installation"]
      : [addToAccountSql, [...values, scope, accountId], "verifications_add_to_score"]
  })
}

type AddStatement = [text: string, values: (string | number)[], name: string]

function sumOf(one: ScoreChange, other: ScoreChange): ScoreChange {
  const sum = { ...one, credit: Math.max(one.credit, other.credit) }
  for (const name of numbers) sum[name] += other[name]
  return sum
}

/** Six decimals: a smaller rest would decay to a number that PostgreSQL refuses. */
function restSql(column: string, since: string, halfLifeMs: number): string {
  const age = `greatest(0, extract(epoch from excluded.scored_at - ${since})::float8)`
  return `trunc((kept.${column} * power(0.5, least(60, ${age} / ${halfLifeMs / 1_000})))::numeric, 6)::float8`
}

const free = "greatest(kept.scored_at, kept.blocked_until)"

type ByScope = (of: Record<ScoreScope, number>) => string

const byScope: ByScope = (of) =>
  `case ${scopes.map((scope) => `when kept.scope = '${scope}' then ${of[scope]}`).join(" ")} end`

/** The numbers after the change, but the score. */
const next = {
  sends: `${restSql("sends", free, halfLives.score)} + excluded.sends`,
  approvals: `${restSql("approvals", free, halfLives.score)} + excluded.approvals`,
  tried: `${restSql("tried", "kept.scored_at", halfLives.baseline)} + excluded.tried`,
  typed: `${restSql("typed", "kept.scored_at", halfLives.baseline)} + excluded.typed`,
  asked: `${restSql("asked", "kept.scored_at", halfLives.asked)} + excluded.asked`,
  answered: `${restSql("answered", "kept.scored_at", halfLives.asked)} + excluded.answered`,
  recent: `${restSql("recent", "kept.scored_at", halfLives.recent)} + excluded.recent`,
}
const strikes = restSql("strikes", free, halfLives.score)
const faded = `case when kept.score < 0 then ${restSql("score", "kept.scored_at", halfLives.credit)}
  else ${restSql("score", free, halfLives.score)} end`
/** Evidence does not count during a block. An approval lowers a score below 0 by its credit only. */
const score = `case when excluded.score > 0 and kept.blocked_until > excluded.scored_at then ${faded}
  when $3::float8 > 0 then
    greatest(least(${faded}, -$3::float8 * greatest(0, ${next.asked} - (${next.answered}))), ${faded} + excluded.score)
  else ${faded} + excluded.score end`
const isDueAt = (limit: string) => `(${score}) >= ${limit} and coalesce(kept.blocked_until <= excluded.scored_at, true)`
/** Without a sum of a time and an interval, which depends on the session. Citus refuses that here. */
const blockEndOf = (
  firstMs: string,
) => `to_timestamp(extract(epoch from excluded.scored_at - timestamptz 'epoch')::float8
  + ${firstMs} / 1000.0 * power(2, least(round(${strikes}), ${doublingsMax})))`
/** Without a subquery, which Citus refuses here. PostgreSQL would put it into the expressions, too. */
const addedNumbers = numbers.map((_, index) => `$${index + 4}`).join(", ")
const changesOf = (of: ByScope) => `
    score = case when ${isDueAt(of(scoreMax))} then ${of(scoreMax)} - ${probation} else ${score} end,
    ${Object.entries(next)
      .map(([name, value]) => `${name} = ${value}`)
      .join(", ")},
    strikes = ${strikes} + (${isDueAt(of(scoreMax))})::integer,
    blocked_until = case when ${isDueAt(of(scoreMax))} then ${blockEndOf(of(firstBlockMs))} else kept.blocked_until end,
    scored_at = greatest(kept.scored_at, excluded.scored_at)`

const addToAccountSql = `insert into verification_scores as kept (key, scored_at, ${numbers.join(", ")}, strikes, scope, account_id)
  values ($1, $2, ${addedNumbers}, 0, $${numbers.length + 4}, $${numbers.length + 5})
  on conflict (account_id, scope, key) do update set ${changesOf(byScope)} returning *`

const addToInstallationSql = `insert into installation_scores as kept (key, scored_at, ${numbers.join(", ")}, strikes)
  values ($1, $2, ${addedNumbers}, 0)
  on conflict (key) do update set ${changesOf((of) => String(of.installation))}`

/** Starts the scores of one area from nothing. */
export function clearScore(tx: Transaction, accountId: string, scope: ScoreScope, key: string): void {
  tx.send("delete from verification_scores where account_id = $1 and scope = $2 and key = $3", [accountId, scope, key])
}

/** Starts the score of a prefix over all accounts from nothing. */
export function clearInstallationScore(tx: Transaction, prefix: string): void {
  tx.send("delete from installation_scores where key = $1", [prefix])
}

/**
 * Takes what a block of an account added at its prefix out of the scores of all accounts. Otherwise one
 * account could reach their limit by releasing its own blocks.
 */
export function takeBack(tx: Transaction, scope: ScoreScope, key: string): void {
  if (scope !== "prefix" && scope !== "pair") return
  const [prefix = ""] = key.split(" ")
  tx.send("update installation_scores set score = greatest(0, score - $2) where key = $1 and score > 0", [
    prefix,
    String(scoreMax[scope]),
  ])
}

/** The scores over all accounts, the highest first. */
export async function listInstallationScores(db: Tx, now: number, limit: number): Promise<ScoreRow[]> {
  const rows = await db.query<Stored>(
    `select ${installationColumns} from installation_scores where score > 0 order by score desc, key limit $1`,
    [limit],
  )
  return rows.map((row) => fadedScore(toScore(row), now)).toSorted((a, b) => b.score - a.score)
}

/** Deletes scores that have decayed to nothing. */
export async function forgetScores(db: Tx, now: number): Promise<void> {
  const before = time(now - 8 * halfLives.score)
  for (const table of ["installation_scores", "verification_scores"])
    await db.query(`delete from ${table} where scored_at <= $1 and coalesce(blocked_until <= $1, true)`, [before])
}
