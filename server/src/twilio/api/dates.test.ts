import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { mailDate, readDate } from "./dates.ts"

describe("the dates of Twilio's libraries", () => {
  const at = (iso: string) => Date.parse(iso)
  const moments: [text: string, iso: string][] = [
    ["2026-11-27T10:00:00Z", "2026-11-27T10:00:00Z"],
    ["2026-11-27T11:00:00+01:00", "2026-11-27T10:00:00Z"],
    ["2026-11-27T11:00:00 01:00", "2026-11-27T10:00:00Z"],
    ["2026-11-27T10:00:00", "2026-11-27T10:00:00Z"],
    ["2019-06-11 22:05:25.000", "2019-06-11T22:05:25Z"],
    ["Wed, 19 Jun 2019 22:04:00 -0000", "2019-06-19T22:04:00Z"],
    ["Wed, 19 Jun 2019 22:04:00 +0200", "2019-06-19T20:04:00Z"],
    ["06/11/2019 22:05:25 MST", "2019-06-12T05:05:25Z"],
  ]
  for (const [text, iso] of moments)
    it(`are read as moments: ${text}`, () => {
      assert.equal(readDate(text)?.start, at(iso))
    })

  it("are read as whole days without a time", () => {
    assert.deepEqual(readDate("2026-11-27"), { start: at("2026-11-27T00:00:00Z"), end: at("2026-11-28T00:00:00Z") })
  })

  it("are refused if no calendar or clock has them", () => {
    for (const text of [
      "",
      "yesterday",
      "2026-02-30",
      "2026-13-01",
      "2026-11-27T25:00:00Z",
      "2026-11-27T10:00:00XYZ",
      "32 Jan 2026 10:00:00",
      "27 Foo 2026 10:00:00",
      "1".repeat(100_000),
    ])
      // oxfmt-ignore
      assert.equal(readDate(text), undefined, text.slice(0, 30))
  })

  it("are written with two digits of the day, and the zone in digits", () => {
    assert.equal(mailDate("2023-08-04T05:01:45.123Z"), "Fri, 04 Aug 2023 05:01:45 +0000")
    assert.equal(mailDate(null), null)
  })
})
