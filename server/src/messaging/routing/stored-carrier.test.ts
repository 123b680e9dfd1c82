import assert from "node:assert/strict"
import { after, test } from "node:test"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { seal, type SecretKeys } from "#core/std/secret-box.ts"
import { createCarrier, getCarrier, updateCarrier } from "./carriers.ts"
import { findCarrier } from "./store.ts"
import { channelsOfCarrier, secretsOfCarrier, secretsOwner } from "./stored-carrier.ts"

const store = await createTestDatabase()
const db = new Database({ url: store.url, log: silentLog })
after(async () => {
  await db.close()
  await store.close()
})
const secretKeys: SecretKeys = [new Uint8Array(32).fill(1)]
const context = { newId: createIds(systemClock), secretKeys, now: systemClock.now() }
const settings = { hosts: [{ host: "smpp.carrier.example", port: 3550 }], system_id: "acme", window_max: 5 }
const given = { name: "Acme", kind: "smpp", settings, secrets: { password: "s3cret" }, status: "disabled" } as const

test("a carrier of an older release has the present names, and a change keeps its secrets", async () => {
  const { id } = await createCarrier(db, given, context)
  const stored = { hosts: settings.hosts, systemId: "acme", windowMax: 5 }
  const secrets = seal(secretKeys, JSON.stringify({ password: "s3cret", tlsKey: "a key" }), secretsOwner(id))
  await db.query("update carriers set settings = $2, secrets = $3, learned_ids = 'same' where id = $1", [
    id,
    JSON.stringify(stored),
    secrets,
  ])

  assert.deepEqual((await getCarrier(db, id)).settings, settings)
  const changed = await updateCarrier(db, id, { settings: { ...settings, window_max: 6 } }, context)

  assert.equal(changed.learnedIds, "same")
  const row = await findCarrier(db, id)
  assert.ok(row)
  assert.deepEqual(JSON.parse(row.settings), { ...settings, window_max: 6 })
  assert.deepEqual(secretsOfCarrier(row, secretKeys), { password: "s3cret", tls_key: "a key" })
})

test("a carrier of a kind that is not loaded stays, and supports no channel", async () => {
  const { id } = await createCarrier(db, { ...given, kind: "pigeon" }, context)
  assert.deepEqual((await getCarrier(db, id)).settings, settings)
  const row = await findCarrier(db, id)
  assert.deepEqual(row && channelsOfCarrier(row), [])
})
