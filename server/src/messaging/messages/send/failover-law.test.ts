import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import type { Refused, Submission, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { causeOf, type MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import { seededRandom } from "#messaging/carriers/simulator/random.ts"
import { openTestStore } from "#core/db/testing.ts"
import type { FakeCarrier } from "#messaging/messages/fake-carrier.ts"
import { recipient, sender, Stage } from "#messaging/messages/testing.ts"
import { isThrottled } from "./plan-outcome.ts"

const carriersMax = 5
const messages = 12
/** After this many submissions a message is accepted, so that each message ends. */
const troublesMax = 8
const seeds = 30

type Answer = Exclude<SubmitOutcome, { kind: "not_sent" }> | "silence"

/** The submissions of one message, in order. */
interface Visit {
  carrierId: string
  answer: Answer
}

describe("the law of failover", async () => {
  const store = await openTestStore()
  after(() => store.close())

  for (let seed = 1; seed <= seeds; seed++)
    it(`holds for random routes, random answers and processes that die, seed ${seed}`, async () => {
      const world = new World(store.db, seed)
      const ids = await world.run()
      for (const id of ids) {
        const visits = world.visits.get(id) ?? []
        assert.match(await world.stage.status(id), /^(sent|failed: .*)$/, `seed ${seed}: ${id} ends`)
        const story = await world.stage.story(id)
        const ends = story.filter((type) => type === "sent" || type === "failed")
        assert.equal(ends.length, 1, `seed ${seed}: ${id} ends once: ${story.join()}`)
        world.check(id, visits)
      }
      assert.deepEqual(await world.stage.jobs(), [])
      await world.stage.stop()
    })
})

class World {
  readonly stage: Stage
  readonly visits = new Map<string, Visit[]>()
  readonly #seed: number
  readonly #random: () => number
  readonly #afterUnknown: boolean
  readonly #isPatient: boolean
  #silent = 0

  constructor(db: ConstructorParameters<typeof Stage>[0], seed: number) {
    this.#seed = seed
    this.#random = seededRandom(seed)
    this.#afterUnknown = this.#chance(0.3)
    this.#isPatient = this.#chance(0.5)
    this.stage = new Stage(db, {
      carriers: 1 + this.#below(carriersMax),
      failover: { afterUnknown: this.#afterUnknown, throttledMs: this.#isPatient ? Infinity : 0 },
    })
    // Circuits have their own tests. Here they would make the order depend on other messages.
    this.stage.circuits.follow([])
    this.stage.table = this.stage.tableOf(this.#routes())
    for (const carrier of this.stage.carriers) carrier.answer = (submission) => this.#answer(carrier, submission)
  }

  async run(): Promise<string[]> {
    const ids = await Promise.all(Array.from({ length: messages }, () => this.stage.send()))
    this.stage.start()
    for (let rounds = 0; rounds < 60; rounds++) {
      await this.stage.pass(70_000)
      if (this.#silent) {
        this.#silent = 0
        await this.stage.crash()
      }
    }
    return ids
  }

  /** Computes the way of a message by the rules, and compares each step with the real one. */
  check(id: string, visits: readonly Visit[]): void {
    const order = this.#order
    let tried: string[] = []
    const barred: string[] = []
    let isBound = false
    for (const [index, { carrierId, answer }] of visits.entries()) {
      const next = visits[index + 1]?.carrierId
      const where = `seed ${this.#seed}, ${id}, submission ${index + 1} of ${visits.map((visit) => describeVisit(visit, order)).join()}`
      if (index === 0) assert.equal(carrierId, order[0], `${where}: the best is first`)
      if (answer === "silence" || answer.kind === "unknown") {
        if (!this.#afterUnknown) {
          isBound = true
          assert.ok(next === undefined || next === carrierId, `${where}: stays`)
        } else if (answer !== "silence") {
          tried.push(carrierId)
          const others = order.filter((each) => !tried.includes(each) && !barred.includes(each))
          assert.ok(next === undefined || next === (others[0] ?? carrierId), `${where}: goes on`)
        }
        continue
      }
      if (answer.kind === "accepted") {
        assert.equal(next, undefined, `${where}: is over`)
        continue
      }
      isBound ||= answer.hasPart === true && !this.#afterUnknown
      const stays = isBound || causeOf(answer) === "message" || (this.#isPatient && isThrottled(answer))
      if (stays) {
        assert.ok(next === carrierId || (next === undefined && answer.isPermanent), `${where}: stays`)
        continue
      }
      tried.push(carrierId)
      if (answer.isPermanent) barred.push(carrierId)
      const left = order.filter((each) => !tried.includes(each) && !barred.includes(each))
      if (!left.length) tried = []
      const expected = left[0] ?? order.find((each) => !barred.includes(each))
      assert.equal(next, expected, `${where}: the next of the round, or the first of another`)
    }
  }

  #answer(carrier: FakeCarrier, submission: Submission): SubmitOutcome | Promise<SubmitOutcome> {
    const { messageId: id } = submission
    const visits = this.visits.get(id) ?? []
    this.visits.set(id, visits)
    const answer = visits.length >= troublesMax ? carrier.accept(submission) : this.#drawn(carrier, submission)
    visits.push({ carrierId: carrier.id, answer })
    if (answer !== "silence") return answer
    this.#silent++
    return new Promise(() => {})
  }

  #drawn(carrier: FakeCarrier, submission: Submission): Answer {
    const draw = this.#random()
    if (draw < 0.15) return carrier.accept(submission)
    if (draw < 0.22) return { kind: "unknown", reason: "The answer was lost." }
    if (draw < 0.25) return "silence"
    const code = codes[this.#below(codes.length)] ?? "throttled"
    const refused: Refused = { kind: "refused", isPermanent: this.#chance(0.4), code, reason: code }
    return this.#chance(0.1) ? { ...refused, hasPart: true } : refused
  }

  /** The matching carriers, the best first. */
  get #order(): string[] {
    const request = { accountId: this.stage.accountId, to: recipient, from: sender, channel: "sms", tags: [] }
    return [...new Set([...this.stage.table.candidates(request)].map(({ carrierId }) => carrierId))]
  }

  #routes() {
    const one = (carrierId: string, priority: number) => ({
      carrierId,
      priority,
      prefix: this.#chance(0.5) ? recipient.slice(1, 1 + this.#below(5)) || null : null,
      sender: this.#chance(0.2) ? sender : null,
    })
    // Each has at least one that takes all of it.
    const least = this.stage.carriers.map(({ id }, index) => ({ carrierId: id, priority: 100 + index }))
    const more = Array.from({ length: this.#below(6) }, (_, index) => {
      const carrier = this.stage.carriers[this.#below(this.stage.carriers.length)]
      return one(carrier?.id ?? "", index)
    })
    return [...more, ...least]
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit)
  }

  #chance(share: number): boolean {
    return this.#random() < share
  }
}

const codes: readonly MessageErrorCode[] = [
  "carrier_unavailable",
  "throttled",
  "sender_queue_full",
  "carrier_rejected",
  "sender_not_permitted",
  "invalid_recipient",
]

function describeVisit({ carrierId, answer }: Visit, order: readonly string[]): string {
  const what = answer === "silence" ? answer : answer.kind === "refused" ? answer.code : answer.kind
  const traits =
    typeof answer === "object" && answer.kind === "refused"
      ? `${answer.isPermanent ? "!" : ""}${answer.hasPart ? "+" : ""}`
      : ""
  return `${order.indexOf(carrierId)}:${what}${traits}`
}
