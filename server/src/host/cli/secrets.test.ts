import assert from "node:assert/strict"
import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, beforeEach, test } from "node:test"
import { claimKeys, storeResponses } from "#core/accounts/idempotency.ts"
import { createAccount } from "#core/accounts/create-account.ts"
import { answerOwner, sealedAnswers } from "#core/accounts/sealed-answers.ts"
import { readAuthToken } from "#core/accounts/token-copy.ts"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { openSettings } from "#core/endpoints/endpoint-settings.ts"
import { createEndpoint, readSigningSecret, rotateSecret } from "#core/endpoints/endpoints.ts"
import { sealedOfEndpoints } from "#core/endpoints/sealed-values.ts"
import { Queue } from "#core/queue/queue.ts"
import { createCarrier } from "#messaging/routing/carriers.ts"
import { sealedOfCarriers } from "#messaging/routing/sealed-values.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import type { SealedValue } from "#core/std/reseal-all.ts"
import { open, seal, type SecretKeys } from "#core/std/secret-box.ts"
import { runCommand } from "./run-command.ts"

const store = await createTestDatabase()
const db = new Database({ url: store.url, log: silentLog })
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-cli-"))
after(async () => {
  await db.close()
  await store.close()
  await rm(folder, { recursive: true })
})

const newId = createIds(systemClock)
const oldKey = Buffer.alloc(32, 1)
const newKey = Buffer.alloc(32, 2)
const accountId = newId()

beforeEach(() => db.query("truncate webhook_endpoints, carriers, idempotency_keys, auth_tokens"))

function context(secretKeys: SecretKeys) {
  return { newId, now: systemClock.now(), deliveryQueue: new Queue("delivery"), secretKeys }
}

async function reseal(keys: readonly Uint8Array[]) {
  const [first, ...others] = keys.map((key) => Buffer.from(key).toString("base64"))
  const printed: string[] = []
  const complained: string[] = []
  const code = await runCommand(["secrets", "reseal"], {
    environment: {
      DATABASE_URL: store.url,
      DATA_DIR: folder,
      POSTHORN_SECRET_KEY: first,
      POSTHORN_OTHER_SECRET_KEYS: others.join(", "),
    },
    clock: systemClock,
    print: (line) => void printed.push(line),
    printError: (line) => void complained.push(line),
    promptHidden: null,
    readInput: async () => "",
    program: "",
    exitNow: (exitCode) => assert.fail(`ended with ${exitCode}`),
  })
  return { code, printed: printed.join("\n"), complained: complained.join("\n") }
}

/** Stores six sealed values: an endpoint with three secrets and a credential, a carrier, and an answer. */
async function fill() {
  const old = context([oldKey])
  const settings = { headers: { Authorization: "Bearer s3cret" } }
  const { id } = (
    await db.transaction((tx) => createEndpoint(tx, accountId, { url: "https://example.com", settings }, old))
  ).endpoint
  await db.transaction((tx) => rotateSecret(tx, accountId, id, old))
  const { secret } = await db.transaction((tx) => rotateSecret(tx, accountId, id, old))
  const carrier = { name: "Acme", kind: "smpp", settings: {}, status: "enabled", secrets: { password: "p" } } as const
  const { id: carrierId } = await db.transaction((tx) => createCarrier(tx, carrier, old))
  const answer = {
    key: "one",
    status: 201,
    response: seal([oldKey], "{}", answerOwner(accountId, "one")).toString("base64"),
  }
  await db.transaction(async (tx) => {
    const claims = ["one", "plain"].map((key) => ({ key, requestHash: Buffer.alloc(32) }))
    await claimKeys(tx, accountId, claims, systemClock.now())
    const plain = { key: "plain", status: 201, response: JSON.stringify({ sid: "MS1" }) }
    await storeResponses(tx, accountId, [answer, plain])
  })
  return { id, secret, carrierId }
}

async function allSealed(): Promise<SealedValue[]> {
  const places = [sealedOfEndpoints(db), sealedOfCarriers(db), sealedAnswers(db)]
  return (await Promise.all(places.map((values) => Array.fromAsync(values)))).flat()
}

test("the new key opens everything after a reseal, and no other value has changed", async () => {
  const { id, secret, carrierId } = await fill()
  assert.equal((await allSealed()).length, 6)
  const { code, printed } = await reseal([newKey, oldKey])
  assert.equal(code, 0)
  assert.match(printed, /^6 secrets were encrypted again\.\nAll secrets are encrypted with the secret key/)
  const after = context([newKey])
  for (const { sealed, owner } of await allSealed()) open([newKey], sealed, owner)
  assert.equal(await readSigningSecret(db, accountId, id, after), secret)
  const [row] = await db.query<{ sealedSettings: Buffer }>("select sealed_settings from webhook_endpoints")
  assert.deepEqual(openSettings([newKey], row?.sealedSettings ?? Buffer.of(), id).headers, [
    ["Authorization", "Bearer s3cret"],
  ])
  const carriers = await db.query("select id, revision from carriers")
  assert.deepEqual(carriers, [{ id: carrierId, revision: 1 }], "no carrier is started anew")
  const [plain] = await db.query("select response from idempotency_keys where key = 'plain'")
  assert.deepEqual(plain, { response: '{"sid":"MS1"}' })
})

test("a reseal covers the copy of an auth token", async () => {
  const old = { newId, now: systemClock.now(), secretKeys: [oldKey] as const }
  const made = await createAccount(db, { name: "Ann", ...old })
  assert.match((await reseal([newKey, oldKey])).printed, /^1 secret was/)
  assert.equal(await readAuthToken(db, made.accountId, [newKey], Date.now()), made.authToken)
})

test("a second reseal finds nothing to do, and one after an interruption finds the rest", async () => {
  await fill()
  const [first] = await allSealed()
  assert.ok(await first?.replace(seal([newKey], open([oldKey], first.sealed, first.owner), first.owner)))
  assert.match((await reseal([newKey, oldKey])).printed, /^5 secrets were/)
  assert.match((await reseal([newKey, oldKey])).printed, /^0 secrets were/)
  assert.equal((await reseal([newKey])).code, 0)
})

test("a reseal continues over many pages", async () => {
  const one = { url: "https://example.com" }
  await db.transaction(async (tx) => {
    for (let count = 0; count < 450; count++) await createEndpoint(tx, newId(), one, context([oldKey]))
  })
  assert.match((await reseal([newKey, oldKey])).printed, /^450 secrets were/)
})

test("a secret that no key opens is named and left as it is", async () => {
  const { id, carrierId } = await fill()
  const { code, complained } = await reseal([newKey])
  assert.equal(code, 1)
  for (const name of [toSid("webhook", id), toSid("carrier", carrierId), "an answer kept to be repeated"])
    assert.ok(complained.includes(name), name)
  assert.match(complained, /6 secrets could not be decrypted\. Add their key .* POSTHORN_OTHER_SECRET_KEYS/)
  for (const { sealed, owner } of await allSealed()) open([oldKey], sealed, owner)
})

test("a secret that a server moves on while it is being read is not lost, and found by the next look", async () => {
  const { id } = await fill()
  const values = await allSealed()
  // Like a server that already has the new key first. The old bytes become those of the older secret.
  const { secret } = await db.transaction((tx) => rotateSecret(tx, accountId, id, context([newKey, oldKey])))
  const newest = values.find(({ name }) => name.endsWith(", secret"))
  assert.equal(await newest?.replace(Buffer.from("stale")), false)
  assert.equal((await reseal([newKey, oldKey])).code, 0)
  for (const { sealed, owner } of await allSealed()) open([newKey], sealed, owner)
  assert.equal(await readSigningSecret(db, accountId, id, context([newKey])), secret)
})
