import assert from "node:assert/strict"
import { once } from "node:events"
import { mkdtempSync, writeFileSync } from "node:fs"
import { get as getPlain } from "node:http"
import { get as getSecure } from "node:https"
import { tmpdir } from "node:os"
import path from "node:path"
import type { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { after, test } from "node:test"
import { startApp } from "#host/app/app.ts"
import { readConfig } from "#host/config/config.ts"
import { createEmptyDatabase } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { dayMs } from "#core/std/durations.ts"
import { silentLog } from "#core/std/log.ts"
import { createAuthority } from "./support/certificates.ts"
import { freePort } from "./support/free-port.ts"
import { removeData } from "./support/remove-data.ts"

const authority = createAuthority()
const store = await createEmptyDatabase()
const dataDir = mkdtempSync(path.join(tmpdir(), "posthorn-certificate-"))
after(async () => {
  await store.close()
  await removeData(dataDir)
})

test("the metric of the certificate is the second of its end, and is absent without one", async () => {
  const end = Math.trunc((systemClock.now() + 40 * dayMs) / 1_000)
  const own = authority.issue({
    names: ["localhost", "127.0.0.1"],
    notBefore: new Date(systemClock.now() - dayMs),
    notAfter: new Date(end * 1_000),
  })
  const [TLS_CERT, TLS_KEY] = ["cert", "key"].map((name) => path.join(dataDir, `${name}.pem`)) as [string, string]
  writeFileSync(TLS_CERT, own.cert)
  writeFileSync(TLS_KEY, own.key)
  assert.deepEqual(await expiries({ TLS_CERT, TLS_KEY }), [String(end)])
  assert.deepEqual(await expiries({}), [])
})

async function expiries(tls: Record<string, string>): Promise<string[]> {
  const environment = { DATABASE_URL: store.url, DATA_DIR: dataDir, PORT: "0", METRICS_PORT: `${await freePort()}` }
  const app = await startApp(readConfig({ ...environment, ...tls }), silentLog)
  try {
    const get = tls["TLS_CERT"] ? getSecure : getPlain
    const [answer] = (await once(get(`${app.metricsUrl}/metrics`, { ca: authority.cert }), "response")) as [Readable]
    const body = await text(answer)
    return [...body.matchAll(/^posthorn_certificate_expiry_timestamp_seconds (\S+)$/gm)].map(([, value]) => value ?? "")
  } finally {
    await app.stop()
  }
}
