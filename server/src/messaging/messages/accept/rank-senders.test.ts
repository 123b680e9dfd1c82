import assert from "node:assert/strict"
import { test } from "node:test"
import { rankSenders } from "./rank-senders.ts"

type Sender = Parameters<typeof rankSenders>[0][number]

const number = (sender: string, country: string): Sender => ({ sender, kind: "phone_number", country })
const code = (sender: string, country: string | null): Sender => ({ sender, kind: "short_code", country })
const name = (sender: string): Sender => ({ sender, kind: "name", country: null })
const recipients = Array.from({ length: 3_000 }, (_, index) => `+1212555${String(index).padStart(4, "0")}`)
const firstOf = (senders: Sender[], to: string) => rankSenders(senders, to)[0]

test("a number of the recipient's country and area comes first", () => {
  const senders = [
    number("+4930123456", "DE"),
    number("+14155550100", "US"),
    number("+12125550100", "US"),
    number("+16045550100", "CA"),
    number("+4989123456", "DE"),
  ]
  const cases = [
    ["+12125550123", "+12125550100"],
    ["+14155550123", "+14155550100"],
    ["+16045550123", "+16045550100"],
    ["+498912345678", "+4989123456"],
    ["+493012345678", "+4930123456"],
  ] as const
  for (const [to, from] of cases) assert.equal(firstOf(senders, to), from, to)
})

test("an area code of North America matches as a whole", () => {
  const senders = [number("+12135550100", "US"), number("+19175550100", "US")]
  const counts = Map.groupBy(recipients, (to) => firstOf(senders, to))
  for (const { sender } of senders) assert.ok((counts.get(sender)?.length ?? 0) > 1_300, sender)
})

test("a short code serves its country only, and one without a country serves as a last resort", () => {
  const abroad = number("+4930123456", "DE")
  assert.deepEqual(rankSenders([abroad, code("12345", "US")], "+12125550123"), ["12345", "+4930123456"])
  assert.deepEqual(rankSenders([abroad, code("12345", "US")], "+33612345678"), ["+4930123456"])
  assert.deepEqual(rankSenders([code("12345", "US")], "+12125550123"), ["12345"])
  assert.deepEqual(rankSenders([abroad, code("12345", null)], "+33612345678"), ["12345", "+4930123456"])
})

test("a name comes before a foreign number where networks take names, and last elsewhere", () => {
  const senders = [number("+4930123456", "DE"), name("Hotel")]
  assert.equal(firstOf(senders, "+33612345678"), "Hotel")
  assert.equal(firstOf(senders, "+12125550123"), "+4930123456")
})

test("only senders of the recipient's channel are able to send, and never the recipient itself", () => {
  const chat: Sender = { sender: "whatsapp:+14155550100", kind: "chat", country: null }
  const senders = [number("+12125550100", "US"), chat]
  assert.deepEqual(rankSenders(senders, "whatsapp:+12125550123"), [chat.sender])
  assert.deepEqual(rankSenders(senders, "+12125550100"), [])
  assert.deepEqual(rankSenders(senders, "email:ann@example.org"), [])
})

test("recipients spread evenly over equal senders", () => {
  const senders = Array.from({ length: 10 }, (_, index) => number(`+1646555010${index}`, "US"))
  const counts = Map.groupBy(recipients, (to) => firstOf(senders, to))
  for (const { sender } of senders) {
    const count = counts.get(sender)?.length ?? 0
    assert.ok(count > 220 && count < 380, `${sender} has ${count} of 3,000 recipients`)
  }
})

test("a new sender takes over its share of the recipients, and no other recipient changes", () => {
  const before = Array.from({ length: 4 }, (_, index) => number(`+1646555010${index}`, "US"))
  const added = number("+16465550109", "US")
  const moved = recipients.filter((to) => firstOf([...before, added], to) !== firstOf(before, to))
  assert.ok(moved.every((to) => firstOf([...before, added], to) === added.sender))
  assert.ok(moved.length > 450 && moved.length < 750, `${moved.length} of 3,000 recipients moved`)
})
