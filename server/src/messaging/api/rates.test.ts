import assert from "node:assert/strict"
import { after, before, beforeEach, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"

let api: TestApi
let carrier: string
before(async () => {
  api = await startTestApi()
})
after(() => api[Symbol.asyncDispose]())
beforeEach(async () => {
  const settings = { hosts: [{ host: "smpp.carrier.example" }], system_id: "acme" }
  carrier = (await ask("POST", "/carriers", { name: "Acme", settings, status: "disabled" })).body.sid as string
})

const everywhere = { price: "0.12", price_unit: "EUR" }

test("a rate is created, changed, listed and deleted, its price exact to the millionth", async () => {
  const { status, body } = await ask("POST", "/rates", { ...everywhere, carrier_sid: carrier, prefix: "49" })
  assert.equal(status, 201, JSON.stringify(body))
  assert.deepEqual([body.prefix, body.price, body.price_unit], ["49", "0.12", "EUR"])
  const at = `/rates/${body.sid as string}`
  assert.equal((await ask("PATCH", at, { price: 0.000001 })).body.price, "0.000001")
  const listed = (await ask("GET", `/rates?carrier_sid=${carrier}&prefix=49`)).body.data as { sid: string }[]
  assert.deepEqual(
    listed.map(({ sid }) => sid),
    [body.sid],
  )
  assert.equal((await ask("DELETE", at)).status, 204)
  assert.equal((await ask("GET", at)).body.code, "rate_not_found")
})

test("pages of rates follow each other", async () => {
  await replace({ price_unit: "EUR", csv: "1,0.1\n2,0.2\n3,0.3" })
  const first = await ask("GET", `/rates?carrier_sid=${carrier}&limit=2`)
  const second = await ask("GET", `/rates?carrier_sid=${carrier}&cursor=${first.body.next_cursor as string}`)
  const prefixes = [first, second].flatMap(({ body }) =>
    (body.data as { prefix: string }[]).map(({ prefix }) => prefix),
  )
  assert.deepEqual(prefixes, ["3", "2", "1"])
})

test("one prefix has one price, and one carrier one currency", async () => {
  const rate = { ...everywhere, carrier_sid: carrier }
  await ask("POST", "/rates", rate)
  const again = await ask("POST", "/rates", rate)
  assert.deepEqual([again.status, again.body.code, again.body.param], [409, "rate_exists", "prefix"])
  const other = await ask("POST", "/rates", { ...rate, prefix: "1", price_unit: "USD" })
  assert.deepEqual([other.status, other.body.param], [400, "price_unit"])
})

test("every wrong field of a rate is named", async () => {
  const { status, body } = await ask("POST", "/rates", {
    carrier_sid: "CR1",
    prefix: "+49",
    price: "0,1",
    price_unit: "€",
  })
  assert.equal(status, 400)
  assert.deepEqual(paramsOf(body), ["carrier_sid", "prefix", "price", "price_unit"])
  const anonymous = await ask("POST", "/rates", { ...everywhere, carrier_sid: `CR${"0".repeat(32)}` })
  assert.deepEqual([anonymous.status, anonymous.body.param], [400, "carrier_sid"])
})

test("a price list takes the place of all rates, and an unchanged prefix keeps its sid", async () => {
  await replace({ price_unit: "USD", csv: "49,0.07\n44,0.05\n1,0.01" })
  const before = await rates()
  const { status, body } = await replace({
    price_unit: "EUR",
    rates: [{ prefix: "49", price: "0.08" }, { price: 0.12 }],
  })
  const changes = { added: 1, changed: 1, removed: 2 }
  assert.deepEqual([status, body], [200, { carrier_sid: carrier, price_unit: "EUR", rates_count: 2, ...changes }])
  const now = await rates()
  assert.deepEqual(
    now.map(({ prefix, price, price_unit }) => [prefix, price, price_unit]),
    [
      ["", "0.12", "EUR"],
      ["49", "0.08", "EUR"],
    ],
  )
  const sidOf = (list: Record<string, string>[]) => list.find(({ prefix }) => prefix === "49")?.sid
  assert.equal(sidOf(now), sidOf(before))
  await replace({ price_unit: "EUR", rates: [] })
  assert.deepEqual(await rates(), [])
})

test("a dry run says what a price list would change, and changes nothing", async () => {
  await replace({ price_unit: "EUR", csv: "49,0.07\n44,0.05\n1,0.01" })
  const { status, body } = await replace({ price_unit: "EUR", csv: "49,0.07\n44,0.06\n33,0.03", dry_run: true })
  assert.deepEqual([status, body.added, body.changed, body.removed], [200, 1, 1, 1])
  assert.deepEqual(
    (await rates()).map(({ prefix, price }) => `${prefix} ${price}`),
    ["1 0.01", "44 0.05", "49 0.07"],
  )
  assert.equal((await replace({ price_unit: "EUR", csv: "49,x", dry_run: true })).status, 400)
})

test("a price list with a wrong line changes no rate, and every fault is named", async () => {
  await replace({ price_unit: "EUR", csv: "49,0.07" })
  const { status, body } = await replace({ price_unit: "euro", csv: "49,0.08\n+1,x\n" })
  assert.equal(status, 400)
  const told = (body.errors as { param: string; detail: string }[]).map(({ param, detail }) => `${param}: ${detail}`)
  assert.equal(told.length, 3, told.join("\n"))
  assert.match(told.join("\n"), /price_unit: [^]*csv: Line 2: the prefix `\+1`[^]*csv: Line 2: the price `x`/)
  assert.deepEqual(
    (await rates()).map(({ price }) => price),
    ["0.07"],
  )
  assert.equal((await replace({ price_unit: "EUR" })).status, 400)
})

test("a price list of tens of thousands of lines is accepted, in a form too", async () => {
  const csv = Array.from({ length: 20_000 }, (_, index) => `${10_000 + index},0.0${index % 10}`).join("\n")
  const form = new URLSearchParams({ PriceUnit: "EUR", Csv: csv })
  assert.equal((await replace(form)).body.rates_count, 20_000)
  assert.equal((await replace({ price_unit: "EUR", csv: "1".repeat(5 * 1024 * 1024) })).status, 413)
})

test("a carrier that is deleted takes its rates along", async () => {
  await replace({ price_unit: "EUR", csv: "49,0.07" })
  await ask("DELETE", `/carriers/${carrier}`)
  assert.deepEqual(await rates(), [])
})

test("a rate without a carrier is a price list of its own", async () => {
  await replace({ price_unit: "EUR", csv: "49,0.07" })
  const customers = { price_unit: "USD", csv: "49,0.09\nemail,0.001" }
  const { status, body } = await ask("POST", "/rates/replace", customers)
  const changes = { added: 2, changed: 0, removed: 0 }
  assert.deepEqual([status, body], [200, { carrier_sid: null, price_unit: "USD", rates_count: 2, ...changes }])
  const again = await ask("POST", "/rates", { prefix: "49", price: "0.1", price_unit: "USD" })
  assert.deepEqual([again.status, again.body.code], [409, "rate_exists"])
  const other = await ask("POST", "/rates", { carrier_sid: null, prefix: "44", price: "0.05", price_unit: "EUR" })
  assert.deepEqual([other.status, other.body.param], [400, "price_unit"])
  const { body: one } = await ask("POST", "/rates", { prefix: "44", price: "0.05", price_unit: "USD" })
  await ask("PATCH", `/rates/${one.sid as string}`, { price: "0.06" })
  const listed = await rates("none")
  assert.deepEqual(
    listed.map(({ carrier_sid, prefix, price, price_unit }) => [carrier_sid, prefix, price, price_unit]),
    [
      [null, "44", "0.06", "USD"],
      [null, "email", "0.001", "USD"],
      [null, "49", "0.09", "USD"],
    ],
  )
  assert.deepEqual(
    (await rates()).map(({ price, price_unit }) => [price, price_unit]),
    [["0.07", "EUR"]],
  )
  assert.equal((await ask("DELETE", `/rates/${one.sid as string}`)).status, 204)
  await ask("POST", "/rates/replace", { price_unit: "USD", csv: "" })
  assert.deepEqual(await rates("none"), [])
  const { body: wrong } = await ask("GET", "/rates?carrier_sid=nobody")
  assert.match(wrong.detail as string, /`carrier_sid` must be the sid of a carrier, or `none`/)
})

test("a repeated request with an Idempotency-Key changes nothing a second time", async () => {
  const key = { "idempotency-key": carrier }
  const body = { ...everywhere, carrier_sid: carrier }
  const [first, second] = [await ask("POST", "/rates", body, key), await ask("POST", "/rates", body, key)]
  assert.deepEqual([second.status, second.body.sid], [201, first.body.sid])
})

function replace(list: object) {
  return ask("POST", `/carriers/${carrier}/replace_rates`, list)
}

async function rates(list = carrier): Promise<Record<string, string>[]> {
  return (await ask("GET", `/rates?carrier_sid=${list}`)).body.data as Record<string, string>[]
}

function paramsOf(body: Record<string, unknown>): string[] {
  return (body.errors as { param: string }[]).map(({ param }) => param).toSorted()
}

async function ask(method: string, path: string, parameters?: object, headers: Record<string, string> = {}) {
  const isForm = parameters instanceof URLSearchParams
  const type = parameters && !isForm ? { "content-type": "application/json" } : {}
  const body = parameters && (isForm ? parameters : JSON.stringify(parameters))
  const answer = await fetch(`${api.baseUrl}/operator/v1${path}`, {
    method,
    headers: { authorization: api.operator, ...type, ...headers },
    ...(body ? { body } : {}),
  })
  return { status: answer.status, body: JSON.parse((await answer.text()) || "{}") as Record<string, unknown> }
}
