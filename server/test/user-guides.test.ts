/**
 * Guides as a user of an account follows them: each block is one paste, at a server that a block of
 * webhooks.md started.
 */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { root } from "../scripts/checks.ts"
import { eventually } from "./support/eventually.ts"
import { checkAnswers, codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"
import { freePort } from "./support/free-port.ts"

const missing = ["curl", "openssl"].filter((program) => spawnSync(program, ["version"]).error)
const skip = missing.length > 0 && `there is no ${missing.join(" and no ")} here`
const guide = readGuide("webhooks")
/** The reader's clone, with the folder that the first start made. */
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
const terminal = new ReadersTerminal(folder)
const [certificate = "", start = "", ...blocks] = codeBlocks(guide)
const standardWebhooks = path.join(root, "node_modules/standardwebhooks")
let posthorn: Installation
let port = ""

before(async () => {
  if (skip) return
  port = String(await freePort())
  mkdirSync(path.join(folder, "data"))
  // What the guide installs there, and nothing else that a developer's clone has.
  mkdirSync(path.join(folder, "data/node_modules"))
  symlinkSync(standardWebhooks, path.join(folder, "data/node_modules/standardwebhooks"))
  writeFileSync(path.join(folder, "data/receiver.mjs"), atPort(codeBlocks(guide, "js")[0] ?? ""))
  writeFileSync(path.join(folder, "data/sign-in.test.mjs"), codeBlocks(readGuide("simulator"), "js")[0] ?? "")
  await terminal.paste(certificate)
  posthorn = new Installation({ paste: { block: start, folder } })
  await posthorn.start()
  const { account, baseUrl } = posthorn
  terminal.set({ ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, BASE_URL: baseUrl })
})
after(async () => {
  terminal[Symbol.dispose]()
  await posthorn?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** What the answers of each block hold, in their order. */
const ofWebhooks = [
  [/"sid":"WH.*"secret":"whsec_/],
  [/^$/],
  [/"event_type":"webhooks\.test","status":"pending"/],
  [/"type":"messages\.queued"/, /"type":"messages\.queued"/],
  [/"max_in_flight":5,"rate_limit":20/],
  [/"max_in_flight":null,"rate_limit":null/],
  [/"ordering":"fifo"/],
  [/"ordering":"none"/],
  [/"status":"paused"/],
  [/"status":"enabled"/],
  [/"status":"enabled"/],
  [/"sid":"DL/, /"attempt_log":\[\{.*"status_code":204/],
  [/"data":\[\]/, /"event_type":"messages\.delivered"/],
  [/"sid":"DL.*"status":"pending"/],
  [/"sid":"RP.*"missing":true/, /"sid":"RP/],
  // So few deliveries are queued, and have arrived, within a second.
  [/"sid":"RP.*"status":"canceled"|"code":"replay_ended"/],
  [/"older_secrets_until":\["20/],
]

const receiverPrints: [string, RegExp][] = [
  ["node data/receiver.mjs", /^webhooks\.test \w+ .*\.$/m],
  ["MESSAGE_SID=", /^messages\.delivered MS[0-9a-f]{32}$/m],
]

test("webhooks.md installs the library of its receiver", () => {
  assert.match(guide, /`npm install --prefix data standardwebhooks`/)
})

test("each block of webhooks.md does what the guide says", { skip }, async () => {
  assert.equal(blocks.length, ofWebhooks.length, "every block is run here")
  for (const [index, block] of blocks.entries()) {
    checkAnswers(block, await terminal.paste(atPort(block)), ofWebhooks[index] ?? [])
    const printed = receiverPrints.find(([part]) => block.includes(part))?.[1]
    if (printed) await eventually(`the receiver prints ${printed}`, () => printed.test(terminal.read()))
  }
})

const sent = /"sid":"MS.*"status":"queued"/
const preview = /"encoding":"(gsm7|ucs2)","num_segments":1/
const numberIsActive = /"sid":"PN.*"status":"active"/
const inbound = /"reference":"sim-.*"to":"\+141555501/

/** Guides in the order in which a reader takes them, with what the answers of each block hold. */
const guides: Record<string, RegExp[][]> = {
  "../../README": [[sent], [/"data":\[\{"sid":"MS/]],
  "getting-started": [
    [/"sid":"AC/],
    [sent],
    [/^$/],
    [/"sid":"MS.*"body":"Your table is ready\."/],
    [/"type":"messages\.queued"/],
    [/"data":\[\{"reference":"sim-/],
    [/"to":"\+14155550005"/],
    [numberIsActive],
    [inbound, /"direction":"inbound".*"body":"Can we come at eight\?"/],
    [inbound, /"code":"recipient_opted_out"/],
    [/"stop_keywords":\["ASSEZ"\]/],
    [/"keyword":"STOP"/],
    [preview],
    [/^HTTP\/1\.1 204 /],
  ],
  "api-basics": [
    [/"sid":"AC.*"rate_per_second":20000/],
    [/^The new Auth Token: \w{32}$/],
    [/"sid":"SK.*"scope":"messages".*"secret":"/],
    [preview, preview],
    [preview],
    [/"code":"invalid_parameters"/],
    [/"status":"queued".*"body":"Your table is ready\."/],
    [/"data":\[\{"sid":"MS/],
    [/"metadata":\{"order":"8731"\}/, /"data":\[\{"sid":"MS/],
  ],
  simulator: [
    [/"body":"Your table is ready\."/],
    [sent, /"code":"482913"/],
    [numberIsActive, inbound],
    [/"media":\[\{"content_type":"image\/gif"/],
    [/"num_held_receipts":0/, sent, /"data":\[\{"to":"\+14155550188"/, /^HTTP\/1\.1 204 /],
    [/^[#ℹ] pass 1$/],
    [/^HTTP\/1\.1 204 /],
  ],
  fallback: [
    [/^$/],
    [/"status":"delivered".*"channel/],
    [/"type":"channel_begun"/],
    [/"channels":\[\{"channel":"telegram"/],
  ],
  traffic: [[/"interval":"hour".*"total":/], [/"interval":"day".*"total":/]],
}

/** What runs until somebody ends it, and variables that are set here to the values of this server. */
const isElsewhere = (block: string) => /^(npm (start|test)|export |\.\/posthorn listen|node -e |curl -N )/.test(block)

for (const [name, answers] of Object.entries(guides))
  test(`each block of ${path.basename(name)}.md does what it says`, { skip }, async () => {
    const pasted = codeBlocks(readGuide(name)).filter((block) => !isElsewhere(block))
    assert.equal(pasted.length, answers.length, "every block is run here")
    for (const [index, block] of pasted.entries())
      checkAnswers(block, await terminal.paste(block), answers[index] ?? [])
  })

test("the request of api-basics.md with an Idempotency-Key can be repeated", { skip }, async () => {
  const block = codeBlocks(readGuide("api-basics")).find((each) => each.includes("Idempotency-Key")) ?? ""
  const [first, second] = [await terminal.paste(block), await terminal.paste(block)]
  assert.match(second, /^idempotent-replayed: true\r$/im)
  assert.equal(lastLine(first), lastLine(second))
})

test("the problem of api-basics.md is the answer to the request above it", { skip }, async () => {
  const text = readGuide("api-basics")
  const asked = codeBlocks(text).find((block) => block.includes("Bdy")) ?? ""
  const shown = JSON.parse(codeBlocks(text, "json")[0] ?? "") as Problem
  const answer = JSON.parse(await terminal.paste(asked)) as Problem
  const type = answer.type.replace(posthorn.baseUrl, "http://127.0.0.1:8080")
  assert.deepEqual({ ...answer, type, request_id: shown.request_id }, shown)
})

interface Problem {
  type: string
  request_id: string
}

function lastLine(printed: string): string {
  return printed.trim().split("\n").at(-1) ?? ""
}

/** At this test's receiver. */
function atPort(text: string): string {
  return text.replaceAll("8443", port)
}
