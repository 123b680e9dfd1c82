// `node bench/abuse.ts [people] [days] [seed]`: how well abuse control distinguishes people from pumping,
// with the default settings of an account. Runs the real code on the tests' store in virtual time, and prints
// the results of each group. Takes some minutes.
import { Database } from "../server/src/db/database.ts"
import { createTestDatabase } from "../server/src/db/testing.ts"
import { silentLog } from "../server/src/std/log.ts"
import { seeded } from "./abuse/random.ts"
import { runTraffic, type Outcome } from "./abuse/run-traffic.ts"
import { fastAttack, launch, people, slowAttack, spreadAttack } from "./abuse/traffic.ts"

const [many = 12_000, days = 7, seed = 1] = process.argv.slice(2).map(Number)
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const options = { random: seeded(seed), days, peopleOfRate: many / 4 }
const visits = [
  ...people(options),
  ...launch(options, { at: 2 * dayMs + 10 * hourMs, many: 2_000, rate: 70 }),
  ...fastAttack(options),
  ...slowAttack(options, { prefixes: 20, perHour: 3, group: "slow", rate: "slow" }),
  ...slowAttack(options, { prefixes: 10, perHour: 3, group: "slow, in a country of people", rate: "50" }),
  ...spreadAttack(options, { at: 3 * dayMs, many: 3_000, perSecond: 1, isShared: false, group: "spread, no people" }),
  ...spreadAttack(options, { at: 5 * dayMs, many: 3_000, perSecond: 1, isShared: true, group: "spread, among people" }),
]

const database = await createTestDatabase()
const db = new Database({ url: database.url, log: silentLog, poolMax: 8 })
const startedAt = performance.now()
try {
  const outcomes = await runTraffic(db, visits, (line) => console.error(line))
  console.table(Object.fromEntries([...outcomes].map(([group, outcome]) => [group, rowOf(outcome)])))
} finally {
  await db.close()
  await database.close()
}
console.log(`${visits.length} visits in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)

function rowOf({ visits: all, messages, approved, prefixBlocked, countryBlocked, others, byPrefix }: Outcome) {
  const perPrefix = [...byPrefix.values()]
  return {
    visits: all,
    messages,
    approved,
    "prefix blocked": prefixBlocked,
    "country blocked": countryBlocked,
    others: [...others].map(([code, count]) => `${code} ${count}`).join(", "),
    "refused %": Number((((prefixBlocked + countryBlocked) / all) * 100).toFixed(3)),
    "most at a prefix": Math.max(0, ...perPrefix),
  }
}
