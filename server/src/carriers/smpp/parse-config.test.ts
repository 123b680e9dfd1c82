import assert from "node:assert/strict"
import { test } from "node:test"
import { parseSmppConfig, parseSmppSecrets } from "./config.ts"

const least = { hosts: [{ host: "smsc.example" }], systemId: "me" }

function faultsOf(value: unknown): string[] {
  const parsed = parseSmppConfig(value)
  return parsed.kind === "ok" ? [] : parsed.faults.map(({ field, message }) => `${field} ${message}`)
}

test("A host and a system id are enough", () => {
  const parsed = parseSmppConfig(least)
  assert.ok(parsed.kind === "ok")
  const { hosts, mode, windowMax, longMessages, messageIds, source } = parsed.value
  assert.deepEqual(hosts, [{ host: "smsc.example", port: 2775, tls: null, binds: 1, localAddress: null }])
  assert.deepEqual([mode, windowMax, longMessages], ["transceiver", 10, "udh8"])
  assert.deepEqual(messageIds, { submit: "auto", receipt: "auto" })
  assert.deepEqual(source.alphanumeric, { ton: 5, npi: 0 })
})

test("One refusal has all faults, each with its field", () => {
  const faults = faultsOf({
    hosts: [{ host: "smsc.example:2775", port: 70_000 }, "x", { host: "a.example", tls: { ca: "nothing" } }],
    windowMax: 0,
    windowSize: 3,
    mode: "duplex",
    keepsPlus: "yes",
    bindSegmentsPerSecond: -1,
    source: { alphanumeric: { ton: 300 } },
    messageIds: { submit: "hex" },
    statuses: { ESME_NONSENSE: { code: "throttled" }, "0x451": { code: "nonsense" } },
    countryCode: "+49",
  })
  assert.deepEqual(
    faults.map((fault) => fault.split(" ")[0] ?? "").toSorted((a, b) => (a < b ? -1 : 1)),
    [
      "hosts[0].host",
      "hosts[0].port",
      "hosts[1]",
      "hosts[2].tls.ca",
      "mode",
      "systemId",
      "windowMax",
      "bindSegmentsPerSecond",
      "source.alphanumeric.ton",
      "keepsPlus",
      "countryCode",
      "messageIds",
      "statuses.ESME_NONSENSE",
      "statuses.0x451.code",
      "windowSize",
    ].toSorted((a, b) => (a < b ? -1 : 1)),
  )
  assert.match(faults.join("\n"), /^hosts\[0\]\.port is not a whole number of 1 to 65535$/m)
})

test("The fault of settings that are not an object says so", () => {
  assert.deepEqual(faultsOf("x").slice(0, 1), ["(settings) is not an object"])
})

test("Statuses are named or numbered", () => {
  const parsed = parseSmppConfig({
    ...least,
    statuses: {
      ESME_RSUBMITFAIL: {},
      "0x451": { code: "invalid_recipient" },
      1107: { isPermanent: false, blame: "carrier" },
    },
    receiptErrors: { "001": { code: "unknown_handset" } },
  })
  assert.ok(parsed.kind === "ok")
  assert.deepEqual(
    [...parsed.value.statuses].toSorted(([a], [b]) => a - b),
    [
      [0x45, { code: "carrier_rejected", isPermanent: true, blame: "route" }],
      [0x451, { code: "invalid_recipient", isPermanent: true, blame: "message" }],
      [0x453, { code: "carrier_rejected", isPermanent: false, blame: "carrier" }],
    ],
  )
  assert.equal(parsed.value.receiptErrors.get("1"), "unknown_handset")
})

test("The secrets are parsed apart", () => {
  assert.deepEqual(parseSmppSecrets({ password: "x" }), { kind: "ok", value: { password: "x", tlsKey: null } })
  const parsed = parseSmppSecrets({ password: 3, key: "" })
  assert.deepEqual(parsed.kind === "faults" && parsed.faults.map(({ field }) => field), ["password", "key"])
})
