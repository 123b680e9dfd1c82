/** The guides of payments as a user of an account follows them. */
import { spawnSync } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { followGuide, ReadersTerminal } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"

const skip = spawnSync("curl", ["--version"]).error ? "there is no curl here" : false
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
const terminal = new ReadersTerminal(folder)
const posthorn = new Installation()

before(async () => {
  await posthorn.start()
  const { account, baseUrl } = posthorn
  terminal.set({ ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, BASE_URL: baseUrl })
})
after(async () => {
  terminal[Symbol.dispose]()
  await posthorn[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** What the answers of each block hold, in their order. */
const guides: Record<string, RegExp[][]> = {
  "get-paid": [
    [/"sid":"PY.*"status":"pending","amount":1250,"currency":"EUR".*"checkout_url":"http/],
    [/€12\.50.*Table 12/],
    [/"support_phone":"\+41445550123"/],
    [/Thank you/],
    [
      /"status":"completed","amount":1250.*"amount_fee":66/,
      /received your payment of €12\.50.*Questions\? \+41445550123/,
    ],
    [/"status":"processing","amount":990/],
    [/"status":"failed".*"decline":\{"reason":"insufficient_funds"/],
  ],
  "refunds-and-disputes": [
    [/"sid":"RF.*"status":"(pending|completed)","amount":2000/],
    [/"status":"(pending|completed)","amount":3000/, /"status":"completed".*"amount_refunded":5000/],
    [/"code":"amount_exceeds_captured"/],
    [/"status":"completed","amount":8000.*"amount_captured":6000/],
    [/"status":"completed","amount":991.*"resolution":"accept"/],
    [/"status":"needs_response"/],
    [/"type":"refund"/],
  ],
  reconcile: [
    [/"status":"completed","amount":4000/, /"receivable/],
    [/"sid":"RE.*"status":"(running|completed)"/, /"status":"completed"/],
    [/^\{"data":\[/],
    [/debit_minor/, /"ends_at":"\d{4}-\d\d-01T00:00:00/],
  ],
  // The last one: the account does not use the simulator any more.
  "manual-payments": [
    [/"kind":"manual"/],
    [/IBAN CH93/, /Reference: <strong>order-/],
    [/"status":"requires_action","amount":1250.*"amount_captured":800/],
    [/"status":"completed","amount":1250.*"amount_captured":1250/],
    [/"status":"completed","amount":1250.*"amount_captured":1238/],
    [/"amount_captured":800/, /"sid":"RF.*"amount":800/, /"status":"canceled".*"amount_refunded":800/],
  ],
}

for (const [name, answers] of Object.entries(guides))
  test(`each block of ${name}.md does what it says`, { skip }, () => followGuide(terminal, name, answers))
