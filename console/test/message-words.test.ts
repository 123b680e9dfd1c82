import assert from "node:assert/strict"
import { test } from "node:test"
import type { TimelineEntry } from "../../sdk/typescript/src/index.ts"
import { eventTypeNames } from "../../server/src/core/events/catalogue.ts"
import { noteKinds } from "../../server/src/messaging/messages/notes.ts"
import { inWords } from "../src/components/message/in-words.ts"

const inTimeline = (type: string, detail: TimelineEntry["detail"] = null) =>
  inWords({ type, detail } as TimelineEntry, (sid) => (sid === "CR1" ? "Acme Telecom" : sid))

test("each step of a message has words of its own, and none shows its technical name", () => {
  const steps = [...eventTypeNames.filter((type) => type.startsWith("messages.")), ...Object.keys(noteKinds)]
  const own = new Set<string>()
  for (const step of steps) {
    const { title, text } = inTimeline(step)
    // The words for a step of another version are its name as a sentence.
    assert.doesNotMatch(title, /\.$/, step)
    assert.doesNotMatch(title + text, /_|undefined|\[object/, step)
    own.add(title + text)
  }
  assert.equal(own.size, steps.length, [...own].join("\n"))
})

test("a fallback names both channels, and says why it began", () => {
  const from = { channel: "whatsapp", to: "whatsapp:+15552345678" }
  const to = { channel: "sms", to: "+15552345678" }
  const begun = (because: string) => inTimeline("channel_begun", { from, because, code: null, to, carrier: "CR1" })
  assert.equal(begun("timed_out").title, "Fallback to SMS")
  assert.match(begun("timed_out").text, /not delivered over WhatsApp in time/)
  for (const state of ["failed", "undelivered", "unknown", "not_begun"]) assert.match(begun(state).text, /WhatsApp/)
})
