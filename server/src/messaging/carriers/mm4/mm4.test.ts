import assert from "node:assert/strict"
import { connect } from "node:net"
import { after, before, beforeEach, test } from "node:test"
import type { Inbound, Receipt } from "#messaging/carriers/carrier.ts"
import { mailTo } from "#messaging/carriers/smtp/testing.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import type { Mm4Carrier } from "./mm4-carrier.ts"
import { headerOf, Mmsc, newMm4Carrier, ours, settingsFor, theirs, Told } from "./testing.ts"
import { freePort } from "../../../../test/support/free-port.ts"

const png = Buffer.from("\x89PNG\r\n\x1a\npixels", "latin1")
const system = { from: `system@${theirs}`, to: `mms-system@${ours}` }
let told: Told
let mmsc: Mmsc
let carrier: Mm4Carrier
let ourPort = 0

before(async () => {
  ourPort = await freePort()
  mmsc = await new Mmsc(ourPort).start()
  carrier = newMm4Carrier(settingsFor({ theirPort: mmsc.server.port, ourPort }, { read_reports: true }))
})
beforeEach(async () => {
  await carrier.stop()
  told = new Told()
  await carrier.start(told)
})
after(async () => {
  await carrier.stop()
  await mmsc.stop()
})

const mms = (more: object = {}) => mailTo("", { to: "+15550000001", from: "+15550000009", ...more })

test("a message leaves as MM4_forward.REQ with a presentation, its text and its media", async () => {
  const outcome = await carrier.submit(mms({ body: "Grüße", media: [{ contentType: "image/png", content: png }] }))
  const { raw = "", from, to } = mmsc.server.mails.at(-1) ?? {}
  assert.deepEqual([from, to], [`+15550000009/TYPE=PLMN@${ours}`, [`+15550000001/TYPE=PLMN@${theirs}`]])
  const [reference = ""] = outcome.kind === "accepted" ? outcome.references : []
  assert.match(reference, /^MS[0-9a-f]{32}@mms\.example\.com$/)
  assert.deepEqual(
    ["X-Mms-Message-Type", "X-Mms-Message-ID", "X-Mms-Delivery-Report", "X-Mms-Read-Reply", "X-Mms-Ack-Request"].map(
      (name) => headerOf(raw, name),
    ),
    ["MM4_forward.REQ", `"${reference}"`, "Yes", "Yes", "Yes"],
  )
  assert.match(raw, /Content-Type: application\/smil; charset=utf-8; name=smil\.xml/)
  assert.ok(raw.includes(Buffer.from("Grüße").toString("base64")))
  assert.ok(raw.includes(png.toString("base64")))
})

const receiptOf = async (headers: Record<string, string>): Promise<Partial<Receipt> | undefined> => {
  const id = { "X-Mms-Message-ID": '"MS1@mms.example.com"' }
  const status = await mmsc.bring({ ...system, text: "", headers: { ...id, ...headers } })
  assert.equal(status, 250)
  const { state, code } = told.receipts.findLast(({ reference }) => reference === "MS1@mms.example.com") ?? {}
  return { ...(state && { state }), ...(code !== undefined && { code }) }
}

test("answers, delivery reports and read reports are receipts", async () => {
  const answer = (status: string) =>
    receiptOf({ "X-Mms-Message-Type": "MM4_forward.RES", "X-Mms-Request-Status-Code": status })
  const report = (status: string) =>
    receiptOf({ "X-Mms-Message-Type": "MM4_delivery_report.REQ", "X-Mms-MM-Status-Code": status })
  const read = (status: string) =>
    receiptOf({ "X-Mms-Message-Type": "MM4_read_reply_report.REQ", "X-Mms-Read-Status": status })
  assert.deepEqual(await answer("Ok"), { state: "accepted", code: null })
  assert.deepEqual(await answer("Error-content-not-accepted"), { state: "undelivered", code: "media_type_unsupported" })
  assert.deepEqual(await report("Retrieved"), { state: "delivered", code: null })
  assert.deepEqual(await report("Expired"), { state: "undelivered", code: "validity_expired" })
  assert.deepEqual(await report("Deferred"), { state: "accepted", code: null })
  assert.deepEqual(await read("Read"), { state: "read", code: null })
  assert.deepEqual(await read("Deleted without being read"), { state: "accepted", code: null })
})

test("a message is answered and reported as its sender asked, after it was stored", async () => {
  const id = `ask@${theirs}`
  const headers = {
    "X-Mms-Message-Type": "MM4_forward.REQ",
    "X-Mms-Message-ID": `"${id}"`,
    "X-Mms-Transaction-ID": '"tx-7"',
    "X-Mms-Ack-Request": "Yes",
    "X-Mms-Delivery-Report": "Yes",
    "X-Mms-Originator-System": `answers@${theirs}`,
  }
  mmsc.bringMessage({ to: "+15550000009", from: "+15550000001", body: "hello", id, more: { headers } })
  await eventually("both came", () => mmsc.types.includes("MM4_delivery_report.REQ"))
  assert.equal(told.inbounds.length, 1)
  const [answer, report] = mmsc.server.mails.slice(-2)
  assert.deepEqual(answer?.to, [`answers@${theirs}`])
  assert.deepEqual(
    ["X-Mms-Transaction-ID", "X-Mms-Message-ID", "X-Mms-Request-Status-Code"].map((name) =>
      headerOf(answer?.raw ?? "", name),
    ),
    ['"tx-7"', `"${id}"`, "Ok"],
  )
  assert.equal(headerOf(report?.raw ?? "", "X-Mms-MM-Status-Code"), "Retrieved")
})

test("answers and reports go only to the carrier's domain, not to other addresses of a mail", async () => {
  const addresses = [
    ["victim@bank.example", "+15550000001/TYPE=PLMN@bank.example"],
    [`victim@${theirs}.bank.example`, `+15550000001/TYPE=PLMN@not${theirs}`],
    [`relay@sub.${theirs}`, `+15550000001/TYPE=PLMN@SUB.${theirs}`],
  ] as const
  const recipients: string[][] = []
  for (const [system, from] of addresses) {
    const headers = {
      "X-Mms-Message-Type": "MM4_forward.REQ",
      "X-Mms-Message-ID": `"${system}"`,
      "X-Mms-Ack-Request": "Yes",
      "X-Mms-Delivery-Report": "Yes",
      "X-Mms-Originator-System": system,
    }
    assert.equal(await mmsc.bring({ from, to: `+15550000009/TYPE=PLMN@${ours}`, text: "hello", headers }), 250)
    recipients.push(mmsc.server.mails.slice(-2).flatMap(({ to }) => to))
  }
  const usual = [`mms-system@${theirs}`, `+15550000001/TYPE=PLMN@${theirs}`]
  assert.deepEqual(recipients.slice(0, 2), [usual, usual])
  assert.deepEqual(
    recipients[2]?.map((each) => each.toLowerCase()),
    [`relay@sub.${theirs}`, `+15550000001/type=plmn@sub.${theirs}`],
  )
})

test("a mail is accepted for its first 100 recipients, and the carrier sends it again for the others", async () => {
  const to = Array.from({ length: 101 }, (_, index) => `+1555000${1000 + index}/TYPE=PLMN@${ours}`)
  const headers = { "X-Mms-Message-Type": "MM4_forward.REQ", "X-Mms-Message-ID": '"many"' }
  assert.equal(await mmsc.bring({ from: `+15550000001/TYPE=PLMN@${theirs}`, to, text: "hello", headers }), 250)
  assert.equal(told.inbounds.length, 100)
})

test("a message of several parts comes in the order of its presentation", async () => {
  const smil = `<!DOCTYPE smil><smil><body><par><img src="cid:b"/></par><par><img src='a.png'/></par></body></smil>`
  const attachments = [
    { content: smil, contentType: "application/smil", filename: "s.smil" },
    { content: png, contentType: "image/png", filename: "a.png" },
    { content: Buffer.from("second"), contentType: "text/plain; charset=utf-8", filename: "t.txt" },
    { content: Buffer.from("GIF89a"), contentType: "image/gif", cid: "b" },
    { content: Buffer.from("<svg/>"), contentType: "image/jpeg", filename: "c.jpg" },
  ]
  mmsc.bringMessage({ to: "+15550000009", from: "+15550000001", body: "مرحبا 😀", more: { attachments } })
  await eventually("it came", () => told.inbounds.length === 1)
  const { body, media } = told.inbounds[0] as Inbound
  assert.equal(body, "مرحبا 😀\nsecond")
  assert.deepEqual(
    media.map(({ contentType, content }) => [contentType, Buffer.from(content).toString("latin1").slice(0, 6)]),
    [
      ["image/gif", "GIF89a"],
      ["image/png", "\x89PNG\r\n"],
      ["image/jpeg", "<svg/>"],
    ],
  )
})

test("the same mail ten times has one reference", async () => {
  for (let count = 0; count < 10; count++)
    mmsc.bringMessage({ to: "+15550000009", from: "+15550000001", body: "again", id: `same@${theirs}` })
  await eventually("all came", () => told.inbounds.length === 10)
  assert.deepEqual(new Set(told.inbounds.map(({ reference }) => reference)), new Set([`same@${theirs} +15550000009`]))
})

test("mail from another address, and mail for another domain, is refused and counted", async () => {
  await carrier.stop()
  const port = await freePort()
  const inbound = { host: "127.0.0.1", port, addresses: ["192.0.2.0/24"] }
  const guarded = newMm4Carrier(settingsFor({ theirPort: mmsc.server.port, ourPort }, { inbound }))
  await guarded.start(told)
  const status = await mmsc.bring({ ...system, text: "" }, port)
  await guarded.stop()
  assert.deepEqual([status, told.fates], [554, ["forged"]])
  await carrier.start(told)
  assert.equal(await mmsc.bring({ ...system, to: "ann@elsewhere.example", text: "" }), 554)
  assert.deepEqual([told.fates, told.inbounds, told.receipts], [["forged", "forged"], [], []])
})

test("a mail that is not of MM4, or has no recipient, is refused for good, and the next one is accepted", async () => {
  const forward = { "X-Mms-Message-Type": "MM4_forward.REQ" }
  for (const mail of [
    { ...system, text: "hello" },
    { ...system, text: "", headers: { ...forward, "X-Mms-Message-ID": "1" } },
    { ...system, from: `+15550000001/TYPE=PLMN@${theirs}`, text: "", headers: forward },
    {
      ...system,
      text: "",
      headers: { "X-Mms-Message-Type": "MM4_delivery_report.REQ", "X-Mms-Message-ID": "x".repeat(300) },
    },
    {
      ...system,
      raw: `X-Mms-Message-Type: MM4_forward.REQ\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n${"--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n".repeat(100)}`,
    },
  ])
    assert.equal(await mmsc.bring({ envelope: { from: mail.from, to: [mail.to] }, ...mail }), 554)
  assert.deepEqual(new Set(told.fates), new Set(["unreadable"]))
  mmsc.bringMessage({ to: "+15550000009", from: "+15550000001", body: "hello" })
  await eventually("it came", () => told.inbounds.length === 1)
})

test("a mail that is larger than twelve megabytes is refused, and one whose sender dies in the middle is not taken", async () => {
  const content = Buffer.alloc(10 * 1024 * 1024, 1)
  assert.equal(await mmsc.bring({ ...system, text: "", attachments: [{ content, filename: "a.bin" }] }), 552)
  const socket = connect(ourPort, "127.0.0.1")
  let said = ""
  socket.on("data", (data) => (said += String(data)))
  await eventually("the server greets", () => said.includes("220 "))
  socket.write(`EHLO a\r\nMAIL FROM:<a@${theirs}>\r\nRCPT TO:<+15550000009/TYPE=PLMN@${ours}>\r\nDATA\r\n`)
  await eventually("the server waits for the mail", () => said.includes("354 "))
  socket.write("X-Mms-Mes")
  socket.destroy()
  mmsc.bringMessage({ to: "+15550000009", from: "+15550000001", body: "after it" })
  await eventually("it came", () => told.inbounds.length === 1)
  assert.equal(told.inbounds[0]?.body, "after it")
})

test("a mail is brought again while its answer cannot be handed over", async () => {
  mmsc.server.refuse = { MAIL: { status: 451, text: "4.3.0 Later" } }
  mmsc.bringMessage({ to: "+15550000009", from: "+15550000001", body: "hello", id: `slow@${theirs}` })
  await eventually("it came twice", () => told.inbounds.length >= 2)
  mmsc.server.refuse = {}
  await eventually("it is answered", () => told.fates.includes("taken"))
  assert.equal(new Set(told.inbounds.map(({ reference }) => reference)).size, 1)
})

test("the status names a port that another program uses, and messages still leave", async () => {
  const second = newMm4Carrier(settingsFor({ theirPort: mmsc.server.port, ourPort }))
  await second.start(told)
  const { state, reason } = second.status()
  const outcome = await second.submit(mms())
  await second.stop()
  assert.deepEqual([state, outcome.kind], ["up", "accepted"])
  assert.match(reason ?? "", /cannot listen on .*, because another program uses the port/)
})
