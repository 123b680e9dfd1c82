import assert from "node:assert/strict"
import { test } from "node:test"
import { withAssignments } from "./settings-option.ts"

const settings = { hosts: [{ host: "a.example" }], system_id: "acme" }

test("a setting is put where its path leads, and the others stay", () => {
  const made = withAssignments("smpp", settings, ["hosts.0.port=3550", "hosts[1].host=b.example", "window_max=20"])
  assert.deepEqual(made, {
    hosts: [{ host: "a.example", port: 3550 }, { host: "b.example" }],
    system_id: "acme",
    window_max: 20,
  })
  assert.deepEqual(settings.hosts, [{ host: "a.example" }])
})

test("a number is a text where the setting is one", () => {
  const made = withAssignments("smpp", settings, ["system_id=12345", "country_code=49", "hosts.0.port=49"])
  assert.deepEqual(made, { hosts: [{ host: "a.example", port: 49 }], system_id: "12345", country_code: "49" })
})

test("objects, flags and texts with an equals sign are values", () => {
  const made = withAssignments("smpp", {}, [
    "hosts.0.tls={}",
    "keeps_plus=true",
    "system_type=a=b",
    'statuses={"0x451":{}}',
  ])
  assert.deepEqual(made, { hosts: [{ tls: {} }], keeps_plus: true, system_type: "a=b", statuses: { "0x451": {} } })
})

test("a value that is not an assignment, or leaves a gap in a list, is refused", () => {
  for (const wrong of ["window_max", "=5", "a..b=1", "__proto__.x=1"])
    assert.throws(() => withAssignments("smpp", {}, [wrong]), /--set must be a setting and its value/, wrong)
  assert.throws(() => withAssignments("smpp", settings, ["hosts.2.host=x"]), /hosts\.2: there are 1 before it/)
})
