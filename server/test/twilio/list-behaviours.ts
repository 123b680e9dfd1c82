import assert from "node:assert/strict"
import { test } from "node:test"
import { time, type Fields } from "./library.ts"
import { assertFields, ownNumber, poolNumbers, sender, type Setting } from "./setting.ts"

const hourMs = 3_600_000

export function testLists(posthorn: Setting): void {
  const bodiesOf = async (filter: Fields) => {
    const messages = await posthorn.list("messages.list", [], filter)
    return messages.map(({ body }) => body).join()
  }

  test("a list is read to its end, newest first", async () => {
    const to = posthorn.newRecipient()
    for (const body of ["1", "2", "3", "4", "5"]) await posthorn.schedule({ To: to, Body: body })
    for (const size of [1, 2, 5, 1_000]) assert.equal(await bodiesOf({ To: to, PageSize: size }), "5,4,3,2,1")
  })

  test("a list that nothing matches is empty", async () => {
    assert.deepEqual(await posthorn.list("messages.list", [], { To: posthorn.newRecipient() }), [])
  })

  test("a list has the messages of a sender", async () => {
    for (const body of ["1", "2", "3"]) await posthorn.schedule({ From: "Hotel", Body: body })
    assert.equal(await bodiesOf({ From: "Hotel", PageSize: 2 }), "3,2,1")
  })

  test("a list has the messages from a sender to a recipient", async () => {
    const to = posthorn.newRecipient()
    await posthorn.schedule({ To: to, From: "Hotel", Body: "1" })
    await posthorn.schedule({ To: to, Body: "2" })
    assert.equal(await bodiesOf({ To: to, From: "Hotel" }), "1")
  })

  test("a listed message has the fields of the message", async () => {
    const to = posthorn.newRecipient()
    const created = await posthorn.schedule({ To: to })
    const [listed] = await posthorn.list("messages.list", [], { To: to })
    assert.deepEqual(listed, created)
  })

  testTimes(posthorn, bodiesOf)
  testNumbers(posthorn)
}

function testTimes(posthorn: Setting, bodiesOf: (filter: Fields) => Promise<string>): void {
  let to = ""
  let sentAt = 0
  const find = (filter: Fields) => bodiesOf({ To: to, PageSize: 2, ...filter })

  test("messages are listed by their time of sending", async () => {
    to = posthorn.newRecipient()
    for (const body of ["1", "2", "3"]) {
      const message = await posthorn.sendUntil("delivered", { To: to, Body: body })
      sentAt = Date.parse(String(message["date_sent"]))
    }
    await posthorn.schedule({ To: to, Body: "4" })
    const day = { DateSentAfter: time(sentAt - hourMs), DateSentBefore: time(sentAt + hourMs) }
    assert.equal(await find(day), "3,2,1")
  })

  test("messages are listed from a time of sending, or until it", async () => {
    assert.equal(await find({ DateSentAfter: time(sentAt - hourMs) }), "3,2,1")
    assert.equal(await find({ DateSentAfter: time(sentAt + hourMs) }), "")
    assert.equal(await find({ DateSentBefore: time(sentAt + hourMs) }), "3,2,1")
    assert.equal(await find({ DateSentBefore: time(sentAt - hourMs) }), "")
  })

  const spellings: [title: string, spell: (date: Date) => string][] = [
    ["as a day", (date) => date.toISOString().slice(0, 10)],
    ["in RFC 3339", (date) => date.toISOString().replace(/\.\d+/, "")],
    ["with an offset", (date) => new Date(date.getTime() + hourMs).toISOString().replace(/\.\d+Z/, "+01:00")],
    ["without a zone", (date) => date.toISOString().replace(/\.\d+Z/, "")],
    ["with a space and fractions", (date) => date.toISOString().replace("T", " ").replace("Z", "")],
    ["in RFC 2822", (date) => date.toUTCString().replace("GMT", "-0000")],
    ["with slashes and a zone", (date) => slashed(new Date(date.getTime() - 7 * hourMs))],
  ]
  for (const [title, spell] of spellings)
    test(`a time of sending is read ${title}`, async (t) => {
      if (!posthorn.library.readsTextAsTime) return t.skip("The library has a type for times, and takes no text.")
      assert.equal(await find({ DateSentBefore: spell(new Date(sentAt + 1_000)) }), "3,2,1")
      assert.equal(await find({ DateSentAfter: spell(new Date(sentAt - hourMs)) }), "3,2,1")
      assert.equal(await find({ DateSentAfter: spell(new Date(sentAt + 48 * hourMs)) }), "")
    })
}

function testNumbers(posthorn: Setting): void {
  test("the numbers of the account are listed to their end", async () => {
    const numbers = await posthorn.list("incoming_phone_numbers.list", [], { PageSize: 2 })
    const listed = numbers.map((number) => String(number["phone_number"])).toSorted()
    assert.deepEqual(listed, ["12345", ownNumber, ...poolNumbers].toSorted())
  })

  test("a number is found by itself and by its sid", async () => {
    const [listed, ...others] = await posthorn.list("incoming_phone_numbers.list", [], { PhoneNumber: ownNumber })
    assert.ok(listed)
    assert.equal(others.length, 0)
    const number = await posthorn.call("incoming_phone_numbers.fetch", [String(listed["sid"])])
    const { account } = posthorn.credentials
    assertFields(number, { account_sid: account, phone_number: ownNumber, sms_method: "POST", status: "in-use" })
  })

  test("a number that the account does not have is not listed", async () => {
    assert.deepEqual(await posthorn.list("incoming_phone_numbers.list", [], { PhoneNumber: sender }), [])
  })
}

function slashed(date: Date): string {
  const [, year, month, day, clock] = /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(date.toISOString()) ?? []
  return `${month}/${day}/${year} ${clock} MST`
}
