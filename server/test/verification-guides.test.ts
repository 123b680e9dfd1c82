/**
 * The guides of verifications as a user of an account follows them, and the page of a link as people and
 * programs open it.
 */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { followGuide, ReadersTerminal } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"
import { RestClient } from "./support/rest-client.ts"

const skip = spawnSync("curl", ["--version"]).error ? "there is no curl here" : false
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
const terminal = new ReadersTerminal(folder)
const posthorn = new Installation()
let client: RestClient

before(async () => {
  await posthorn.start()
  const { account, baseUrl } = posthorn
  client = new RestClient({ baseUrl, account })
  terminal.set({ ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, BASE_URL: baseUrl })
})
after(async () => {
  terminal[Symbol.dispose]()
  await client.close()
  await posthorn[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** What the answers of each block hold, in their order. */
const guides: Record<string, RegExp[][]> = {
  "verify-phone-number": [
    [/"friendly_name":"Acme".*"senders":\["\+15005550006"\]/],
    [/"sid":"VE.*"status":"pending"/],
    [/^The code: \d{6}$/],
    [/"valid":true/],
    [/"status":"pending","to":"\+14155550124","channel":"sms","channels":\["sms"\]/],
    [/"email:codes@example\.com"/, /"to":"ann@example\.org","channel":"email"/],
    [/"channel":"sms","channels":\["sms","email"\]/],
    [/"redirect_urls":\["https:\/\/example\.com\/welcome"\]/, /"status":"pending"/, /<form method="post"><button>/],
    [/^HTTP\/1\.1 303 /, /^location: https:\/\/example\.com\/welcome$/],
    [/"service_sid":"VA.*"status":"pending","to":"\+14155550125"/],
    [/"valid":true.*"country":"DE".*"line_type":"mobile".*"unknown":\["assigned"/],
    [/"to":"\+14155550123","verifications":\[\{.*"status":"approved".*"converted":true/, /^HTTP\/1\.1 204 /],
  ],
  "sms-pumping": [
    [/^\{"data":\[\]/],
    [/"to":"\+14155550123","note":"Test phone of the app team"/],
    [/"abuse_mode":"dry_run"/],
    [/"abuse_mode":"enforce"/],
  ],
}

for (const [name, answers] of Object.entries(guides))
  test(`each block of ${name}.md does what it says`, { skip }, () => followGuide(terminal, name, answers))

test("a code is right once, and an immediate second request is refused with the time to wait", async () => {
  const to = "+14155550130"
  const { body } = await client.post("/v1/auth/verifications", { to })
  const check = { to, code: await secretOf(to, /(\d{6})/) }
  const valid = async () =>
    ((await client.post("/v1/auth/verification_checks", check)).body as { valid: boolean }).valid
  const again = await client.post("/v1/auth/verifications", { to })
  assert.deepEqual([again.status, again.headers["retry-after"]], [429, "30"])
  assert.deepEqual([await valid(), await valid()], [true, false])
  const { sid } = body as { sid: string }
  const masked = await client.read<{ data: { body: string }[] }>(`/v1/messages?to=${encodeURIComponent(to)}`)
  assert.match(masked.data[0]?.body ?? "", /\*{6}/)
  assert.equal((await client.read<{ status: string }>(`/v1/auth/verifications/${sid}`)).status, "approved")
})

/** Numbers whose behaviour the guide promises, with what a request for them is answered. */
const testNumbers: [to: string, code: string][] = [
  ["+15005550013", "too_many_verifications"],
  ["+15005550014", "verification_blocked"],
]

test("the simulator's numbers behave as the table of the guide says", async () => {
  for (const [to, code] of testNumbers)
    assert.equal(((await client.post("/v1/auth/verifications", { to })).body as { code: string }).code, code)
  const fixed = "+15005550010"
  assert.equal((await client.post("/v1/auth/verifications", { to: fixed })).status, 201)
  const { body } = await client.post("/v1/auth/verification_checks", { to: fixed, code: "000000" })
  assert.equal((body as { valid: boolean }).valid, true)
})

test("programs that open a link approve nothing, and the button of the page approves once", async () => {
  const { sid, link } = await sendLink("+14155550131")
  const status = async () => (await client.read<{ status: string }>(`/v1/auth/verifications/${sid}`)).status
  for (const method of ["HEAD", "GET", "OPTIONS", "GET"]) await open(link, method)
  assert.equal(await status(), "pending")
  const page = await open(link)
  assert.deepEqual([page.status, page.headers.get("cache-control")], [200, "no-store"])
  assert.deepEqual([page.headers.get("referrer-policy"), page.headers.get("x-robots-tag")], ["no-referrer", "noindex"])
  assert.doesNotMatch(page.text, /<script|https?:/)
  const pressed = await open(link, "POST")
  assert.deepEqual([pressed.status, /Confirmed/.test(pressed.text), await status()], [200, true, "approved"])
  const twice = await open(link, "POST")
  assert.deepEqual([twice.status, /Confirmed/.test(twice.text)], [200, true])
  assert.match((await open(link)).text, /Confirmed/)
})

test("a wrong token, one of another address and a canceled link approve nothing", async () => {
  const { sid, link } = await sendLink("+14155550132")
  const end = link.slice(-8)
  const wrong = [
    link.slice(0, -8) + [...end].toReversed().join(""),
    `${link}A`,
    link.slice(0, -1),
    `${posthorn.baseUrl}/verify/x`,
  ]
  for (const each of wrong) assert.deepEqual([(await open(each)).status, (await open(each, "POST")).status], [404, 404])
  assert.equal((await client.post(`/v1/auth/verifications/${sid}/cancel`, {})).status, 200)
  assert.deepEqual([(await open(link)).status, (await open(link, "POST")).status], [410, 410])
  assert.match((await open(link)).text, /no longer valid/)
})

async function sendLink(to: string): Promise<{ sid: string; link: string }> {
  const { status, body } = await client.post("/v1/auth/verifications", { to, method: "link" })
  assert.equal(status, 201, JSON.stringify(body))
  return { sid: (body as { sid: string }).sid, link: await secretOf(to, /(http\S+)/) }
}

/** From the message that the simulator got. */
async function secretOf(to: string, pattern: RegExp): Promise<string> {
  const { message } = await client.read<{ message: { body: string } }>(
    `/v1/simulator/messages/wait?to=${encodeURIComponent(to)}`,
  )
  return pattern.exec(message.body)?.[1] ?? assert.fail(message.body)
}

async function open(link: string, method = "GET"): Promise<{ status: number; headers: Headers; text: string }> {
  const answer = await fetch(link, { method, redirect: "manual" })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
