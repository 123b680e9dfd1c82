import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, describe, it } from "node:test"
import { z } from "zod"
import { routes } from "#host/api/routes.ts"
import { startTestApi } from "#http/testing.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())
const own = "+15005550006"
const account = await api.addAccount("Hotel", { number: own })

type Json = Record<string, unknown>

async function ask(method: string, path: string, form?: string): Promise<{ status: number; json: Json }> {
  const response = await fetch(api.baseUrl + path, {
    method,
    headers: {
      authorization: account.authorization,
      "content-type": "application/x-www-form-urlencoded",
      "idempotency-key": randomUUID(),
    },
    ...(form === undefined ? {} : { body: form }),
  })
  return { status: response.status, json: (await response.json()) as Json }
}

async function listed(path: string): Promise<unknown[]> {
  const { status, json } = await ask("GET", path)
  assert.equal(status, 200, JSON.stringify(json))
  return (json["data"] as Json[]).map(({ sid }) => sid)
}

const creations: Record<string, string> = {
  "/v1/messages": "to=%2B15552345678&from=%2B15005550006&body=Hello",
  "/v1/payments": "amount=1250&currency=EUR&description=Table",
  "/v1/auth/verifications": "to=%2B15005550001",
}

async function create(path: string, more: string): Promise<Json> {
  const purpose = path.includes("verifications") ? `&purpose=p${randomUUID().slice(0, 8)}` : ""
  const { status, json } = await ask("POST", path, `${creations[path] ?? ""}${purpose}${more}`)
  assert.equal(status, 201, JSON.stringify(json))
  return json
}

for (const path of Object.keys(creations))
  describe(`metadata: ${path}`, () => {
    it("is stored from a form and from JSON, is shown, and finds its resource", async () => {
      const first = await create(path, "&metadata[order]=8731&metadata[shop]=Z%C3%BCrich")
      assert.deepEqual(first["metadata"], { order: "8731", shop: "Zürich" })
      const second = await create(path, `&metadata=${encodeURIComponent('{"order":"8731"}')}`)
      const other = await create(path, "&metadata[order]=8732")
      const plain = await create(path, "")
      assert.deepEqual(plain["metadata"], {})
      assert.deepEqual(await listed(`${path}?metadata[order]=8731`), [second["sid"], first["sid"]])
      const asJson = encodeURIComponent('{"order":"8731"}')
      assert.deepEqual(await listed(`${path}?metadata=${asJson}`), [second["sid"], first["sid"]])
      assert.deepEqual(await listed(`${path}?metadata[order]=8731&order=asc`), [first["sid"], second["sid"]])
      assert.deepEqual(await listed(`${path}?metadata[order]=8731&metadata[shop]=Z%C3%BCrich`), [first["sid"]])
      assert.deepEqual(await listed(`${path}?metadata[shop]=Z%C3%BCrich&metadata[order]=8732`), [])
      assert.deepEqual(await listed(`${path}?Metadata[order]=8732`), [other["sid"]])
      assert.deepEqual(await listed(`${path}?metadata[8731]=order`), [])
      const { json } = await ask("GET", `${path}?metadata[order]=8731&limit=1`)
      const rest = `${path}?metadata[order]=8731&limit=1&cursor=${String(json["next_cursor"])}`
      assert.deepEqual(await listed(rest), [first["sid"]])
    })

    it("has bounds, and each name once", async () => {
      const many = Array.from({ length: 51 }, (_, index) => `&metadata[k${index}]=v`).join("")
      const long = Array.from({ length: 20 }, (_, index) => `&metadata[k${index}]=${"x".repeat(500)}`).join("")
      const refused: Record<string, string> = {
        [many]: "invalid_parameter",
        [long]: "invalid_parameter",
        [`&metadata[${"k".repeat(41)}]=v`]: "invalid_parameter",
        [`&metadata[k]=${"v".repeat(501)}`]: "invalid_parameter",
        "&metadata[k]=": "invalid_parameter",
        "&metadata[__proto__]=v": "invalid_parameter",
        "&metadata[k]=1&metadata[k]=2": "duplicate_parameter",
        "&metadata=x&metadata[k]=2": "duplicate_parameter",
        "&metadata[a][b]=v": "unknown_parameter",
        "&metadata[]=v": "unknown_parameter",
        "&tags[a]=v": "unknown_parameter",
      }
      for (const [more, code] of Object.entries(refused)) {
        const { status, json } = await ask("POST", path, `${creations[path] ?? ""}${more}`)
        assert.deepEqual([status, json["code"]], [400, code], `${more.slice(0, 60)}: ${JSON.stringify(json)}`)
      }
      const most = Array.from({ length: 50 }, (_, index) => `&metadata[k${index}]=v`).join("")
      assert.equal(Object.keys((await create(path, most))["metadata"] as Json).length, 50)
    })

    it("is found oldest first too, and a cursor belongs to its order", async () => {
      const [oldest] = await listed(`${path}?order=asc&limit=1`)
      assert.equal((await listed(`${path}?limit=1000`)).at(-1), oldest)
      const { json } = await ask("GET", `${path}?order=asc&limit=1`)
      const cursor = String(json["next_cursor"])
      const ascending = await listed(`${path}?order=asc&limit=1000&cursor=${cursor}`)
      assert.deepEqual([oldest, ...ascending], (await listed(`${path}?limit=1000`)).toReversed())
      assert.equal((await ask("GET", `${path}?cursor=${cursor}`)).json["code"], "invalid_cursor")
    })
  })

it("finds a payment by its new metadata after a change, and no more by the former", async () => {
  const { sid } = await create("/v1/payments", "&metadata[table]=7&metadata[waiter]=Ann")
  const { json } = await ask("PATCH", `/v1/payments/${String(sid)}`, "metadata[table]=8")
  assert.deepEqual(json["metadata"], { table: "8" })
  assert.deepEqual(await listed("/v1/payments?metadata[table]=8"), [sid])
  for (const former of ["table]=7", "waiter]=Ann"])
    assert.deepEqual(await listed(`/v1/payments?metadata[${former}`), [])
})

describe("the vocabulary of lists", () => {
  const lists = routes.flatMap(({ method, path, operation: { query } }) =>
    method === "GET" && query && "cursor" in query.shape ? [{ path, shape: query.shape }] : [],
  )

  it("takes several values of a status in every list", () => {
    const withStatus = lists.filter(({ shape }) => "status" in shape)
    assert.ok(withStatus.length >= 9)
    const single = withStatus.filter(({ shape: { status } }) => {
      return !(status instanceof z.ZodOptional && status.def.innerType instanceof z.ZodArray)
    })
    assert.deepEqual(
      single.map(({ path }) => path),
      [],
    )
  })

  it("names a wrong status by its parameter, and by its place among several", async () => {
    for (const [status, param] of [
      ["lost", "status"],
      ["failed,lost", "status[1]"],
    ] as const)
      for (const { path } of lists.filter((list) => list.path === "/v1/messages" || list.path === "/v1/payments")) {
        const { status: answered, json } = await ask("GET", `${path}?status=${status}`)
        assert.deepEqual([answered, json["param"]], [400, param], path)
      }
  })

  it("calls the creation time created_after and created_before in every list", () => {
    const times = lists.filter(({ shape: { from } }) => {
      return from instanceof z.ZodOptional && from.def.innerType instanceof z.ZodISODateTime
    })
    assert.deepEqual(
      times.map(({ path }) => path),
      [],
    )
  })

  it("matches any of several statuses, repeated or with commas", async () => {
    const { sid } = await create("/v1/messages", "")
    for (const query of ["status=queued&status=failed", "status=failed,queued", "Status=QUEUED"])
      assert.equal((await listed(`/v1/messages?${query}`))[0], sid, query)
    assert.deepEqual(await listed("/v1/messages?status=failed,undelivered"), [])
    assert.equal((await ask("GET", "/v1/messages?status=lost")).status, 400)
  })

  it("accepts the former names of times and the other spelling of canceled", async () => {
    const moment = encodeURIComponent(new Date().toISOString())
    for (const query of [`from=${moment}`, `created_after=${moment}`])
      assert.deepEqual(await listed(`/v1/events?${query}`), [])
    const twice = await ask("GET", `/v1/events?from=${moment}&created_after=${moment}`)
    assert.equal(twice.json["code"], "duplicate_parameter")
    for (const status of ["canceled", "cancelled"]) assert.deepEqual(await listed(`/v1/payments?status=${status}`), [])
  })
})

it("finds no message that is not sent by its time of sending, and refuses a range that ends before it starts", async () => {
  await create("/v1/messages", "")
  assert.deepEqual(await listed("/v1/messages?sent_after=2020-01-01T00:00:00Z"), [])
  assert.deepEqual(await listed("/v1/messages?sent_before=2100-01-01T00:00:00Z"), [])
  const { status, json } = await ask(
    "GET",
    "/v1/messages?sent_after=2026-01-02T00:00:00Z&sent_before=2026-01-01T00:00:00Z",
  )
  assert.deepEqual([status, json["code"]], [400, "invalid_parameter"])
})
