import assert from "node:assert/strict"
import { after, it } from "node:test"
import fc from "fast-check"
import { openTestStore } from "#core/db/testing.ts"
import { prices, recipient, sender, Stage } from "#messaging/messages/testing.ts"
import { previewMessage } from "./preview-message.ts"

const store = await openTestStore()
const stage = new Stage(store.db)
const foreseen = stage.routes.chooseRoute({
  accountId: stage.accountId,
  to: recipient,
  from: sender,
  channel: "sms",
  tags: [],
})
after(() => store.close())

it("a preview shows the price and the parts of the message that sending then makes", async () => {
  const characters = fc.constantFrom("a", "€", "ü", "漢", "👩‍👩‍👧", " ")
  const bodies = fc.array(characters, { minLength: 1, maxLength: 400 }).map((each) => each.join(""))
  stage.start()
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const preview = previewMessage({ to: recipient, channel: "sms", body }, { prices, choice: foreseen })
      const message = await stage.message(await stage.sent({ body }))
      const submission = stage.carrier.submissions.at(-1)
      assert.deepEqual(
        [message.encoding, message.priceMicros, submission?.body, submission?.segments],
        [preview.encoding, preview.priceMicros, preview.segments.join(""), preview.numSegments],
      )
    }),
    { numRuns: 40 },
  )
  await stage.stop()
})

it("a preview names the carrier and the characters that forced UCS-2, and has null without a carrier", () => {
  const preview = previewMessage({ to: recipient, channel: "sms", body: "ab漢" }, { prices, choice: foreseen })
  assert.equal(preview.choice?.carrierId, stage.carrier.id)
  assert.deepEqual([preview.encoding, preview.ucs2Characters], ["ucs2", [{ character: "漢", index: 2 }]])
  assert.equal(previewMessage({ to: recipient, channel: "sms", body: "" }, { prices, choice: undefined }).choice, null)
})
