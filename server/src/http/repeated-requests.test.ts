import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { CommitCutter } from "../../test/support/commit-cutter.ts"
import { targetOf } from "../../test/support/store-target.ts"

const number = "+15551234567"

let straight: TestApi
let api: TestApi
let account: TestAccount
let cutter: CommitCutter

before(async () => {
  straight = await startTestApi()
  const url = new URL(straight.storeUrl)
  cutter = new CommitCutter(targetOf(url))
  const way = `postgres://${url.username}:${url.password}@127.0.0.1:${await cutter.listen()}${url.pathname}`
  api = await startTestApi({ storeUrl: way })
  account = await api.addAccount("Cut", { number })
  await straight.db.query("create sequence refusals minvalue -1")
  await straight.db.query(
    `create function refuse_once() returns trigger language plpgsql as $$ begin
       if nextval('refusals') = 1 then raise exception 'away' using errcode = '57P03'; end if;
       return new; end $$`,
  )
  await refuseWrite(0)
  for (const table of ["ledger_periods", "messages", "webhook_endpoints"])
    await straight.db.query(
      `create trigger refuse_once before insert on ${table} for each row execute function refuse_once()`,
    )
  for (const table of ["idempotency_keys", "verifications"])
    await straight.db.query(
      `create trigger refuse_once before update on ${table} for each row execute function refuse_once()`,
    )
})
after(async () => {
  await api[Symbol.asyncDispose]()
  await cutter.close()
  await straight[Symbol.asyncDispose]()
})

/** The store refuses the nth of the next writes of keys and of effects, once. With 0 it refuses none. */
async function refuseWrite(nth: number): Promise<void> {
  await straight.db.query("select setval('refusals', $1, false)", [2 - nth])
}

interface Answer {
  status: number
  isReplay: boolean
  json: Record<string, unknown>
}

async function post(path: string, json: object, key?: string): Promise<Answer> {
  const response = await fetch(`${api.baseUrl}${path}`, {
    method: "POST",
    headers: {
      authorization: account.authorization,
      "content-type": "application/json",
      ...(key !== undefined && { "idempotency-key": key }),
    },
    body: JSON.stringify(json),
  })
  return {
    status: response.status,
    isReplay: response.headers.get("idempotent-replayed") === "true",
    json: (await response.json()) as Record<string, unknown>,
  }
}

/** Repeats a request as a client does, and returns the final answer. */
async function insist(path: string, json: object, key: string): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const answer = await post(path, json, key)
    if (answer.status !== 503 || tries === 10) return answer
  }
}

async function count(query: string, ...values: string[]): Promise<number> {
  const [row] = await straight.db.query<{ count: number }>(query, values)
  return row?.count ?? 0
}

interface Act {
  path: string
  body: object
  status: number
  /** How often the request had its effect. */
  effects(): Promise<number>
}

let unique = 0

const acts: Record<string, () => Act | Promise<Act>> = {
  "a simulated inbound message": () => {
    const body = `Inbound ${unique}`
    return {
      path: "/v1/simulator/inbound",
      body: { to: number, from: "+15552345678", body },
      status: 201,
      effects: () => count("select count(*)::int as count from messages where body = $1", body),
    }
  },
  "a closed period": () => {
    const endsAt = `2026-01-01T00:00:00.${String(unique).padStart(3, "0")}Z`
    return {
      path: "/v1/ledger_periods",
      body: { ends_at: endsAt },
      status: 201,
      effects: () => count("select count(*)::int as count from ledger_periods where ends_at = $1", endsAt),
    }
  },
  "a check with a wrong code": async () => {
    const { json } = await post("/v1/auth/verifications", { to: `+1415555${1000 + unique}` })
    const sid = String(json["sid"])
    const id = `${sid.slice(2, 10)}-${sid.slice(10, 14)}-${sid.slice(14, 18)}-${sid.slice(18, 22)}-${sid.slice(22)}`
    return {
      path: "/v1/auth/verification_checks",
      body: { verification_sid: sid, code: "123456" },
      status: 200,
      effects: () => count("select checks::int as count from verifications where id = $1", id),
    }
  },
  "a message": () => {
    const body = `Outbound ${unique}`
    return {
      path: "/v1/messages",
      body: { to: "+15552345678", from: number, body },
      status: 201,
      effects: () => count("select count(*)::int as count from messages where body = $1", body),
    }
  },
  "a webhook endpoint": () => {
    const url = `https://receiver.example/${unique}`
    return {
      path: "/v1/webhooks",
      body: { url, events: ["*"] },
      status: 201,
      effects: () => count("select count(*)::int as count from webhook_endpoints where url = $1", url),
    }
  },
}

const failures: Record<string, () => Promise<unknown>> = {
  "its first commit is lost": async () => cutter.cutAt("before"),
  "the answer to its first commit is lost": async () => cutter.cutAt("after"),
  "two commits are lost": async () => cutter.cutAt("before", "before"),
  "the answers to all its commits are lost": async () => cutter.cutAt("after", "after"),
  "the store refuses its first write": () => refuseWrite(1),
  "the store refuses its second write": () => refuseWrite(2),
}

for (const [what, plan] of Object.entries(acts)) {
  for (const [failure, prepare] of Object.entries(failures)) {
    test(`${what} happens once for a key when ${failure}`, async () => {
      unique++
      const { path, body, status, effects } = await plan()
      await prepare()
      const key = `key-${unique}`
      const first = await insist(path, body, key)
      assert.equal(first.status, status, JSON.stringify(first.json))
      assert.equal(await effects(), 1)
      const again = await insist(path, body, key)
      assert.deepEqual([again.status, again.isReplay, again.json], [status, true, first.json])
      assert.equal(await effects(), 1)
      assert.equal(cutter.cutsLeft, 0)
    })
  }
}
