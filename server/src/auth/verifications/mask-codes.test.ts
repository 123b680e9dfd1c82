import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { recipient } from "#messaging/messages/testing.ts"
import { maskCodes } from "./mask-codes.ts"
import { VerificationStage } from "./testing.ts"

describe("codes in inbound texts", async () => {
  const store = await openTestStore()
  let stage: VerificationStage
  beforeEach(async () => {
    stage = await VerificationStage.open(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const masked = async (...texts: string[]) => await maskCodes(store.db, stage.context, recipient, texts)

  it("masks a wrong code like the right one while the verification is pending, so that guesses learn nothing", async () => {
    const { id } = await stage.create()
    const { code, wrongCode } = stage
    const guesses = [code, wrongCode, `${code} ${wrongCode}`, `a${code}b`, `a${wrongCode}b`]
    const longer = [`1${code}2`, `1${wrongCode}2`, "at 12345", "+14155550123"]
    const hidden = guesses.map((text) => text.replaceAll(/\d/g, "*"))
    assert.deepEqual(await masked(...guesses, ...longer), [...hidden, ...longer])
    await stage.check(id, code)
    assert.deepEqual(await masked(code, wrongCode), ["******", wrongCode])
  })

  it("reveals no character of the token of a pending link", async () => {
    await stage.create({ purpose: "link", method: "link" })
    const [token = ""] = /[\w-]{64}/.exec(stage.lastText) ?? []
    const wrong = token.replaceAll(/./g, (character) => (character === "A" ? "B" : "A"))
    const pieces = [8, 9, 12, 30, 64].flatMap((length) => [token.slice(-length), wrong.slice(-length)])
    for (const around of [(piece: string) => piece, (piece: string) => `a ${piece}.`]) {
      const texts = await masked(...pieces.map(around))
      const shapes = texts.map((text) => text?.includes("*"))
      for (let at = 0; at < shapes.length; at += 2)
        assert.equal(shapes[at], shapes[at + 1], pieces[at]?.length + around(""))
    }
    assert.deepEqual(await masked(`x/${token}`, token.slice(0, 20)), [`x/${"*".repeat(64)}`, "*".repeat(20)])
  })
})
