import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { segment } from "#messaging/channels/segments.ts"
import { readPduContent } from "#messaging/smpp/content.ts"
import { alphabetOf, decodeText } from "#messaging/smpp/data-coding.ts"
import { buildSegments } from "./build-segments.ts"
import { smpp } from "./kind.ts"

test("a carrier with headers of 6 octets gets the segments that a preview shows", () => {
  const config = smpp.parseSettings({ hosts: [{ host: "smsc.example" }], system_id: "me" })
  assert.ok(config.kind === "ok")
  const bodies = fc.array(fc.constantFrom("a", "€", "ü", "漢", "😀"), { minLength: 1, maxLength: 800, size: "max" })
  fc.assert(
    fc.property(bodies, fc.boolean(), (characters, isPlain) => {
      const body = characters.join("").replaceAll(isPlain ? /[漢😀]/gu : /$^/g, "x")
      const { parts, encoding } = segment(body)
      const texts = buildSegments(submissionOf({ body, encoding }), config.value, 1).map(({ fields, tlvs }) => {
        const { esmClass = 0, shortMessage = Buffer.alloc(0), dataCoding = 0 } = fields
        const { octets } = readPduContent({ fields: { esmClass, shortMessage }, tlvs })
        return decodeText(octets, { alphabet: alphabetOf(dataCoding, "gsm7") })
      })
      assert.deepEqual(texts, parts)
    }),
  )
})
