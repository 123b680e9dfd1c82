/**
 * Payments under everything that can go wrong at once, on a clock of its own: random steps of clients,
 * customers and the provider, see `PaymentSteps`, while processes die and the network loses what it can, see
 * `PaymentWorld`. `judgePayments` says what must be true at the end.
 *
 * `PAYMENT_STEPS` is the number of steps, in worlds of a thousand; `PAYMENT_SEED` is the seed of the first
 * world, and each further one has the next. A world is repeated alone with its seed and `PAYMENT_STEPS=1000`.
 */
import { test } from "node:test"
import { PaymentSteps } from "./payment-steps.ts"
import { failUnfinished, judgePayments } from "./payment-verdict.ts"
import { PaymentWorld } from "./payment-world.ts"

const stepsOfWorld = 1_000
const steps = Number(process.env["PAYMENT_STEPS"] ?? 2_000)
const firstSeed = Number(process.env["PAYMENT_SEED"] ?? 1)

const dayMs = 86_400_000
/** The first compares what happened before it, and the second what the first one found. */
const nights = 2
/**
 * A payment is looked at for three days when its outcome is not known, and an authorization ends after a
 * week.
 */
const restMaxMs = 40 * dayMs

for (let world = 0; world * stepsOfWorld < steps; world++) {
  const seed = firstSeed + world
  const count = Math.min(stepsOfWorld, steps - world * stepsOfWorld)
  test(`payments keep their promises (PAYMENT_SEED=${seed} PAYMENT_STEPS=${count})`, async (t) => {
    await using world = await PaymentWorld.open(seed)
    const taken = new PaymentSteps(world)
    await taken.take(count)
    await rest(world, 2 * dayMs)
    for (let night = 0; night < nights; night++) {
      await world.leap(dayMs)
      await rest(world, 0)
    }
    const found = await judgePayments(world, taken)
    t.diagnostic(JSON.stringify({ ...found, ...taken.counts, ...world.counts, ...world.network.counts }))
  })
}

/** Until nothing is left to be done, by leaps from one thing that is due to the next. */
async function rest(world: PaymentWorld, leastMs: number): Promise<void> {
  const { clock, network } = world
  world.startProcesses()
  const startedAt = clock.now()
  for (;;) {
    // Disturbed at first, so that what disturbs the sync is seen too.
    if (clock.now() - startedAt > dayMs) network.troubleChance = 0
    await world.leap(600)
    const due = await world.nextDue()
    if (due === null && !world.isWaiting && clock.now() - startedAt >= leastMs) return
    if (clock.now() - startedAt > restMaxMs) await failUnfinished(world)
    if (!world.isWaiting) await world.leap(Math.max(0, (due ?? clock.now() + dayMs) - clock.now()))
  }
}
