import assert from "node:assert/strict"
import { test } from "node:test"
import { channelName, channels, channelWords, overChannel, unnumberedChannels } from "./channels.ts"

test("the channels have different words, which can be prefixes of rates", () => {
  assert.equal(new Set(channelWords).size, channelWords.length)
  // The constraint rates_prefix_form.
  for (const word of unnumberedChannels) assert.match(word, /^[a-z][a-z0-9_]{0,39}$/)
})

test("the example of an address has the form of its channel", () => {
  for (const { channel, addresses } of channels) {
    if (typeof addresses !== "object") continue
    const [example = ""] = addresses.example.split(", ")
    assert.match(example, addresses.pattern, channel)
  }
})

test("a channel has its name in a sentence, and an unknown one its word", () => {
  assert.deepEqual(["telegram", "email", "pigeon"].map(channelName), ["Telegram", "email", "pigeon"])
  assert.deepEqual(["sms", "email", "pigeon"].map(overChannel), ["over SMS", "by email", "over pigeon"])
})
