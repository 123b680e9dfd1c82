/**
 * Debian's Postfix between two installations, as an MTA between two MMSCs. Each message passes through its
 * queue, in both directions.
 */
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import type { CarrierMedia } from "#messaging/carriers/carrier.ts"
import { mailTo } from "#messaging/carriers/smtp/testing.ts"
import { Postfix, whyNoPostfix } from "../../../../test/support/postfix.ts"
import { eventually } from "../../../../test/support/eventually.ts"
import { sampleMedia, sampleMediaCounts, sampleTexts } from "../../../../test/support/sample-messages.ts"
import { UnreliableWire } from "../../../../test/support/unreliable-wire.ts"
import type { Mm4Carrier } from "./mm4-carrier.ts"
import { newMm4Carrier, ours, settingsFor, theirs, Told } from "./testing.ts"
import { freePort } from "../../../../test/support/free-port.ts"

const skip = whyNoPostfix()
const domains = [ours, theirs] as const
const sides: { carrier: Mm4Carrier; told: Told }[] = []
let postfix: Postfix

before(async () => {
  if (skip) return
  postfix = new Postfix(await freePort())
  const ports = [await freePort(), await freePort()]
  const transports = domains.map((domain, index) => `${domain} smtp:[127.0.0.1]:${ports[index]}\n`).join("")
  postfix.configure({
    relay_domains: domains.join(", "),
    transport_maps: `texthash:${postfix.write("transports", transports)}`,
    smtpd_relay_restrictions: "reject_unauth_destination",
    message_size_limit: "20000000",
    // Retries failed deliveries soon, because a test waits for them.
    queue_run_delay: "1s",
    minimal_backoff_time: "1s",
    maximal_backoff_time: "1s",
    transport_retry_time: "1s",
    // A program that takes the port of a stopped side and says nothing would hold the mail for five minutes.
    smtp_helo_timeout: "2s",
    // So would a side that stops in the middle of a mail.
    smtp_mail_timeout: "5s",
    smtp_rcpt_timeout: "5s",
    smtp_data_init_timeout: "5s",
    smtp_data_xfer_timeout: "30s",
    smtp_data_done_timeout: "30s",
  })
  postfix.run("start")
  for (const [index, domain] of domains.entries()) {
    const settings = { domain, peer_domain: domains[1 - index] }
    const carrier = newMm4Carrier(settingsFor({ theirPort: postfix.port, ourPort: ports[index] ?? 0 }, settings))
    sides.push({ carrier, told: new Told() })
  }
  await eventually("Postfix answers", () => bothAreUp())
})
after(async () => {
  if (skip) return
  for (const { carrier } of sides) await carrier.stop()
  await postfix.remove()
})

async function bothAreUp(): Promise<boolean> {
  for (const { carrier, told } of sides) {
    if (carrier.status().state === "up") continue
    await carrier.stop()
    await carrier.start(told)
  }
  return sides.every(({ carrier }) => carrier.status().state === "up")
}

const messages: Record<string, { body: string; media?: CarrierMedia[] }> = {
  ...Object.fromEntries(Object.entries(sampleTexts).map(([what, body]) => [what, { body }])),
  "one picture without text": { body: "", media: sampleMedia(1) },
  ...Object.fromEntries(
    sampleMediaCounts.map((count) => [`${count} media`, { body: "Look", media: sampleMedia(count) }]),
  ),
}

for (const [what, more] of Object.entries(messages)) {
  test(`${what} goes through Postfix, and its delivery report comes back`, { skip }, async () => {
    const [one, other] = sides
    const message = mailTo("", { to: "+15550000001", from: "+15550000009", ...more })
    const outcome = await one?.carrier.submit(message)
    assert.equal(outcome?.kind, "accepted")
    const [reference = ""] = outcome.references
    const inbound = () => other?.told.inbounds.find((each) => each.reference.startsWith(reference))
    await eventually("it came to the other side", () => inbound() !== undefined)
    const { to, from, body, media } = inbound() ?? {}
    assert.deepEqual([to, from, body], ["+15550000001", "+15550000009", more.body])
    const bytesOf = (list: typeof media) => list?.map(({ contentType, content }) => [contentType, Buffer.from(content)])
    assert.deepEqual(bytesOf(media), bytesOf(message.media))
    const states = () => one?.told.receipts.filter((each) => each.reference === reference).map(({ state }) => state)
    await eventually("it was reported", () => states()?.includes("delivered") === true)
    await eventually("it was answered", () => states()?.includes("accepted") === true)
  })
}

test("messages outlive Postfix, which is killed and comes back", { skip }, async () => {
  const [one, other] = sides
  postfix.run("abort")
  const submit = () => one?.carrier.submit(mailTo("", { to: "+15550000001", from: "+15550000009", body: "after it" }))
  assert.equal((await submit())?.kind, "not_sent")
  assert.equal(one?.carrier.status().state, "down")
  postfix.run("start")
  await eventually("it is up again", () => bothAreUp())
  assert.equal((await submit())?.kind, "accepted")
  await eventually("it came", () => other?.told.inbounds.some(({ body }) => body === "after it") === true)
})

test("mails that Postfix holds while the other side is away arrive once when it is back", { skip }, async () => {
  const [one, other] = sides
  await other?.carrier.stop()
  const outcome = await one?.carrier.submit(mailTo("", { to: "+15550000001", from: "+15550000009", body: "held" }))
  assert.equal(outcome?.kind, "accepted")
  await eventually("the other side is up again", () => bothAreUp())
  await eventually("it came", () => other?.told.inbounds.some(({ body }) => body === "held") === true)
  assert.equal(other?.told.inbounds.filter(({ body }) => body === "held").length, 1)
})

const wrongAnswers = { "break off": "cut", "never come": "mute", "are no SMTP": { instead: "HTTP/1.1 400 Bad Request\r\n\r\n" } } as const // oxfmt-ignore

for (const [what, trouble] of Object.entries(wrongAnswers))
  test(`the message has not left while answers ${what}, and then it arrives once`, { skip }, async (t) => {
    const wire = await new UnreliableWire(() => postfix.port).start()
    const timeouts = { connect_timeout_ms: 1_000, response_timeout_ms: 1_000 }
    const carrier = newMm4Carrier(settingsFor({ theirPort: wire.port, ourPort: await freePort() }, timeouts))
    t.after(() => Promise.all([carrier.stop(), wire.stop()]))
    await carrier.start(new Told())
    const body = `Answers that ${what}`
    const message = mailTo("", { to: "+15550000001", from: "+15550000009", body })
    await wire.become(trouble)
    assert.equal((await carrier.submit(message)).kind, "not_sent")
    assert.equal(carrier.status().state, "down")
    await wire.become(null)
    await eventually("it is up again", () => carrier.status().state === "up")
    assert.equal((await carrier.submit({ ...message, attempt: 2 })).kind, "accepted")
    const came = () => sides[1]?.told.inbounds.filter((each) => each.body === body).length ?? 0
    await eventually("it came", () => came() > 0)
    assert.equal(came(), 1)
  })
