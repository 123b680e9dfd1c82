import assert from "node:assert/strict"
import { test } from "node:test"
import { Metrics } from "./metrics.ts"

/** Prometheus, "Metric and label naming". A count of things has no unit. */
const units = /_(seconds|bytes|total|info)$/
const counts = /_(connections|circuits|jobs|lanes|held|waiting|streams|rows|up|open|used|max)$/

test("every metric has a name with a unit, a type that fits the name, and a help in one line", async () => {
  const own = new Metrics().registry.getMetricsAsArray().filter(({ name }) => name.startsWith("posthorn_"))
  const text = await new Metrics().text()
  assert.ok(own.length > 30)
  for (const metric of own) {
    const { name, help, labelNames = [] } = metric as unknown as { name: string; help: string; labelNames?: string[] }
    const [, type] = new RegExp(`^# TYPE ${name} (\\w+)$`, "m").exec(text) ?? []
    assert.match(name, /^posthorn_[a-z]+(_[a-z]+)*$/)
    assert.ok(units.test(name) || counts.test(name), `${name} has a unit`)
    assert.equal(name.endsWith("_total"), type === "counter", `${name} is a ${type}`)
    assert.doesNotMatch(name, /_(count|sum|bucket)$/)
    assert.match(help, /^[A-Z0-9][^\n]+\.$/, name)
    assert.ok(text.includes(`# HELP ${name} ${help}\n`), name)
    for (const label of labelNames) assert.match(label, /^[a-z]+(_[a-z]+)*$/, name)
    assert.ok(!labelNames.includes("le") && !labelNames.includes("quantile"), name)
  }
})
