import { hourMs, minuteMs } from "#core/std/durations.ts"
import {
  changesOfHit,
  changesOfMessage,
  changesOfMiss,
  doublingsMax,
  emptyScore,
  evidenceOf,
  firstBlockMs,
  judgeAreas,
  probation,
  scoreMax,
  scopes,
  type Areas,
  type ScoreChange,
  type ScoreChanges,
  type ScoreScope,
  type SendKind,
} from "./judgement.ts"
import { fadedScore, type ScoreRow } from "./scores.ts"
import type { Visit } from "./traffic-testing.ts"

/** Adds a change as `addToScores` does in the store. `scores.test.ts` compares the two. */
export function addInMemory(
  before: ScoreRow | undefined,
  { credit, ...change }: ScoreChange,
  scope: ScoreScope,
  now: number,
): ScoreRow {
  const empty = { ...emptyScore, scope, key: "", scoredAt: now }
  const row = before ? fadedScore(before, now) : empty
  for (const name of ["sends", "approvals", "tried", "typed", "asked", "answered", "recent"] as const)
    row[name] += change[name]
  if (!before) return { ...row, score: change.score }
  const isBlocked = row.blockedUntil > now
  if (!(isBlocked && change.score > 0)) {
    const least = credit > 0 ? Math.min(row.score, -credit * Math.max(0, row.asked - row.answered)) : -Infinity
    row.score = Math.max(least, row.score + change.score)
  }
  if (isBlocked || row.score < scoreMax[scope]) return row
  const blockedUntil = now + firstBlockMs[scope] * 2 ** Math.min(Math.round(row.strikes), doublingsMax)
  return { ...row, blockedUntil, strikes: row.strikes + 1, score: scoreMax[scope] - probation }
}

/** What came of the visits of one group. */
export interface TrafficOutcome {
  visits: number
  messages: number
  refused: number
  /** Those who were asked to try again in a minute, whatever came of it. */
  delayed: number
  blocks: number
  byPrefix: Map<string, number>
}

const typingMs = 2 * minuteMs
/** How often a person or an attacker follows `Retry-After` of a wait. */
const retriesMax = 4

/** Runs visits against the judgement in virtual time, with the scores in memory. */
export function simulate(visits: readonly Visit[]): Map<string, TrafficOutcome> {
  const world = new World()
  for (const visit of visits) world.plan(visit.at, () => world.ask(visit))
  return world.run()
}

class World {
  #now = 0
  readonly #steps: Step[] = []
  readonly #scores = new Map<string, ScoreRow>()
  readonly #asked = new Map<string, { at: number; isApproved: boolean }>()
  readonly #outcomes = new Map<string, TrafficOutcome>()

  plan(at: number, act: () => void): void {
    push(this.#steps, { at, act })
  }

  run(): Map<string, TrafficOutcome> {
    for (let step = pop(this.#steps); step; step = pop(this.#steps)) {
      this.#now = step.at
      step.act()
    }
    return this.#outcomes
  }

  ask(visit: Visit, tries = 0): void {
    const outcome = this.#outcome(visit)
    if (tries === 0) outcome.visits++
    const areas = this.#areas(visit)
    const { refusal } = judgeAreas(areas, visit.isKnown, this.#now)
    if (refusal?.kind === "wait" && tries < retriesMax) {
      if (tries === 0) outcome.delayed++
      this.plan(refusal.until, () => this.ask(visit, tries + 1))
    } else if (refusal) outcome.refused++
    else this.#send(visit, areas)
  }

  #send(visit: Visit, areas: Areas): void {
    const before = this.#asked.get(visit.number)
    const isRecent = before !== undefined && before.at > this.#now - hourMs
    const evidence = evidenceOf(areas, { wasAsked: isRecent, wasApproved: isRecent && before.isApproved })
    const state = { isMissed: false, isDone: false }
    const send = (kind: SendKind) => {
      this.#count(visit, changesOfMessage(evidence, kind))
      const outcome = this.#outcome(visit)
      outcome.messages++
      outcome.byPrefix.set(visit.prefix, (outcome.byPrefix.get(visit.prefix) ?? 0) + 1)
    }
    send("first")
    this.#asked.set(visit.number, { at: this.#now, isApproved: false })
    for (const after of visit.asksAgainAfterMs)
      this.plan(this.#now + after, () => {
        if (!state.isDone && !judgeAreas(this.#areas(visit), visit.isKnown, this.#now).refusal) send("resend")
      })
    this.plan(this.#now + typingMs, () => {
      if (state.isDone) return
      state.isMissed = true
      this.#count(visit, changesOfMiss(evidence))
    })
    if (visit.typesAfterMs === null) return
    this.plan(this.#now + visit.typesAfterMs, () => {
      state.isDone = true
      this.#asked.set(visit.number, { at: this.#now, isApproved: true })
      this.#count(visit, changesOfHit(evidence, state.isMissed))
    })
  }

  #count(visit: Visit, changes: ScoreChanges): void {
    let isBlocked = false
    for (const [scope, name] of namesOf(visit)) {
      const found = changes[scope]
      if (!found) continue
      // The installation is the last of the scopes. A block of the account stops its share.
      const isStopped = isBlocked && scope === "installation"
      const change = isStopped ? { ...found, score: Math.min(0, found.score) } : found
      const after = addInMemory(this.#scores.get(name), change, scope, this.#now)
      isBlocked ||= after.blockedUntil > this.#now
      if (after.strikes > (this.#scores.get(name)?.strikes ?? 0)) this.#outcome(visit).blocks++
      this.#scores.set(name, after)
    }
  }

  #areas(visit: Visit): Areas {
    const areas: Areas = {}
    for (const [scope, name] of namesOf(visit)) {
      const score = this.#scores.get(name)
      if (score) areas[scope] = fadedScore(score, this.#now)
    }
    return areas
  }

  #outcome({ group }: Visit): TrafficOutcome {
    const known = this.#outcomes.get(group)
    if (known) return known
    const empty = { visits: 0, messages: 0, refused: 0, delayed: 0, blocks: 0, byPrefix: new Map<string, number>() }
    this.#outcomes.set(group, empty)
    return empty
  }
}

function namesOf({ account, prefix, address, country }: Visit): [ScoreScope, string][] {
  const keys: Record<ScoreScope, string | null> = {
    pair: address && `${account} ${prefix} ${address}`,
    prefix: `${account} ${prefix}`,
    country: `${account} ${country}`,
    account,
    installation: prefix,
  }
  return scopes.flatMap((scope): [ScoreScope, string][] =>
    keys[scope] === null ? [] : [[scope, `${scope} ${keys[scope]}`]],
  )
}

interface Step {
  at: number
  act: () => void
}

/** A binary heap: the earliest step is the first. */
function push(heap: Step[], step: Step): void {
  let place = heap.push(step) - 1
  while (place > 0) {
    const parent = (place - 1) >> 1
    const above = heap[parent]
    if (!above || above.at <= step.at) break
    heap[place] = above
    place = parent
  }
  heap[place] = step
}

function pop(heap: Step[]): Step | undefined {
  const [first] = heap
  const last = heap.pop()
  if (!last || !heap.length) return first
  let place = 0
  for (;;) {
    let least = 2 * place + 1
    const right = heap[least + 1]
    if (right && right.at < (heap[least]?.at ?? Infinity)) least++
    const below = heap[least]
    if (!below || below.at >= last.at) break
    heap[place] = below
    place = least
  }
  heap[place] = last
  return first
}
