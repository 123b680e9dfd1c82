/**
 * The judgement, with other traffic in each run. The bounds hold for every seed that was tried. The usual
 * figures are lower, and `docs/guides/sms-pumping.md` has them.
 */
import assert from "node:assert/strict"
import { randomInt } from "node:crypto"
import { test } from "node:test"
import { simulate, type TrafficOutcome } from "./judgement-testing.ts"
import { scenarioOf } from "./scenarios-testing.ts"
import { seeded } from "./traffic-testing.ts"

/** Runs a scenario several times with other seeds, and returns the outcomes of a group. */
function runs(name: string, group: string, many = 8): { outcomes: TrafficOutcome[]; seed: number } {
  const seed = randomInt(2 ** 31 - many)
  const { visits } = scenarioOf(name)
  const outcomes = Array.from({ length: many }, (_, index) => simulate(visits(seeded(seed + index))).get(group))
  return { outcomes: outcomes.filter((outcome) => outcome !== undefined), seed }
}

const mostAtPrefix = ({ byPrefix }: TrafficOutcome) => Math.max(0, ...byPrefix.values())

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.trunc(values.length / 2)] ?? 0
}

/** The most pumped messages at a prefix: the median of the runs, and the worst run. */
const pumped: [name: string, medianMax: number, worstMax: number][] = [
  ["new account, 3 prefixes, 12 h, 0 % typed", 30, 50],
  ["new account, 3 prefixes, 12 h, 10 % typed", 60, 120],
  ["new account, 3 prefixes, 12 h, 25 % typed", 140, 400],
  ["account with people, 3 prefixes, 12 h, 0 % typed", 30, 50],
  ["account with people, 3 prefixes, 12 h, 10 % typed", 40, 80],
  ["account with people, 3 prefixes, 12 h, 25 % typed", 80, 250],
  ["burst at one prefix, 75 a second, 0 % typed", 60, 80],
  ["resends, 4 for each number, one prefix", 45, 60],
  ["a week at one prefix, 4 an hour, no address", 30, 40],
  ["among 60 people a day at one prefix, 300 a day, 0 % typed, one address", 30, 50],
  ["50 new accounts, the same 2 prefixes", 50, 80],
]

for (const [name, medianMax, worstMax] of pumped)
  test(`pumping is stopped: ${name}`, (t) => {
    const { outcomes, seed } = runs(name, "pumping")
    const most = outcomes.map(mostAtPrefix)
    t.diagnostic(`seed ${seed}: ${most.join(" ")}`)
    assert.ok(median(most) <= medianMax, `seed ${seed}: ${most.join(" ")}`)
    assert.ok(Math.max(...most) <= worstMax, `seed ${seed}: ${most.join(" ")}`)
  })

/** The share of people who are refused over all runs. */
const refused: [name: string, group: string, shareMax: number][] = [
  ["people who type 10 %, 80 prefixes, 7 days", "people", 0.05],
  ["people who type 20 %, 80 prefixes, 7 days", "people", 0.01],
  ["people who type 40 %, 80 prefixes, 7 days", "people", 0.02],
  ["people who type 70 %, 80 prefixes, 7 days", "people", 0.01],
  ["launch, 3,000 in 4 min, 150 prefixes, 66 %", "people", 0.02],
  ["120 people of one block within 60 s, 90 %, no address", "people", 0.02],
  ["office, 200 people a day behind one address, 70 %", "people", 0.03],
  ["among 60 people a day at one prefix, 300 a day, 25 % typed, one address", "new people of the prefix", 0.04],
  ["among 60 people a day at one prefix, 300 a day, 25 % typed, new addresses", "known people of the prefix", 0],
]

for (const [name, group, shareMax] of refused)
  test(`people are not refused: ${name}, ${group}`, (t) => {
    const { outcomes, seed } = runs(name, group)
    const sum = (of: "visits" | "refused") => outcomes.reduce((total, outcome) => total + outcome[of], 0)
    const share = sum("refused") / sum("visits")
    t.diagnostic(`seed ${seed}: ${(100 * share).toFixed(2)} %`)
    assert.ok(share <= shareMax, `seed ${seed}: ${sum("refused")} of ${sum("visits")}`)
  })
