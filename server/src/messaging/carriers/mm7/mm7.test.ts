import assert from "node:assert/strict"
import { after, afterEach, before, beforeEach, test } from "node:test"
import type { Inbound, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { deafListener, Gateway } from "#messaging/carriers/http/testing.ts"
import type { HttpCarrier } from "#messaging/carriers/http/http-carrier.ts"
import { receiveWebhook, type CarrierWebhook, type WebhookReading } from "#messaging/carriers/webhook.ts"
import { mm7 } from "./kind.ts"
import { deliverOf, namespace, newMm7Carrier, newMm7Reader, reportOf, requestOf, settingsFor, soap, submitRsp } from "./testing.ts" // oxfmt-ignore

const png = Buffer.from("\x89PNG\r\n\x1a\npixels", "latin1")
let gateway: Gateway
let carrier: HttpCarrier

before(async () => {
  gateway = await Gateway.start()
})
beforeEach(async () => {
  carrier = newMm7Carrier(settingsFor(gateway, { status_codes: { "3099": "throttled" } }), gateway.outgoing)
  await carrier.start(deafListener)
})
afterEach(() => carrier.stop())
after(() => gateway.stop())

async function answered(status: number, body: (transaction: string) => string): Promise<SubmitOutcome> {
  gateway.answer = (request) => {
    const [, transaction = ""] = /<TransactionID[^>]*>([^<]+)</.exec(request.body) ?? []
    return { status, body: body(transaction) }
  }
  return await carrier.submit(submissionOf())
}

test("a message leaves as SubmitReq in the order of the schema, with its presentation, its text and its media", async () => {
  gateway.answer = () => ({ body: submitRsp("", "1000", "m1") })
  const media = [{ contentType: "image/png", content: png }]
  const outcome = await carrier.submit(
    submissionOf({ body: "Grüße", media, subject: "A & B <c>", expiresAt: Date.UTC(2099, 0, 2) }),
  )
  assert.deepEqual(outcome, { kind: "accepted", references: ["m1"] })
  const { body, headers } = gateway.requests.at(-1) ?? assert.fail()
  assert.match(headers["content-type"] ?? "", /^multipart\/related; type="?text\/xml"?; start="<envelope>"; boundary=/)
  assert.equal(headers["soapaction"], '""')
  assert.equal(headers["authorization"], `Basic ${Buffer.from("acme:s3cret").toString("base64")}`)
  const names = Array.from(/<SubmitReq.*<\/SubmitReq>/s.exec(body)?.[0].matchAll(/<(\w+)/g) ?? [], ([, name]) => name)
  const order = ["SubmitReq", "MM7Version", "SenderIdentification", "VASPID", "VASID", "SenderAddress", "Number", "Recipients", "To", "Number", "ExpiryDate", "DeliveryReport", "ReadReply", "Priority", "Subject", "Content"] // oxfmt-ignore
  assert.deepEqual(names, order)
  for (const part of [
    "<Subject>A &amp; B &lt;c&gt;</Subject>",
    "<ExpiryDate>2099-01-02T00:00:00Z</ExpiryDate>",
    'href="cid:content"',
    "Content-ID: <content>",
    "application/smil",
    Buffer.from("Grüße").toString("base64"),
    png.toString("base64"),
  ])
    // oxfmt-ignore
    assert.ok(body.includes(part), part)
})

test("numbers are written as the settings say, and short codes as such", async () => {
  await carrier.stop()
  const settings = settingsFor(gateway, { number_format: "digits", namespace: `${namespace}9`, version: "5.3.0" })
  carrier = newMm7Carrier(settings, gateway.outgoing)
  await carrier.start(deafListener)
  gateway.answer = () => ({ body: submitRsp("", "1000", "m1") })
  await carrier.submit(submissionOf({ from: "12345" }))
  const { body = "" } = gateway.requests.at(-1) ?? {}
  assert.match(body, /<SenderAddress><ShortCode>12345<\/ShortCode>/)
  assert.match(body, /<To><Number>15551234567<\/Number>/)
  assert.match(body, /<SubmitReq xmlns="[^"]*REL-6-MM7-1-49"><MM7Version>5\.3\.0</)
  assert.deepEqual((await carrier.submit(submissionOf({ from: "Hotel" }))).kind, "refused")
})

const refusals: readonly [string, string, boolean][] = [
  ["2002", "invalid_recipient", true],
  ["2004", "media_type_unsupported", true],
  ["2999", "carrier_rejected", true],
  ["3000", "carrier_unavailable", false],
  ["3002", "blocked_by_carrier", true],
  ["3099", "throttled", false],
  ["4001", "carrier_rejected", false],
  ["4004", "message_invalid", true],
]

test("a StatusCode is a refusal for good or for now, in an answer and in a fault", async () => {
  for (const [code, means, isPermanent] of refusals) {
    const plain = await answered(200, (transaction) => submitRsp(transaction, code, "m1"))
    const status = `<Status><StatusCode>${code}</StatusCode></Status>`
    const error = `<s:Fault xmlns:s="x"><faultcode>s:Server</faultcode><detail><RSErrorRsp>${status}</RSErrorRsp></detail></s:Fault>`
    await carrier.stop()
    await carrier.start(deafListener)
    for (const outcome of [plain, await answered(500, (transaction) => soap(transaction, error))]) {
      assert.equal(outcome.kind, "refused", code)
      assert.deepEqual([outcome.code, outcome.isPermanent], [means, isPermanent], code)
    }
    await carrier.stop()
    carrier = newMm7Carrier(settingsFor(gateway, { status_codes: { "3099": "throttled" } }), gateway.outgoing)
    await carrier.start(deafListener)
  }
  assert.equal((await answered(429, () => "slow down")).kind, "refused")
})

test("an answer that is no answer to the message leaves the outcome unknown", async () => {
  const deep = `${"<a>".repeat(200)}${"</a>".repeat(200)}`
  for (const [status, body] of [
    [200, ""],
    [200, "<html><body>It works</body>"],
    [200, submitRsp("another", "1000", "m1")],
    [200, submitRsp("", "1000")],
    [200, submitRsp("", "", "m1")],
    [200, `<!DOCTYPE x [<!ENTITY a "1000">]>${submitRsp("", "&a;", "m1")}`],
    [200, submitRsp("", "&a;", "m1")],
    [200, deep],
    [200, `${submitRsp("", "1000", "m1").slice(0, -3)}`],
    [500, "<html>Internal error</html>"],
    [500, soap("", "<Fault><faultcode>env:Server</faultcode></Fault>")],
  ] as const)
    assert.equal((await answered(status, () => body)).kind, "unknown", body)
})

const reader = () => newMm7Reader(settingsFor(gateway))

async function read(webhook: CarrierWebhook): Promise<Extract<WebhookReading, { kind: "read" }>> {
  const reading = await reader().read(webhook)
  assert.equal(reading.kind, "read", JSON.stringify(reading))
  return reading
}

test("reports and read replies are receipts, each with its own answer", async () => {
  const receiptOf = async (status: string, kind?: string) => {
    const { receipts, answer } = await read(reportOf("m1", status, kind))
    const [{ reference, state, code } = assert.fail()] = receipts
    assert.equal(reference, "m1")
    assert.match(answer?.body ?? "", new RegExp(`<${(kind ?? "DeliveryReportReq").replace("Req", "Rsp")} `))
    assert.match(answer?.body ?? "", /<TransactionID[^>]*>r1<.*<StatusCode>1000</s)
    return [state, code]
  }
  assert.deepEqual(await receiptOf("Retrieved"), ["delivered", null])
  assert.deepEqual(await receiptOf("Expired"), ["undelivered", "validity_expired"])
  assert.deepEqual(await receiptOf("Forwarded"), ["accepted", null])
  assert.deepEqual(await receiptOf("Read", "ReadReplyReq"), ["read", null])
  assert.deepEqual(await receiptOf("Deleted", "ReadReplyReq"), ["accepted", null])
})

test("a message of several parts comes in the order of its presentation, with the types that its sender declared", async () => {
  const part = (type: string, id: string, content: string) =>
    `Content-Type: ${type}\r\nContent-ID: <${id}>\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content, "latin1").toString("base64")}`
  const smil = `<smil><body><par><img src="cid:b"/></par><par><img src="cid:a"/></par></body></smil>`
  const parts = [
    part("application/smil", "s", smil),
    part("image/png", "a", png.toString("latin1")),
    part("image/gif", "b", "GIF89a"),
    part("image/jpeg", "c", "<svg onload='x'/>"),
    part("text/xml", "d", "<note/>"),
  ]
  const { inbounds, answer } = await read(deliverOf({ body: "مرحبا 😀", parts, more: "<Subject>unused</Subject>" }))
  const { to, from, body, media } = inbounds[0] as Inbound
  assert.deepEqual([to, from, body], ["+15550000001", "+15550000002", "مرحبا 😀"])
  const types = media.map(({ contentType }) => contentType)
  assert.deepEqual(types, ["image/gif", "image/png", "image/jpeg", "text/xml"])
  assert.match(answer?.body ?? "", /<DeliverRsp .*<StatusCode>1000</)
})

test("a repeated message has the same reference, and another under the same transaction has not", async () => {
  const referenceOf = async (options: object) => (await read(deliverOf(options))).inbounds[0]?.reference
  const first = await referenceOf({ transaction: "t1" })
  assert.equal(await referenceOf({ transaction: "t1" }), first)
  assert.notEqual(await referenceOf({ transaction: "t1", body: "other" }), first)
  assert.notEqual(await referenceOf({ transaction: "t2" }), first)
  const more = "<LinkedID>l1</LinkedID>"
  assert.equal(await referenceOf({ transaction: "t3", more }), await referenceOf({ transaction: "t4", more }))
})

test("recipients for display are left out, and a message without one goes to the number of the settings", async () => {
  const recipients = `<Recipients><To><Number>15550000001</Number><Number displayOnly="true">+15559999999</Number></To><Cc><ShortCode>12345</ShortCode><RFC2822Address>+15550000003/TYPE=PLMN@mmsc.example.net</RFC2822Address></Cc></Recipients>`
  const { inbounds } = await read(deliverOf({ to: "", more: recipients }))
  assert.deepEqual(
    inbounds.map(({ to }) => to),
    ["+15550000001", "12345", "+15550000003"],
  )
  const webhook = deliverOf({ to: "" })
  assert.equal((await reader().read(webhook)).kind, "unreadable")
  const fallback = newMm7Reader(settingsFor(gateway, { inbound: { user: "mmsc", number: "77777" } }))
  const reading = await fallback.read(webhook)
  assert.equal(reading.kind === "read" && reading.inbounds[0]?.to, "77777")
})

test("a subject is the text of a message that has no other", async () => {
  assert.equal((await read(deliverOf({ body: "", more: "<Subject>Hi</Subject>" }))).inbounds[0]?.body, "Hi")
})

test("a request of another sender than the MMSC is refused before it is read, and counted", async () => {
  const wrong = requestOf("", { headers: { authorization: "Basic eDp5", "content-type": "text/xml" } })
  assert.equal(await reader().checkHead(wrong), "forged")
  assert.equal(await reader().checkHead(reportOf("m1", "Retrieved")), "proven")
  const { fate, answer } = await receiveWebhook(reader(), wrong, deafListener, { carrierId: "c" })
  assert.deepEqual([fate, answer.status, answer.headers["www-authenticate"]], ["forged", 401, 'Basic realm="Posthorn"'])
  const ranges = newMm7Reader(settingsFor(gateway, { inbound: { addresses: ["198.51.100.0/24"] } }))
  assert.equal((await ranges.read(reportOf("m1", "Retrieved"))).kind, "forged")
  assert.equal((await ranges.read({ ...reportOf("m1", "Retrieved"), address: "198.51.100.7" })).kind, "read")
})

test("a request that is not of MM7 is answered with a fault, and never stored", async () => {
  const bomb = `<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>`
  const inner = "--x\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n".repeat(600)
  const headers = { ...requestOf("").headers, "content-type": "multipart/related; boundary=x" }
  for (const webhook of [
    requestOf(""),
    requestOf("hello"),
    requestOf(soap("t1", "<CancelReq/>")),
    requestOf(soap("t1", "<DeliverReq/>")),
    requestOf(soap("t1", "<constructor/>")),
    requestOf(`${bomb}${soap("t1", "<DeliverReq>&b;</DeliverReq>")}`),
    requestOf(soap("t1", `<DeliverReq><Sender><Number>${"1".repeat(300_000)}</Number></Sender></DeliverReq>`)),
    requestOf(soap("t1", "<a>".repeat(10_000) + "</a>".repeat(10_000))),
    requestOf(soap("t1", "<a/>".repeat(6_000))),
    reportOf("", "Retrieved"),
    reportOf("x".repeat(300), "Retrieved"),
    deliverOf({ from: "Ann" }),
    deliverOf({ transaction: "" }),
    requestOf(inner, { headers }),
    requestOf("--x\r\nContent-Type: text/plain\r\n\r\nno envelope\r\n--x--", { headers }),
  ]) {
    const { fate, answer } = await receiveWebhook(reader(), webhook, deafListener, { carrierId: "c" })
    assert.deepEqual([fate, answer.status], ["unreadable", 500], webhook.body.toString().slice(0, 300))
    assert.match(answer.body, /<faultcode>env:Client<.*<VASPErrorRsp .*<StatusCode>400[34]<\/StatusCode>/)
  }
})

test("every fault of the settings is named", () => {
  const parsed = mm7.parseSettings({
    url: "ftp://mmsc.example.net",
    version: "six",
    status_codes: { "1": "throttled", "3099": "slow" },
    user: "",
  })
  assert.equal(parsed.kind, "faults")
  const fields = parsed.faults.map(({ field }) => field)
  assert.deepEqual(fields.toSorted(), ["status_codes.1", "status_codes.3099", "url", "user", "vasp_id", "version"])
  const unverified = mm7.parseSettings({ url: "https://mmsc.example.net/mm7", vasp_id: "acme" })
  assert.match(JSON.stringify(unverified), /"inbound","message":"has neither a user nor addresses/)
})
