import assert from "node:assert/strict"
import { test } from "node:test"
import { RouteTable, type RouteRequest, type CarrierAvailability, type UsableRoute } from "./route-table.ts"

const request: RouteRequest = { accountId: "a", to: "+4915112345678", from: "+1555", channel: "sms", tags: ["otp"] }

test("the longest prefix comes first, then the most conditions, then the lowest priority", () => {
  const routes = [
    route("all", { priority: 0 }),
    route("country", { prefix: "49", priority: 0, sender: "+1555", tag: "otp" }),
    route("network", { prefix: "4915", priority: 9 }),
    route("network-first", { prefix: "4915", priority: 8 }),
    route("tagged", { prefix: "4915", tag: "otp", priority: 10 }),
  ]
  const order = ["tagged", "network-first", "network", "country", "all"]
  assert.deepEqual(
    [...tableOf(routes).candidates(request)].map(({ id }) => id),
    order,
  )
  const tried = new Set<string>()
  for (const id of order) {
    assert.equal(tableOf(routes).chooseRoute(request, { except: tried })?.route.id, id)
    tried.add(id)
  }
  assert.equal(tableOf(routes).chooseRoute(request, { except: tried }), undefined)
})

test("a route takes only messages that meet all its conditions, and that its carrier can carry", () => {
  for (const other of [
    { prefix: "44" },
    { channel: "mms" },
    { sender: "ACME" },
    { accountId: "b" },
    { tag: "bulk" },
    { carries: ["mms"] },
  ])
    assert.equal(tableOf([route("x", other)]).chooseRoute(request), undefined, JSON.stringify(other))
  const every = { prefix: "49", channel: "sms", sender: "+1555", accountId: "a", tag: "otp" }
  assert.equal(tableOf([route("x", every)]).chooseRoute(request)?.route.id, "x")
})

test("a full carrier is passed over while another route fits, and waited for when none does", () => {
  const routes = [route("near", { prefix: "49" }), route("far", {}), route("third", { priority: 200 })]
  const choose = (standings: Record<string, CarrierAvailability>) => {
    const choice = tableOf(routes, { standings }).chooseRoute(request)
    const passedOver = choice?.passedOver.map((each) => `${each.route.id} ${each.because}`)
    return [choice?.route.id, choice?.isWaiting, passedOver]
  }
  assert.deepEqual(choose({}), ["near", false, []])
  assert.deepEqual(choose({ near: "down" }), ["far", false, ["near down"]])
  assert.deepEqual(choose({ near: "circuit_open", far: "down" }), ["third", false, ["near circuit_open", "far down"]])
  assert.deepEqual(choose({ near: "down", far: "down", third: "down" }), ["near", true, ["far down", "third down"]])
})

test("the best route of a carrier with several is named, once", () => {
  const routes = [
    route("a1", { carrierId: "a", prefix: "49" }),
    route("a2", { carrierId: "a" }),
    route("b", { priority: 200 }),
  ]
  const choice = tableOf(routes, { standings: { a: "down" } }).chooseRoute(request)
  assert.deepEqual([choice?.route.id, choice?.passedOver.map((each) => each.route.id)], ["b", ["a1"]])
})

test("routes that are otherwise equal share by weight, those that are passed over too", () => {
  const routes = [route("one", { weight: 1 }), route("three", { weight: 3 }), route("later", { priority: 101 })]
  const choose = (random: number, standings: Record<string, CarrierAvailability> = {}) =>
    tableOf(routes, { random, standings }).chooseRoute(request)?.route.id
  assert.deepEqual(
    [0, 0.24, 0.25, 0.99].map((random) => choose(random)),
    ["one", "one", "three", "three"],
  )
  assert.equal(choose(0, { one: "down" }), "three")
  assert.equal(choose(0.99, { three: "down" }), "one")
})

test("the table stays with the preferred carrier where that is no worse, and only there", () => {
  const routes = [route("one", {}), route("two", {}), route("later", { priority: 101 })]
  const choose = (preferred: string) => tableOf(routes).chooseRoute(request, { preferred })?.route.id
  assert.deepEqual([choose("one"), choose("two"), choose("later")], ["one", "two", "one"])
})

test("among routes that are otherwise equal the cheapest carrier is first; rank goes before cost", () => {
  const routes = [route("dear", {}), route("cheap", {}), route("unknown", {}), route("second", { priority: 101 })]
  const prices = { dear: 9, cheap: 2, second: 1 }
  const order = [...tableOf(routes, { prices, random: 0.99 }).candidates(request)].map(({ id }) => id)
  assert.deepEqual(order, ["cheap", "dear", "unknown", "second"])
  const standings = { cheap: "down", dear: "circuit_open" } as const
  assert.equal(tableOf(routes, { prices, standings }).chooseRoute(request)?.route.id, "unknown")
})

test("routes of equal cost share by weight, and it stays with the preferred carrier only among them", () => {
  const routes = [route("one", { weight: 1 }), route("three", { weight: 3 }), route("dear", { weight: 9 })]
  const prices = { one: 2, three: 2, dear: 3 }
  const choose = (random: number, preferred = "") =>
    tableOf(routes, { prices, random }).chooseRoute(request, { preferred })?.route.id
  assert.deepEqual(
    [choose(0.24), choose(0.25), choose(0, "three"), choose(0, "dear")],
    ["one", "three", "three", "one"],
  )
})

interface Surroundings {
  standings?: Record<string, CarrierAvailability>
  random?: number
  /** The price for every number in euros, by carrier. */
  prices?: Record<string, number>
}

function tableOf(routes: UsableRoute[], { standings = {}, random = 0, prices = {} }: Surroundings = {}) {
  return new RouteTable(routes, {
    standing: (id) => standings[id] ?? "ready",
    random: () => random,
    priceOf: (id) => (prices[id] === undefined ? undefined : { micros: prices[id], unit: "EUR" }),
  })
}

function route(id: string, more: Partial<UsableRoute>): UsableRoute {
  return {
    id,
    carrierId: id,
    channel: null,
    prefix: null,
    sender: null,
    accountId: null,
    tag: null,
    priority: 100,
    weight: 1,
    status: "enabled",
    createdAt: 0,
    updatedAt: 0,
    carries: ["sms"],
    ...more,
  }
}
