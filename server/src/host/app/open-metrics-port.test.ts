import assert from "node:assert/strict"
import { test } from "node:test"
import { metricsAccess } from "./open-metrics-port.ts"

const ownMachine = { host: "127.0.0.1", publicUrl: null, behindProxy: false }
const noMetrics = { host: "127.0.0.1", port: null, token: null }
const token = "sixteen-letters-"

test("metrics at PORT are open on a loopback address that no proxy hands on, and nowhere else", () => {
  const atPort = (config: object) => metricsAccess({ ...ownMachine, metrics: noMetrics, ...config }).atPort
  assert.equal(atPort({}), "open")
  assert.equal(atPort({ host: "::1" }), "open")
  for (const config of [{ host: "0.0.0.0" }, { behindProxy: true }, { publicUrl: "https://messages.example.com" }])
    assert.equal(atPort(config), "closed")
})

test("a token opens metrics on both ports", () => {
  const metrics = { ...noMetrics, token }
  for (const host of ["127.0.0.1", "0.0.0.0"])
    assert.deepEqual(metricsAccess({ ...ownMachine, host, metrics }).atPort, { token })
  assert.deepEqual(metricsAccess({ ...ownMachine, metrics: { ...metrics, port: 9_464 } }), {
    atPort: "closed",
    atMetricsPort: { token },
  })
})

test("METRICS_PORT serves metrics to any client, and PORT then serves no metrics", () => {
  const access = metricsAccess({ ...ownMachine, metrics: { ...noMetrics, port: 9_464 } })
  assert.deepEqual(access, { atPort: "closed", atMetricsPort: "open" })
})
