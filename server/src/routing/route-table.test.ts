import assert from "node:assert/strict"
import { test } from "node:test"
import { RouteTable } from "./route-table.ts"
import type { RouteRequest, UsableRoute } from "./route-table.ts"

const request: RouteRequest = { accountId: "a", to: "+4915112345678", from: "+1555", channel: "sms", tags: ["otp"] }

test("the longest prefix comes first, then the most conditions, then the lowest priority", () => {
  const routes = [
    route("all", { priority: 0 }),
    route("country", { prefix: "49", priority: 0, sender: "+1555", tag: "otp" }),
    route("network", { prefix: "4915", priority: 9 }),
    route("network-first", { prefix: "4915", priority: 8 }),
    route("tagged", { prefix: "4915", tag: "otp", priority: 10 }),
  ]
  const order: string[] = []
  for (let left = routes; left.length; left = left.filter(({ carrierId }) => carrierId !== order.at(-1)))
    order.push(tableOf(left).choose(request) ?? assert.fail("one fits"))
  assert.deepEqual(order, ["tagged", "network-first", "network", "country", "all"])
})

test("a route takes only what meets all its conditions, and what its carrier can carry", () => {
  for (const other of [
    { prefix: "44" },
    { channel: "mms" },
    { sender: "ACME" },
    { accountId: "b" },
    { tag: "bulk" },
    { carries: ["mms"] },
  ])
    assert.equal(tableOf([route("x", other)]).choose(request), undefined, JSON.stringify(other))
  const every = { prefix: "49", channel: "sms", sender: "+1555", accountId: "a", tag: "otp" }
  assert.equal(tableOf([route("x", every)]).choose(request), "x")
})

test("a carrier that is down is passed over while another route fits, and waited for when none does", () => {
  const routes = [route("near", { prefix: "49" }), route("far", {}), route("third", { priority: 200 })]
  const choose = (...down: string[]) => tableOf(routes, { down }).choose(request)
  assert.equal(choose(), "near")
  assert.equal(choose("near"), "far")
  assert.equal(choose("near", "far"), "third")
  assert.equal(choose("near", "far", "third"), "near")
})

test("routes that are otherwise equal share by weight", () => {
  const routes = [route("one", { weight: 1 }), route("three", { weight: 3 }), route("later", { priority: 101 })]
  const chosen = [0, 0.24, 0.25, 0.99].map((random) => tableOf(routes, { random }).choose(request))
  assert.deepEqual(chosen, ["one", "one", "three", "three"])
})

function tableOf(routes: UsableRoute[], { down = [], random = 0 }: { down?: string[]; random?: number } = {}) {
  return new RouteTable(routes, { isUp: (id) => !down.includes(id), random: () => random })
}

function route(carrierId: string, more: Partial<UsableRoute>): UsableRoute {
  return {
    id: carrierId,
    carrierId,
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
