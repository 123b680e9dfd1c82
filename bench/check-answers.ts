// `node bench/check-answers.ts [checks]`: the response times of unsuccessful checks by `to`. If they
// differed, an attacker would learn which numbers have a pending verification. One connection, one request at
// a time, with the cases interleaved. Takes seven minutes.
import { Agent, request } from "node:http"
import pg from "pg"
import { createIds, fromSid } from "../server/src/core/std/ids.ts"
import { systemClock } from "../server/src/core/std/clock.ts"
import { seeded } from "../server/src/auth/verifications/traffic-testing.ts"
import { insertVerifications } from "./figures/insert-verifications.ts"
import { ServerProcess } from "./system/server-process.ts"

/** A verification allows five wrong checks, and the fifth ends it. */
const checksOfNumber = 4
/** The state of a verification before a check with a wrong code. */
const cases = ["wrong", "unknown", "expired", "used"] as const
type Case = (typeof cases)[number]

const [checksOfCase = 2_000] = process.argv.slice(2).map(Number)
const numbersOfCase = Math.ceil(checksOfCase / checksOfNumber)
const server = await ServerProcess.start()
const store = new pg.Client({ connectionString: server.storeUrl() })
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
try {
  await store.connect()
  const numbers = await insertNumbers()
  const turns = shuffled([...numbers].flatMap((each) => Array<[string, Case]>(checksOfNumber).fill(each)))
  const times = new Map<Case, number[]>(cases.map((each) => [each, []]))
  for (const [to, of] of turns) times.get(of)?.push(await millisecondsOf(to))
  console.table(Object.fromEntries([...times].map(([of, each]) => [of, rowOf(each)])))
} finally {
  agent.destroy()
  await store.end()
  await server.stop()
}

/** The numbers of each case. All have the same length. */
async function insertNumbers(): Promise<[string, Case][]> {
  const newId = createIds(systemClock)
  const accountId = fromSid("account", server.account.sid) ?? ""
  const ids = Array.from({ length: numbersOfCase * cases.length }, () => newId())
  await insertVerifications(store, { accountId, ids, firstNumber: 0 })
  const { rows } = await store.query<{ id: string; to_address: string }>("select id, to_address from verifications")
  const all = rows.map(({ id, to_address: to }, index) => ({ id, to, of: cases[index % cases.length] ?? "wrong" }))
  const idsOf = (of: Case) => all.filter((each) => each.of === of).map(({ id }) => id)
  await store.query("update verifications set status = 'expired', sequence = 3 where id = any($1)", [idsOf("expired")])
  await store.query(
    "update verifications set status = 'approved', sequence = 3, approved_at = now() where id = any($1)",
    [idsOf("used")],
  )
  await store.query("delete from pending_verifications where not verification_id = any($1)", [idsOf("wrong")])
  await store.query("delete from verifications where id = any($1)", [idsOf("unknown")])
  await store.query("vacuum analyze")
  return all.map(({ to, of }) => [to, of])
}

function millisecondsOf(to: string): Promise<number> {
  const body = new URLSearchParams({ to, purpose: "bench", code: "000000" }).toString()
  const headers = {
    authorization: server.authorization,
    "content-type": "application/x-www-form-urlencoded",
    "content-length": body.length,
  }
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const sent = request(`${server.baseUrl}/v1/auth/verification_checks`, { method: "POST", agent, headers })
    sent.on("response", (response) => {
      const tookMs = performance.now() - startedAt
      if (response.statusCode !== 200) reject(new Error(`A check was answered ${response.statusCode}.`))
      response.resume().on("end", () => resolve(tookMs))
    })
    sent.on("error", reject).end(body)
  })
}

/** Computed from all values, because the differences are smaller than the buckets of a histogram. */
function rowOf(times: readonly number[]) {
  const ordered = times.toSorted((a, b) => a - b)
  const at = (percent: number) => Number(ordered[Math.trunc((percent / 100) * ordered.length)]?.toFixed(2))
  return { checks: times.length, "p50 ms": at(50), "p90 ms": at(90), "p99 ms": at(99) }
}

function shuffled<T>(values: readonly T[]): T[] {
  const random = seeded(1)
  return values
    .map((value) => ({ value, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ value }) => value)
}
