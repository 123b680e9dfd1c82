import assert from "node:assert/strict"
import { test } from "node:test"
import { siteOf } from "./site-of.ts"

test("all names below a registered one are one site", () => {
  for (const [host, site] of Object.entries({
    "example.org": "example.org",
    "a.b.Example.ORG.": "example.org",
    "chat.example.co.uk": "example.co.uk",
    "co.uk.example.org": "example.org",
    localhost: "localhost",
    "192.0.2.7": "192.0.2.7",
    "[2001:db8::1]": "[2001:db8::1]",
    "": "",
  }))
    assert.equal(siteOf(host), site, host)
})
