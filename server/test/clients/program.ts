/** Sends a message and reads it, with the types that openapi-typescript generated. */
import createClient from "openapi-fetch"
import type { paths } from "./posthorn.ts"

const { BASE_URL = "", ACCOUNT_SID = "", AUTH_TOKEN = "" } = process.env
const authorization = `Basic ${btoa(`${ACCOUNT_SID}:${AUTH_TOKEN}`)}`
const client = createClient<paths>({ baseUrl: BASE_URL, headers: { authorization } })

const created = await client.POST("/v1/messages", {
  body: { to: "+15552345678", from: "+15551234567", body: "Your table is ready.", tags: ["reservations"] },
})
if (!created.data) throw new Error(created.error.detail)
const { sid } = created.data
const read = await client.GET("/v1/messages/{sid}", { params: { path: { sid } } })
if (!read.data) throw new Error(read.error.detail)
// These need not run. The compiler refuses them if a field with a default is required.
const plainest = [
  () => client.POST("/v1/auth/verifications", { body: { to: "+15552345678" } }),
  () =>
    client.POST("/v1/payments", {
      params: { header: { "Idempotency-Key": sid } },
      body: { amount: 100, currency: "EUR", provider: "simulator", payment_method: "sim_ok" },
    }),
]
void plainest
process.stdout.write(
  `${created.response.status} ${read.response.status} ${read.data.sid === sid} ${read.data.tags[0]}\n`,
)
