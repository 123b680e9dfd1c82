/** Debian's Postfix as the mail server: its own TLS, its own queue ids, its own refusals. */
import assert from "node:assert/strict"
import { execFileSync, spawnSync } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { after, before, test } from "node:test"
import { eventually } from "../../../test/support/eventually.ts"
import type { SmtpCarrier } from "./smtp-carrier.ts"
import { authority, deafListener, mailTo, newSmtpCarrier } from "./testing.ts"

const skip = whyNot()
/** Below /var/tmp: Postfix reads its queue as users of its own, who may not enter the home of whoever runs the tests. */
const folder = skip ? "" : mkdtempSync("/var/tmp/posthorn-postfix-")
let carrier: SmtpCarrier
let port = 0

function whyNot(): string | false {
  if (!existsSync("/usr/sbin/postfix")) return "there is no Postfix here (Debian: apt install postfix)"
  return process.getuid?.() === 0 ? false : "Postfix starts as root alone"
}

before(async () => {
  if (skip) return
  port = await freePort()
  configure()
  postfix("start")
  carrier = newSmtpCarrier({ host: "127.0.0.1", port, ca: authority.cert, from: ["*@example.com"] })
  await eventually("Postfix answers", 20_000, async () => {
    await carrier.start(deafListener)
    if (carrier.status().state === "up") return true
    await carrier.stop()
    return false
  })
})
after(async () => {
  if (skip) return
  await carrier.stop()
  postfix("stop")
  await rm(folder, { recursive: true })
})

test("a mail is in the mailbox, under the queue id that the reference names", { skip }, async () => {
  const mail = mailTo("ann@example.org", { body: "Ihr Tisch ist bereit: 123456" })
  const outcome = await carrier.submit(mail)
  assert.equal(outcome.kind, "accepted")
  const [reference = ""] = outcome.references
  assert.match(reference, /^[0-9A-F]{6,}$/)
  const read = () => readdirSync(mailbox()).map((file) => readFileSync(path.join(mailbox(), file), "utf8"))
  await eventually("the mail is delivered", 20_000, () => existsSync(mailbox()) && read().length > 0)
  const [delivered = ""] = read()
  assert.match(delivered, new RegExp(`ESMTPS? id ${reference}`))
  assert.match(delivered, /using TLSv1\.3/)
  assert.match(delivered, /Ihr Tisch ist bereit: 123456/)
  assert.match(delivered, /^Auto-Submitted: auto-generated$/m)
})

test("an unknown mailbox, a foreign recipient and greylisting are what the guide says", { skip }, async () => {
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
  return path.join(folder, "mail/ann/new")
}

function postfix(command: "start" | "stop"): void {
  const { status, stderr } = spawnSync("/usr/sbin/postfix", ["-c", path.join(folder, "etc"), command], {
    encoding: "utf8",
  })
  assert.equal(status, 0, stderr)
}

/** A Postfix of its own that delivers mail of example.org to a folder, and relays nothing. */
function configure(): void {
  chmodSync(folder, 0o755)
  for (const name of ["etc", "queue", "data", "mail"]) mkdirSync(path.join(folder, name))
  const owner = execFileSync("id", ["-u", "postfix"], { encoding: "utf8" }).trim()
  execFileSync("chown", ["postfix", path.join(folder, "data"), path.join(folder, "mail")])
  const { cert, key } = authority.issue({ names: ["127.0.0.1"] })
  const at = (name: string) => path.join(folder, "etc", name)
  writeFileSync(at("cert.pem"), cert)
  writeFileSync(at("key.pem"), key, { mode: 0o600 })
  writeFileSync(at("mailboxes"), "ann@example.org ann/\n")
  writeFileSync(at("recipients"), "later@example.org DEFER_IF_PERMIT 4.7.1 Greylisted\n")
  const settings = {
    compatibility_level: "3.6",
    queue_directory: path.join(folder, "queue"),
    data_directory: path.join(folder, "data"),
    maillog_file: path.join(folder, "data/log"),
    maillog_file_prefixes: folder,
    myhostname: "mail.example.org",
    mynetworks: "",
    mydestination: "",
    inet_interfaces: "127.0.0.1",
    inet_protocols: "ipv4",
    alias_maps: "",
    virtual_mailbox_domains: "example.org",
    virtual_mailbox_base: path.join(folder, "mail"),
    virtual_mailbox_maps: `texthash:${at("mailboxes")}`,
    virtual_uid_maps: `static:${owner}`,
    virtual_gid_maps: `static:${owner}`,
    virtual_minimum_uid: "1",
    smtpd_recipient_restrictions: `check_recipient_access texthash:${at("recipients")}, reject_unauth_destination`,
    smtpd_relay_restrictions: "reject_unauth_destination",
    smtpd_tls_security_level: "encrypt",
    smtpd_tls_received_header: "yes",
    smtpd_tls_chain_files: `${at("key.pem")}, ${at("cert.pem")}`,
  }
  writeFileSync(at("main.cf"), Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`).join("")) // oxfmt-ignore
  writeFileSync(at("master.cf"), `127.0.0.1:${port} inet n - n - - smtpd\n${services}`)
}

/** What an smtpd needs beside it, none of it in a chroot. */
const services = `cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port: free } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return free
}
