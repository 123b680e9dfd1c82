import assert from "node:assert/strict"
import { existsSync, mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, beforeEach, test } from "node:test"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { createCarrier } from "#messaging/routing/carriers.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { resealAll } from "#core/std/reseal-all.ts"
import { checkValue, examineSecretKeys, openSecretKeys, replaceCheck } from "./secret-keys.ts"

const store = await createTestDatabase()
const db = new Database({ url: store.url, log: silentLog })
const folders: string[] = []
after(async () => {
  await db.close()
  await store.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

const [oldKey, newKey, strangeKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)]

beforeEach(() => db.query("truncate secret_key_check, carriers"))

test("a first start makes the key, and a later one finds it right", async () => {
  const machine = machineOf(null)
  assert.equal((await examineSecretKeys(db, machine)).kind, "unmade")
  const [key] = await openSecretKeys(db, machine)
  assert.ok(existsSync(path.join(machine.dataDir, "secret.key")))
  assert.deepEqual(await openSecretKeys(db, machine), [key])
})

test("a missing key is refused, naming the file to restore, and no other is made", async () => {
  await openSecretKeys(db, machineOf(oldKey))
  const machine = machineOf(null)
  const file = path.join(machine.dataDir, "secret.key")
  await assert.rejects(openSecretKeys(db, machine), (error: Error) => error.message.includes(`Restore ${file} `))
  assert.ok(!existsSync(file))
})

test("another key is refused, and the former one beside it is enough", async () => {
  await openSecretKeys(db, machineOf(oldKey))
  await assert.rejects(openSecretKeys(db, machineOf(newKey)), /POSTHORN_SECRET_KEY is not the key/)
  assert.deepEqual(await openSecretKeys(db, machineOf(newKey, [oldKey])), [newKey, oldKey])
})

test("one of two machines that start first simultaneously with keys of their own is refused", async () => {
  const starts = [machineOf(null), machineOf(null)].map((machine) => openSecretKeys(db, machine))
  const outcomes = await Promise.allSettled(starts)
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ["fulfilled", "rejected"])
})

test("a store of an older release gets its check from the key that opens its secrets, and from no other", async () => {
  const carrier = { name: "Acme", kind: "smpp", settings: {}, status: "enabled", secrets: { password: "p" } } as const
  const context = { newId: createIds(systemClock), now: systemClock.now(), secretKeys: [oldKey] as const }
  await db.transaction((tx) => createCarrier(tx, carrier, context))
  await assert.rejects(openSecretKeys(db, machineOf(null)), /The secret key is missing/)
  await assert.rejects(openSecretKeys(db, machineOf(strangeKey)), /is not the key/)
  await openSecretKeys(db, machineOf(oldKey))
  assert.equal((await db.query("select 1 from secret_key_check")).length, 1)
})

test("a start needs the new key after a change, and the accepted one after a loss", async () => {
  await openSecretKeys(db, machineOf(oldKey))
  await resealAll([newKey, oldKey], [() => checkValue(db)])
  await assert.rejects(openSecretKeys(db, machineOf(oldKey)), /is not the key/)
  await openSecretKeys(db, machineOf(newKey))
  await replaceCheck(db, [strangeKey])
  await openSecretKeys(db, machineOf(strangeKey))
})

function machineOf(secretKey: Buffer | null, otherSecretKeys: readonly Buffer[] = []) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "posthorn-key-"))
  folders.push(dataDir)
  return { dataDir, secretKey, otherSecretKeys }
}
