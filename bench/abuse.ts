// `node bench/abuse.ts [runs] [seed] [scenario]`: how well abuse control distinguishes people from pumping.
// Runs the judgement in virtual time and prints a row for each group of each scenario. Takes some minutes.
import { simulate, type TrafficOutcome } from "../server/src/auth/verifications/judgement-testing.ts"
import { scenarios } from "../server/src/auth/verifications/scenarios-testing.ts"
import { seeded } from "../server/src/auth/verifications/traffic-testing.ts"

const runs = Number(process.argv[2] ?? 20)
const seed = Number(process.argv[3] ?? Math.trunc(Math.random() * 2 ** 31))
const part = process.argv[4] ?? ""

console.log(`seed ${seed}`)
for (const { name, visits } of scenarios.filter((scenario) => scenario.name.includes(part))) {
  const byGroup = new Map<string, TrafficOutcome[]>()
  for (let run = 0; run < runs; run++)
    for (const [group, outcome] of simulate(visits(seeded(seed + run * 7_919))))
      byGroup.set(group, [...(byGroup.get(group) ?? []), outcome])
  for (const [group, outcomes] of byGroup) console.log(`${name} | ${group} | ${rowOf(outcomes)}`)
}

function rowOf(outcomes: readonly TrafficOutcome[]): string {
  const mean = (of: (outcome: TrafficOutcome) => number) =>
    outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / outcomes.length
  const visits = mean((outcome) => outcome.visits)
  const most = outcomes.map(({ byPrefix }) => Math.max(0, ...byPrefix.values())).toSorted((a, b) => a - b)
  const share = (of: (outcome: TrafficOutcome) => number) => `${((100 * mean(of)) / visits).toFixed(2)} %`
  return [
    `requests ${Math.round(visits)}`,
    `messages ${Math.round(mean((outcome) => outcome.messages))}`,
    `most at a prefix ${most[Math.trunc(most.length / 2)]}, worst run ${most.at(-1)}`,
    `refused ${share((outcome) => outcome.refused)}`,
    `delayed ${share((outcome) => outcome.delayed)}`,
  ].join(" | ")
}
