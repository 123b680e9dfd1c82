import { setImmediate as turn } from "node:timers/promises"
import type { Database } from "../../server/src/db/database.ts"
import { sender } from "../../server/src/messaging/testing.ts"
import { areaOf } from "../../server/src/verifications/check-recipient.ts"
import { codeFor } from "../../server/src/verifications/secrets.ts"
import { VerificationStage } from "../../server/src/verifications/testing.ts"
import type { Verification } from "../../server/src/verifications/verification.ts"
import { countries, type Visit } from "./traffic.ts"

/** The results of a group's visits. */
export interface Outcome {
  visits: number
  /** Messages that were queued. */
  messages: number
  approved: number
  /** Verifications that were refused because the prefix or the country was blocked. */
  prefixBlocked: number
  countryBlocked: number
  /** Other refusals, by their code. */
  others: Map<string, number>
  /** Messages by prefix. */
  byPrefix: Map<string, number>
}

/** The number of concurrent requests, as of several processes. */
const atOnceMax = 8
/** Requests within this time can overtake each other. */
const togetherMs = 100

interface Step {
  at: number
  visit: Visit
  kind: "ask" | "ask again" | "type" | "type wrong"
}

/**
 * Runs people and attackers against verifications, with the real code and store, in virtual time. Hands
 * nothing over to a carrier.
 */
export async function runTraffic(
  db: Database,
  visits: readonly Visit[],
  say: (line: string) => void,
): Promise<Map<string, Outcome>> {
  const stage = await VerificationStage.open(db, {
    settings: { allowedCountries: countries, senders: [sender], dailySendsMax: 1_000_000 },
  })
  // The benchmark needs only the verifications, so no message leaves its queue.
  await stage.stage.stop()
  const traffic = new Traffic(stage, visits)
  const outcomes = await traffic.run(say)
  await stage.scheduler.stop()
  return outcomes
}

class Traffic {
  readonly #stage: VerificationStage
  readonly #steps: Step[]
  readonly #later: Step[] = []
  readonly #outcomes = new Map<string, Outcome>()
  readonly #pending = new Map<Visit, Verification>()

  constructor(stage: VerificationStage, visits: readonly Visit[]) {
    this.#stage = stage
    this.#steps = visits
      .map((visit): Step => ({ at: Math.round(visit.at), visit, kind: "ask" }))
      .toSorted((a, b) => b.at - a.at)
    for (const { group } of visits) if (!this.#outcomes.has(group)) this.#outcomes.set(group, emptyOutcome())
  }

  async run(say: (line: string) => void): Promise<Map<string, Outcome>> {
    const { clock } = this.#stage.stage
    const begin = clock.now()
    let done = 0
    for (let group = this.#nextGroup(); group.length; group = this.#nextGroup()) {
      const [first] = group
      await this.#moveTo(begin + (first?.at ?? 0))
      await Promise.all(group.map((step) => this.#take(step)))
      done += group.length
      if (done % 5_000 < group.length) say(`${done} requests, day ${((clock.now() - begin) / 86_400_000).toFixed(1)}`)
    }
    await this.#moveTo(clock.now() + 3_600_000)
    return this.#outcomes
  }

  /** The next steps that are concurrent. */
  #nextGroup(): Step[] {
    const group: Step[] = []
    while (group.length < atOnceMax) {
      const [now, later] = [this.#steps.at(-1), this.#later[0]]
      const isLater = later !== undefined && (now === undefined || later.at < now.at)
      const next = isLater ? later : now
      if (!next || (group[0] && next.at > group[0].at + togetherMs)) break
      if (isLater) this.#later.shift()
      else this.#steps.pop()
      group.push(next)
    }
    return group
  }

  /** Moves the clock in steps, so that the scheduler ends what expires. */
  async #moveTo(time: number): Promise<void> {
    const { clock, context } = { clock: this.#stage.stage.clock, context: this.#stage.context }
    while (clock.now() < time) {
      clock.advance(Math.min(time - clock.now(), stepMs))
      for (let calm = 0; calm < 3; await turn()) {
        const { used, waiting } = context.db.usage()
        calm = used || waiting ? 0 : calm + 1
      }
    }
  }

  async #take({ at, visit, kind }: Step): Promise<void> {
    if (kind === "ask" || kind === "ask again") return await this.#ask(at, visit, kind)
    const verification = this.#pending.get(visit)
    if (!verification) return
    const right = codeFor(this.#stage.context.codeKey, verification, verification.to)
    const code = kind === "type" ? right : right === "000000" ? "000001" : "000000"
    const { checker, stage } = this.#stage
    const checked = checker.check({
      accountId: stage.accountId,
      of: { id: verification.id },
      secret: { code },
      payload: null,
    })
    if ((await checked).isValid) this.#of(visit).approved++
  }

  async #ask(at: number, visit: Visit, kind: "ask" | "ask again"): Promise<void> {
    const outcome = this.#of(visit)
    if (kind === "ask") outcome.visits++
    else if (!this.#pending.has(visit)) return
    const { prefix, country } = areaOf(visit.to)
    try {
      const verification = await this.#stage.request({ to: visit.to })
      outcome.messages++
      outcome.byPrefix.set(prefix, (outcome.byPrefix.get(prefix) ?? 0) + 1)
      this.#pending.set(visit, verification)
      if (kind === "ask") this.#plan(at, visit)
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      if (code === undefined) throw error
      if (kind === "ask again") return
      if (code === "verification_blocked")
        outcome[message.includes(`of ${country} `) ? "countryBlocked" : "prefixBlocked"]++
      else outcome.others.set(code, (outcome.others.get(code) ?? 0) + 1)
    }
  }

  #plan(at: number, visit: Visit): void {
    const { typesAfterMs: types, asksAgainAfterMs: again, isWrongFirst } = visit
    const steps: Step[] = []
    if (again !== null && (types === null || again < types)) steps.push({ at: at + again, visit, kind: "ask again" })
    if (types !== null) steps.push({ at: at + types, visit, kind: "type" })
    if (types !== null && isWrongFirst) steps.push({ at: at + types * 0.8, visit, kind: "type wrong" })
    for (const step of steps) {
      step.at = Math.round(step.at)
      const index = this.#later.findIndex((other) => other.at > step.at)
      this.#later.splice(index < 0 ? this.#later.length : index, 0, step)
    }
  }

  #of({ group }: Visit): Outcome {
    return this.#outcomes.get(group)!
  }
}

/** About the longest delay of a server's scheduler. */
const stepMs = 60_000

function emptyOutcome(): Outcome {
  return {
    visits: 0,
    messages: 0,
    approved: 0,
    prefixBlocked: 0,
    countryBlocked: 0,
    others: new Map(),
    byPrefix: new Map(),
  }
}
