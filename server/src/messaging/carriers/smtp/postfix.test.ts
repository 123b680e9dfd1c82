/** Debian's Postfix as the mail server, with its own TLS, queue ids and refusals. */
import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { after, before, test } from "node:test"
import { eventually } from "../../../../test/support/eventually.ts"
import { Postfix, whyNoPostfix } from "../../../../test/support/postfix.ts"
import { authority, deafListener, mailTo, newSmtpCarrier } from "./testing.ts"
import { freePort } from "../../../../test/support/free-port.ts"

const skip = whyNoPostfix()
let postfix: Postfix
let carrier: ReturnType<typeof newSmtpCarrier>

before(async () => {
  if (skip) return
  postfix = new Postfix(await freePort())
  configure()
  postfix.run("start")
  carrier = newSmtpCarrier({ host: "127.0.0.1", port: postfix.port, ca: authority.cert, from: ["*@example.com"] })
  await eventually("Postfix answers", async () => {
    await carrier.start(deafListener)
    if (carrier.status().state === "up") return true
    await carrier.stop()
    return false
  })
})
after(async () => {
  if (skip) return
  await carrier.stop()
  await postfix.remove()
})

test("a mail is in the mailbox, under the queue id that the reference names", { skip }, async () => {
  const mail = mailTo("ann@example.org", { body: "Ihr Tisch ist bereit: 123456" })
  const outcome = await carrier.submit(mail)
  assert.equal(outcome.kind, "accepted")
  const [reference = ""] = outcome.references
  assert.match(reference, /^[0-9A-F]{6,}$/)
  const read = () => readdirSync(mailbox()).map((file) => readFileSync(path.join(mailbox(), file), "utf8"))
  await eventually("the mail is delivered", () => existsSync(mailbox()) && read().length > 0)
  const [delivered = ""] = read()
  assert.match(delivered, new RegExp(`ESMTPS? id ${reference}`))
  assert.match(delivered, /using TLSv1\.3/)
  assert.match(delivered, /Ihr Tisch ist bereit: 123456/)
  assert.match(delivered, /^Auto-Submitted: auto-generated$/m)
})

test("an unknown mailbox, a foreign recipient and greylisting have the outcomes of the guide", { skip }, async () => {
  const codes: unknown[] = []
  for (const to of ["nobody@example.org", "ann@elsewhere.example", "later@example.org"]) {
    const outcome = await carrier.submit(mailTo(to))
    codes.push(outcome.kind === "refused" ? [outcome.code, outcome.isPermanent] : outcome.kind)
  }
  assert.deepEqual(codes, [
    ["unknown_mailbox", true],
    ["blocked_by_carrier", true],
    ["carrier_rejected", false],
  ])
})

function mailbox(): string {
  return path.join(postfix.folder, "mail/ann/new")
}

/** It delivers mail of example.org to a folder, and relays nothing. */
function configure(): void {
  const owner = execFileSync("id", ["-u", "postfix"], { encoding: "utf8" }).trim()
  const mailboxes = postfix.write("mailboxes", "ann@example.org ann/\n")
  const recipients = postfix.write("recipients", "later@example.org DEFER_IF_PERMIT 4.7.1 Greylisted\n")
  postfix.configure({
    virtual_mailbox_domains: "example.org",
    virtual_mailbox_base: path.join(postfix.folder, "mail"),
    virtual_mailbox_maps: `texthash:${mailboxes}`,
    virtual_uid_maps: `static:${owner}`,
    virtual_gid_maps: `static:${owner}`,
    virtual_minimum_uid: "1",
    smtpd_recipient_restrictions: `check_recipient_access texthash:${recipients}, reject_unauth_destination`,
    smtpd_relay_restrictions: "reject_unauth_destination",
  })
}
