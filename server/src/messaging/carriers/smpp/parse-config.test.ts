import assert from "node:assert/strict"
import { test } from "node:test"
import { smpp } from "./kind.ts"

const least = { hosts: [{ host: "smsc.example" }], system_id: "me" }

function faultsOf(value: unknown): string[] {
  const parsed = smpp.parseSettings(value)
  return parsed.kind === "ok" ? [] : parsed.faults.map(({ field, message }) => `${field} ${message}`)
}

test("A host and a system id are enough", () => {
  const parsed = smpp.parseSettings(least)
  assert.ok(parsed.kind === "ok")
  const { hosts, mode, window_max, long_messages, message_ids, source } = parsed.value
  assert.deepEqual(hosts, [{ host: "smsc.example", port: 2775, tls: null, binds: 1, local_address: null }])
  assert.deepEqual([mode, window_max, long_messages], ["transceiver", 10, "udh8"])
  assert.deepEqual(message_ids, { submit: "auto", receipt: "auto" })
  assert.deepEqual(source.alphanumeric, { ton: 5, npi: 0 })
})

test("One refusal has all faults, each with its field", () => {
  const faults = faultsOf({
    hosts: [{ host: "smsc.example:2775", port: 70_000 }, "x", { host: "a.example", tls: { ca: "nothing" } }],
    window_max: 0,
    windowSize: 3,
    mode: "duplex",
    keeps_plus: "yes",
    bind_segments_per_second: -1,
    source: { alphanumeric: { ton: 300 } },
    message_ids: { submit: "hex" },
    statuses: { ESME_NONSENSE: { code: "throttled" }, "0x451": { code: "nonsense" } },
    country_code: "+49",
  })
  assert.deepEqual(
    faults.map((fault) => fault.split(" ")[0] ?? "").toSorted((a, b) => (a < b ? -1 : 1)),
    [
      "hosts[0].host",
      "hosts[0].port",
      "hosts[1]",
      "hosts[2].tls.ca",
      "mode",
      "system_id",
      "window_max",
      "bind_segments_per_second",
      "source.alphanumeric.ton",
      "keeps_plus",
      "country_code",
      "message_ids",
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
  const parsed = smpp.parseSettings({
    ...least,
    statuses: {
      ESME_RSUBMITFAIL: {},
      "0x451": { code: "invalid_recipient" },
      1107: { is_permanent: false, blame: "carrier" },
    },
    receipt_errors: { "001": { code: "unknown_handset" } },
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
  assert.equal(parsed.value.receipt_errors.get("1"), "unknown_handset")
})

test("The secrets are parsed apart", () => {
  assert.deepEqual(smpp.parseSecrets({ password: "x" }), { kind: "ok", value: { password: "x", tls_key: null } })
  const parsed = smpp.parseSecrets({ password: 3, key: "" })
  assert.deepEqual(parsed.kind === "faults" && parsed.faults.map(({ field }) => field), ["password", "key"])
})
