import assert from "node:assert/strict"
import { makeOperatorToken } from "#core/accounts/operator-token.ts"
import { createAccount } from "#core/accounts/create-account.ts"
import { createSenderRule } from "#messaging/numbers/sender-rules.ts"
import { Smsc } from "#messaging/carriers/smpp/testing.ts"
import { Database } from "#core/db/database.ts"
import { createEmptyDatabase } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { eventually } from "../support/eventually.ts"
import { Installation } from "../support/installation.ts"
import { RestClient } from "../support/rest-client.ts"

export interface TwoSenders extends AsyncDisposable {
  smsc: Smsc
  client: RestClient
  /** Of another account. */
  other: RestClient
  db: Database
}

/** Two processes that share a carrier of two sessions: each has one. */
export async function startTwoSenders(settings: object): Promise<TwoSenders> {
  await using stack = new AsyncDisposableStack()
  const database = await createEmptyDatabase()
  stack.defer(() => database.close())
  const smsc = await new Smsc(systemClock as never).start()
  stack.defer(() => smsc.stop())
  const environment = {
    DATABASE_URL: database.url,
    POSTHORN_SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
    PROCESSES: "2",
    DB_POOL: "6",
  }
  const posthorn = stack.use(new Installation({ environment }))
  await posthorn.start()
  const db = new Database({ url: database.url, log: silentLog, poolMax: 2 })
  stack.defer(() => db.close())
  const clientOf = (account: { sid: string; token: string }) => {
    const made = new RestClient({ baseUrl: posthorn.baseUrl, account })
    stack.defer(() => made.close())
    return made
  }
  const newId = createIds(systemClock)
  const parts = { newId, now: systemClock.now() }
  const token = await db.transaction((tx) => makeOperatorToken(tx, parts))
  const made = await db.transaction((tx) => createAccount(tx, { ...parts, name: "Other" }))
  await createSenderRule(db, { accountId: made.accountId, kind: "any", sender: null, note: null }, parts)
  const operator = clientOf({ sid: "operator", token })
  const hosts = [{ host: "127.0.0.1", port: smsc.port, binds: 2 }]
  const carrier = { name: "Acme", settings: { hosts, system_id: "acme", ...settings }, password: "secret" }
  const { status, body } = await operator.post("/operator/v1/carriers", carrier)
  assert.equal(status, 201, JSON.stringify(body))
  await operator.post("/operator/v1/routes", { carrier_sid: (body as { sid: string }).sid, prefix: "49" })
  await eventually("each process has a session", () => areShared(db, smsc))
  const client = clientOf(posthorn.account)
  const other = clientOf({ sid: toSid("account", made.accountId), token: made.authToken })
  const all = stack.move()
  return {
    smsc,
    client,
    other,
    db,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

async function areShared(db: Database, smsc: Smsc): Promise<boolean> {
  const holders = await db.query<{ holder: string }>("select distinct holder from carrier_sessions")
  return holders.length === 2 && smsc.sessions.length === 2
}
