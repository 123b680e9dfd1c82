import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { z } from "zod"
import { startTestApi } from "#http/testing.ts"
import { eventBodies } from "#core/api/events.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())
const own = "+15005550006"
const account = await api.addAccount("Hotel", { number: own })

type Json = Record<string, unknown>

async function ask(method: string, path: string, body?: object): Promise<Json> {
  const response = await fetch(api.baseUrl + path, {
    method,
    headers: {
      authorization: account.authorization,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const json = (await response.json()) as Json
  assert.ok(response.ok, `${method} ${path}: ${JSON.stringify(json)}`)
  return json
}

const newest = async (path: string) => ((await ask("GET", path))["data"] as Json[])[0] ?? {}
const pay = () => ask("POST", "/v1/payments", { amount: 1250, currency: "EUR", payment_method: "sim_ok" })

interface Resource {
  path: string
  event: string
  create(): Promise<Json>
  /** What the creation alone shows: secrets that are shown once. */
  once?: readonly string[]
  /** The parameters that the list needs. */
  query?: string
}

const resources: Record<string, Resource> = {
  message: {
    path: "/v1/messages",
    event: "messages.queued",
    create: () => ask("POST", "/v1/messages", { to: "+15552345678", from: own, body: "Hello", tags: ["a"] }),
  },
  "received message": {
    path: "/v1/messages",
    event: "messages.received",
    async create() {
      await api.simulator.inject({ from: "+15552345678", to: own, body: "Hello" })
      return newest("/v1/messages?direction=inbound")
    },
  },
  verification: {
    path: "/v1/auth/verifications",
    event: "verifications.created",
    create: () => ask("POST", "/v1/auth/verifications", { to: "+15005550001" }),
  },
  payment: { path: "/v1/payments", event: "payments.created", create: pay },
  refund: {
    path: "/v1/refunds",
    event: "refunds.created",
    create: async () => ask("POST", "/v1/refunds", { payment_sid: (await pay())["sid"], amount: 100 }),
  },
  factor: {
    path: "/v1/auth/factors",
    event: "factors.created",
    once: ["binding"],
    query: "?subject=guest-4711",
    create: () => ask("POST", "/v1/auth/factors", { subject: "guest-4711", factor_type: "totp", friendly_name: "Ann" }),
  },
}

for (const [name, { path, event, create, once = [], query = "" }] of Object.entries(resources))
  test(`creation, retrieval, list and event show the same fields: ${name}`, async () => {
    const created = Object.keys(await create()).filter((field) => !once.includes(field))
    const listed = await newest(path + query)
    const shown = {
      retrieval: await ask("GET", `${path}/${String(listed["sid"])}`),
      list: listed,
      event: (await newest(`/v1/events?type=${event}`))["data"] as Json,
    }
    for (const [place, resource] of Object.entries(shown)) assert.deepEqual(Object.keys(resource), created, place)
  })

test("each field of a resource in an event is required, so clients never see it missing", () => {
  const optional = eventBodies.flatMap(({ name, schema }) => {
    const data = (schema as z.ZodObject<{ data: z.ZodType }>).shape.data
    const fields = data instanceof z.ZodObject ? Object.entries(data.shape) : []
    return fields.flatMap(([field, type]) => (type instanceof z.ZodOptional ? `${name}: ${field}` : []))
  })
  assert.deepEqual(optional, [])
})
