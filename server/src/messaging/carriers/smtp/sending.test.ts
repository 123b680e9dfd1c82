import assert from "node:assert/strict"
import { afterEach, beforeEach, test } from "node:test"
import PostalMime from "postal-mime"
import { causeOf } from "#messaging/carriers/error-codes.ts"
import { hostileFiles } from "#core/std/hostile-files.ts"
import { createSelfSigned } from "../../../../test/support/certificates.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import { deafListener, MailServer, mailTo, newSmtpCarrier, settingsFor } from "./testing.ts"

let server: MailServer
let carrier: ReturnType<typeof newSmtpCarrier>
const secret = {
  body: "Acme: Your verification code is 123456.",
  maskedBody: "Acme: Your verification code is ******.",
}

beforeEach(async () => {
  server = await new MailServer().start()
  carrier = newSmtpCarrier(settingsFor(server))
})
afterEach(async () => {
  await carrier.stop()
  await server.stop()
})

async function restart(settings: object, password?: string): Promise<void> {
  carrier = newSmtpCarrier(settingsFor(server, settings), password)
  await carrier.start(deafListener)
}

test("A mail arrives over TLS with its text, its subject, and a Message-ID of its message", async () => {
  await restart({ user: "posthorn", from_name: "Acme Tables" })
  const mail = mailTo("ann@example.org", { body: "Ihr Tisch ist bereit.\nGrüße 😀\n.\nAcme" })
  assert.deepEqual(await carrier.submit(mail), { kind: "accepted", references: ["Q000001"] })
  const [received] = server.mails
  assert.deepEqual(
    { ...received, raw: "" },
    { from: "codes@example.com", to: ["ann@example.org"], raw: "", user: "posthorn", isSecure: true },
  )
  const raw = received?.raw ?? ""
  assert.match(raw, /^Subject: Ihr Tisch ist bereit\.\r$/m)
  assert.match(raw, /^From: Acme Tables <codes@example\.com>\r$/m)
  assert.match(raw, /^Auto-Submitted: auto-generated\r$/m)
  assert.match(raw, new RegExp(`^Message-ID: <MS${mail.messageId.replaceAll("-", "")}@example\\.com>\\r$`, "m"))
  assert.match(raw, /^Content-Type: text\/plain; charset=utf-8\r$/m)
  assert.equal(textOf(raw), mail.body)
})

test("The subject is the first words, and never holds a secret", async () => {
  await restart({})
  const long = "Your table for eight people is ready and waits for you at the window, with candles."
  for (const more of [
    { body: long },
    secret,
    { ...secret, subject: "Verification" },
    { body: "a\r\nBcc: eve@example.org" },
  ])
    await carrier.submit(mailTo("ann@example.org", more))
  const subjects = server.mails.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1] ?? "")
  assert.match(subjects[0] ?? "", /^=\?UTF-8\?/)
  assert.deepEqual(subjects.slice(1), ["Acme: Your verification code is ******.", "Verification", "a"])
  for (const { raw } of server.mails) assert.doesNotMatch(raw.split("\r\n\r\n")[0] ?? "", /123456|^Bcc/m)
})

test("A code in the server's answer is not taken for the id of the mail", async () => {
  await restart({})
  server.queuedAs = "123456"
  const mail = mailTo("ann@example.org", secret)
  const outcome = await carrier.submit(mail)
  assert.equal(outcome.kind, "accepted")
  assert.doesNotMatch(JSON.stringify(outcome), /123456/)
  assert.deepEqual(await carrier.submit(mailTo("ann@example.org")), { kind: "accepted", references: ["123456"] })
})

test("Media are attachments with their content and type", async () => {
  await restart({})
  const media = [{ contentType: "image/png", content: new Uint8Array([137, 80, 78, 71]) }]
  await carrier.submit(mailTo("ann@example.org", { media }))
  const raw = server.mails[0]?.raw ?? ""
  assert.match(raw, /Content-Type: image\/png; name=attachment-1\.png/)
  assert.match(raw, /iVBORw==/)
})

test("Each hostile file is an attachment with its own bytes, and a mail program shows none in the text", async () => {
  await restart({})
  for (const [name, { content, type }] of Object.entries(hostileFiles)) {
    const media = [{ contentType: type, content: new Uint8Array(content) }]
    assert.equal((await carrier.submit(mailTo("ann@example.org", { body: "A file", media }))).kind, "accepted", name)
    const { text, html, attachments } = await PostalMime.parse(server.mails.at(-1)?.raw ?? "")
    assert.deepEqual([text?.trim(), html], ["A file", undefined], name)
    assert.equal(attachments.length, 1, name)
    const [{ disposition, mimeType, content: received }] = attachments as [(typeof attachments)[number]]
    assert.deepEqual([disposition, mimeType], ["attachment", type], name)
    assert.deepEqual(Buffer.from(received as ArrayBuffer), content, name)
  }
})

const refusals: [stage: "MAIL" | "RCPT" | "DATA", status: number, text: string, expected: string][] = [
  ["RCPT", 550, "5.1.1 No such user", "unknown_mailbox for good, message"],
  ["RCPT", 550, "No such user", "unknown_mailbox for good, message"],
  ["RCPT", 550, "5.7.1 Relaying denied", "blocked_by_carrier for good, route"],
  ["RCPT", 450, "4.2.0 Greylisted", "carrier_rejected for now, message"],
  ["RCPT", 451, "4.3.0 Try later", "carrier_rejected for now, carrier"],
  ["MAIL", 553, "5.7.1 Not your address", "sender_not_permitted for good, route"],
  ["MAIL", 550, "5.1.8 Bad sender domain", "invalid_sender for good, message"],
  ["DATA", 554, "5.7.1 Spam", "blocked_by_carrier for good, route"],
  ["DATA", 552, "5.3.4 Too large", "message_invalid for good, message"],
  ["DATA", 451, "4.7.1 Greylisted", "carrier_rejected for now, message"],
  ["DATA", 550, "5.4.6 Loop", "unroutable for good, route"],
]

for (const [stage, status, text, expected] of refusals) {
  test(`${status} ${text} to ${stage} is ${expected}, and the server counts as up`, async () => {
    await restart({})
    server.refuse[stage] = { status, text }
    const outcome = await carrier.submit(mailTo("ann@example.org"))
    assert.equal(outcome.kind, "refused")
    assert.equal(`${outcome.code} for ${outcome.isPermanent ? "good" : "now"}, ${causeOf(outcome)}`, expected)
    assert.doesNotMatch(outcome.reason, /127\.0\.0\.1|ann@/)
    assert.equal(carrier.status().state, "up")
    server.refuse = {}
    assert.equal((await carrier.submit(mailTo("ann@example.org"))).kind, "accepted")
  })
}

test("A connection that ends after the content gives an unknown outcome, and the mail is not sent again by itself", async () => {
  await restart({})
  server.cutsAfterData = 1
  const mail = mailTo("ann@example.org")
  assert.equal((await carrier.submit(mail)).kind, "unknown")
  assert.equal(server.mails.length, 1)
  // The submit policy sends it again: the receiver sees the same Message-ID.
  assert.equal((await carrier.submit({ ...mail, attempt: 2 })).kind, "accepted")
  const ids = server.mails.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1])
  assert.equal(ids.length, 2)
  assert.equal(ids[0], ids[1])
})

test("A connection that ends before the content is replaced, and the mail goes once", async () => {
  await restart({})
  await carrier.submit(mailTo("ann@example.org"))
  server.cut()
  assert.equal((await carrier.submit(mailTo("ann@example.org"))).kind, "accepted")
  server.cutsAtRcpt = 1
  assert.equal((await carrier.submit(mailTo("ann@example.org"))).kind, "accepted")
  assert.equal(server.mails.length, 3)
})

test("A server that is away leaves the mail unsent and the carrier down, until it is back", async () => {
  const { port } = server
  await restart({})
  await server.stop()
  assert.equal((await carrier.submit(mailTo("ann@example.org"))).kind, "not_sent")
  assert.equal(carrier.status().state, "down")
  assert.match(carrier.status().reason ?? "", /ECONNREFUSED/)
  assert.ok(carrier.connections()[0]?.retryAt)
  server = await new MailServer().start(port)
  await eventually("the carrier is up again", () => carrier.status().state === "up")
  assert.equal((await carrier.submit(mailTo("ann@example.org"))).kind, "accepted")
})

test("A wrong password is the carrier's state, in words for the operator", async () => {
  await restart({ user: "posthorn" }, "wrong")
  assert.match(carrier.status().reason ?? "", /refused the user or password \(535\)/)
  assert.deepEqual(server.mails, [])
})

test("No mail leaves to a server whose certificate is not trusted, or that offers no TLS", async () => {
  await restart({ ca: createSelfSigned(["127.0.0.1"]).cert })
  assert.match(carrier.status().reason ?? "", /certificate/)
  await carrier.stop()
  await restart({ servername: "mail.example.com" })
  assert.match(carrier.status().reason ?? "", /Hostname\/IP does not match/)
  await carrier.stop()
  await server.stop()
  server = await new MailServer({ hideSTARTTLS: true, disabledCommands: ["STARTTLS"] }).start()
  await restart({})
  assert.equal(carrier.status().state, "down")
  assert.equal((await carrier.submit(mailTo("ann@example.org"))).kind, "not_sent")
})

test("A sender that the settings do not name is refused before anything leaves", async () => {
  await restart({ from: ["codes@example.com"] })
  const outcome = await carrier.submit(mailTo("ann@example.org", { from: "email:ceo@example.com" }))
  assert.deepEqual([outcome.kind, "code" in outcome && outcome.code], ["refused", "sender_not_permitted"])
  assert.equal((await carrier.submit(mailTo("ann@example.org"))).kind, "accepted")
})

test("Processes share the connections: each sends over the number that it holds", async () => {
  const leased = newSmtpCarrier(settingsFor(server, { connections: 4, messages_per_second: 1_000 }))
  carrier = leased
  await leased.start(deafListener)
  assert.equal(leased.windowMax, 4)
  await leased.closeSessions(leased.sessions.slice(1))
  assert.equal(leased.windowMax, 1)
  assert.equal(leased.connections()[0]?.segmentsPerSecond, 250)
  await leased.closeSessions(leased.sessions)
  assert.equal(leased.status().state, "down")
})

test("The queue ids of well-known servers are found", async () => {
  const answers = [
    ["2.0.0 Ok: queued as 4F9D195432C", "4F9D195432C"],
    ["OK id=1rK3xY-0005Qh-2J", "1rK3xY-0005Qh-2J"],
    ["2.0.0 3BN0abcd012345 Message accepted for delivery", undefined],
    ["Accepted", undefined],
  ] as const
  for (const [answer, id] of answers) {
    await server.stop()
    server = await new MailServer({
      onData: (stream, _session, done) => stream.resume().on("end", () => done(null, answer)),
    }).start()
    await restart({})
    const mail = mailTo("ann@example.org")
    const fallback = `<MS${mail.messageId.replaceAll("-", "")}@example.com>`
    assert.deepEqual(await carrier.submit(mail), { kind: "accepted", references: [id ?? fallback] })
    await carrier.stop()
  }
})

/** The text of a mail of one part. */
function textOf(raw: string): string {
  const end = raw.indexOf("\r\n\r\n")
  const encoding = /^Content-Transfer-Encoding: (.*)\r$/m.exec(raw.slice(0, end + 2))?.[1] ?? ""
  const content = raw.slice(end + 4)
  if (encoding === "base64") return Buffer.from(content, "base64").toString("utf8").replaceAll("\r\n", "\n").trimEnd()
  const joined = content.replace(/=\r\n/g, "")
  const bytes = encoding === "quoted-printable" ? joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))) : joined // oxfmt-ignore
  return Buffer.from(bytes, "latin1").toString("utf8").replaceAll("\r\n", "\n").trimEnd()
}
