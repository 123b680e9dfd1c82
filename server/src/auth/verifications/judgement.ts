import { dayMs, hourMs, minuteMs } from "#core/std/durations.ts"

/**
 * The judgement of abuse control (docs/decisions/096). Each area has a score: the logarithm of the likelihood
 * ratio of pumping against people who enter their codes as usual. A person counts once, with the evidence
 * that was fixed at the request. This file is pure, and `scores.ts` adds the changes to the stored scores.
 *
 * A pair is a prefix and the network of `client_ip`. The installation's area is a prefix over all accounts.
 */
export const scopes = ["pair", "prefix", "country", "account", "installation"] as const
export type ScoreScope = (typeof scopes)[number]

/** The state of an area now. All but `strikes` and the times decay. */
export interface Score {
  /** Below 0, it is the credit of people who entered their codes while others were still typing. */
  score: number
  /** Messages and approvals, for the people who read about a block. */
  sends: number
  approvals: number
  /** The sample of the baseline: people who were asked, and those of them who entered the code. */
  tried: number
  typed: number
  /** People who were asked in about the last two minutes, and those who entered the code. */
  asked: number
  answered: number
  /** Messages of about the last hour. */
  recent: number
  /** The number of blocks. */
  strikes: number
  blockedUntil: number
}

/** The scores of one recipient. The pair is absent without a `client_ip`. */
export type Areas = Partial<Record<ScoreScope, Score>>

/** What one person is worth, fixed when the person is asked. */
export interface Evidence {
  /** What a score rises by without an approval, and falls by with one. */
  miss: number
  hit: number
  /** 1, and less for further people of one network, and for further verifications of one number. */
  weight: number
  /** Whether the person belongs to the sample of the baseline. */
  isSample: boolean
}

/** The change of a score. */
export type ScoreChange = Omit<Score, "strikes" | "blockedUntil"> & {
  /** For approvals: how far below 0 the score may fall for each person who may still be typing. */
  credit: number
}

/** At this score an area is blocked. A single account is blocked before the installation is. */
export const scoreMax: Record<ScoreScope, number> = { pair: 8, prefix: 8.5, country: 14, account: 16, installation: 12 }
/** How far below the limit a score is after a block. */
export const probation = 1
/** Each further block is twice as long, up to 32 times. A wide block refuses many people, so it is short. */
export const firstBlockMs: Record<ScoreScope, number> = {
  pair: 6 * hourMs,
  prefix: 6 * hourMs,
  country: 4 * hourMs,
  account: hourMs,
  installation: 6 * hourMs,
}
export const doublingsMax = 5
/** The half-lives of what a score holds. */
export const halfLives = {
  score: 7 * dayMs,
  baseline: 56 * dayMs,
  asked: 2 * minuteMs,
  credit: 20 * minuteMs,
  recent: hourMs,
}

/** People at a prefix who may be typing at once. A launch has fewer at each of its prefixes. */
const pendingMax = 25
const pendingAfterBlockMax = 3
/** An approval makes room for this many people. With 2, an attacker who enters 25 % of the codes passes. */
const answeredWorth = 1.7
const pendingWaitMs = minuteMs
/** Where fewer than this share of the usual people enter their codes, it is pumping. */
const pumpedShare = 0.4
/** Before anything is known, 62 % of people enter their codes. That counts as much as ten people. */
const usual = { typed: 0.62, people: 10 }
/** Below the minimum, an attack alone could teach the baseline that people enter no codes. */
const baseline = { min: 0.12, max: 0.75 }
/** Before this many people are known, a prefix with many messages in an hour is judged by a high baseline. */
const surge = { messages: 15, people: 40, baselineMin: 0.6 }
/** The people of a prefix in the sample. With all of them, an attack at one prefix would be the usual. */
const sample = { people: 8, share: 0.02 }
const resendWeight = 0.25
/** `asked` decays while people type, so each of them stands for more than one. */
const creditPerPending = 1.5

export const emptyScore: Score = {
  score: 0,
  sends: 0,
  approvals: 0,
  tried: 0,
  typed: 0,
  asked: 0,
  answered: 0,
  recent: 0,
  strikes: 0,
  blockedUntil: 0,
}

export const riskLevels = ["low", "medium", "high"] as const
export const riskReasons = [
  "pair_low_conversion",
  "prefix_low_conversion",
  "country_low_conversion",
  "account_low_conversion",
  "installation_low_conversion",
  "many_pending",
] as const

export interface Risk {
  level: (typeof riskLevels)[number]
  reasons: readonly (typeof riskReasons)[number][]
}

export interface Judged extends Risk {
  /** Why the request is to be refused. A wait is short; a block is listed. */
  refusal: { kind: "block" | "wait"; scope: ScoreScope; until: number } | undefined
}

/** Judges a request. A person who was approved before passes. */
export function judgeAreas(areas: Areas, isKnown: boolean, now: number): Judged {
  const found = scopes.flatMap((scope) => {
    const score = areas[scope]
    return score ? [{ scope, score }] : []
  })
  const blocks = found.filter(({ score }) => score.blockedUntil > now)
  const waits = found.filter(({ scope, score }) => isFull(scope, score))
  const low = found.filter(({ scope, score }) => score.blockedUntil > now || score.score >= scoreMax[scope] / 2)
  const block = isKnown ? undefined : blocks.find(({ scope }) => !isSpared(scope, areas))
  const wait = isKnown ? undefined : waits[0]
  return {
    level: blocks.length || waits.length ? "high" : low.length ? "medium" : "low",
    reasons: [
      ...low.map(({ scope }) => `${scope}_low_conversion` as const),
      ...(waits.length ? ["many_pending" as const] : []),
    ],
    refusal: block
      ? { kind: "block", scope: block.scope, until: block.score.blockedUntil }
      : wait && { kind: "wait", scope: wait.scope, until: now + pendingWaitMs },
  }
}

function isFull(scope: ScoreScope, { asked, answered, strikes }: Score): boolean {
  if (scope !== "pair" && scope !== "prefix") return false
  // Half a month after a single block, the limit is the first one again.
  return asked - answeredWorth * answered >= (strikes < 0.2 ? pendingMax : pendingAfterBlockMax)
}

/** Whether people of a narrower area who enter their codes exempt it from the block of a wider one. */
function isSpared(scope: ScoreScope, { pair, prefix, country }: Areas): boolean {
  if (scope === "pair") return false
  if (isProven(pair, 3, scoreMax.pair / 3)) return true
  if (scope === "prefix") return false
  if (isProven(prefix, scope === "installation" ? 3 : 1, scoreMax.prefix / 2)) return true
  return scope === "account" && isProven(country, 1, scoreMax.country / 5)
}

function isProven(score: Score | undefined, approvalsMin: number, scoreBelow: number): boolean {
  // An approval decays, too, so half of one is enough.
  return score !== undefined && score.approvals >= approvalsMin - 0.5 && score.score < scoreBelow
}

/** What is known about earlier verifications of the same number within the hour. */
export interface NumberHour {
  wasAsked: boolean
  wasApproved: boolean
}

/** Returns what a person is worth who is asked now. */
export function evidenceOf({ pair, prefix = emptyScore, country = emptyScore }: Areas, number: NumberHour): Evidence {
  const tried = Math.max(0, country.tried - prefix.tried)
  const typed = Math.max(0, country.typed - prefix.typed)
  const isSurge = prefix.recent > surge.messages && tried < surge.people
  // Half of those who may still be typing will enter their codes.
  const pending = Math.min(Math.max(0, country.asked - country.answered), Math.max(0, tried - typed))
  const share = (usual.typed * usual.people + typed + pending / 2) / (usual.people + tried)
  const people = Math.min(baseline.max, Math.max(isSurge ? surge.baselineMin : baseline.min, share))
  const ofNumber = number.wasApproved ? 0 : number.wasAsked ? resendWeight : 1
  return {
    miss: Math.log((1 - people * pumpedShare) / (1 - people)),
    hit: -Math.log(pumpedShare),
    weight: ofNumber / Math.max(1, (pair?.recent ?? 0) - 1),
    isSample: prefix.tried < Math.max(sample.people, country.tried * sample.share),
  }
}

export type SendKind = "first" | "resend" | "next_channel"
export type ScoreChanges = Partial<Record<ScoreScope, ScoreChange>>

/** The changes by a message. */
export function changesOfMessage({ miss, weight, isSample }: Evidence, kind: SendKind): ScoreChanges {
  const share = kind === "first" ? 1 : kind === "resend" ? resendWeight : 0
  return changesOf(weight, (scope, weighed) => ({
    sends: 1,
    recent: share,
    asked: share * weighed,
    // Counted before the outcome: in a launch, the people who enter their codes are known before the others.
    tried: isSample && kind === "first" ? weight : 0,
    // Resends are judged where they are many: at the numbers of one prefix.
    score: kind === "resend" && (scope === "pair" || scope === "prefix") ? share * miss * weighed : 0,
  }))
}

/** The changes by a person who did not enter the code in time. */
export function changesOfMiss({ miss, weight }: Evidence): ScoreChanges {
  return changesOf(weight, (_, weighed) => ({ score: miss * weighed }))
}

/** The changes by a person who entered the code, also after it was counted as a miss. */
export function changesOfHit({ miss, hit, weight, isSample }: Evidence, wasMiss: boolean): ScoreChanges {
  return changesOf(weight, (_, weighed) => ({
    score: -(hit + (wasMiss ? miss : 0)) * weighed,
    approvals: weighed,
    answered: weighed,
    typed: isSample ? weight : 0,
    credit: creditPerPending * miss,
  }))
}

function changesOf(weight: number, of: (scope: ScoreScope, weighed: number) => Partial<ScoreChange>): ScoreChanges {
  const { strikes: _strikes, blockedUntil: _blockedUntil, ...none } = emptyScore
  // A pair counts each of its people, because it is the network's own score.
  return Object.fromEntries(
    scopes.map((scope) => [scope, { ...none, credit: 0, ...of(scope, scope === "pair" ? Math.ceil(weight) : weight) }]),
  )
}
