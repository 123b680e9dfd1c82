import assert from "node:assert/strict"
import { test } from "node:test"
import type { Bind } from "./bind.ts"
import { smppSettings } from "./config.ts"
import { SessionSlots } from "./session-slots.ts"

test("each session of an address that the settings have twice has a name of its own", () => {
  const host = { host: "smsc.example", port: 2775 }
  const hosts = [
    { ...host, binds: 2, local_address: "192.0.2.1" },
    { ...host, local_address: "192.0.2.2" },
  ]
  const settings = smppSettings.parse({ hosts, system_id: "acme" })
  const { names } = new SessionSlots(settings, () => ({}) as Bind)
  assert.deepEqual(names, ["smsc.example:2775 #1", "smsc.example:2775 #2", "smsc.example:2775 #3"])
})
