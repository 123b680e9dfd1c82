import assert from "node:assert/strict"
import { test } from "node:test"
import { browserOf } from "../src/components/browser-of.ts"

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)"
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)"
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"

const said: readonly [userAgent: string, words: string][] = [
  [`${mac} ${webkit} Chrome/130.0.0.0 Safari/537.36`, "Chrome 130 on macOS"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    "Edge 131 on Windows",
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/149.0.0.0 Safari/537.36`, "Chrome 149 on Linux"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`, "Chrome 130 on Android"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/130.0.0.0 Safari/537.36`, "Chrome 130 on ChromeOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox 132 on Linux"],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, "Safari 18 on macOS"],
  [`${phone} Version/18.1 Mobile/15E148 Safari/604.1`, "Safari 18 on iPhone"],
  [`${phone} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`, "Chrome 130 on iPhone"],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15`, "Safari on macOS"],
  ["curl/8.5.0", "curl 8"],
  ["my own program", "my own program"],
  ["", "Unknown"],
]

for (const [userAgent, words] of said)
  test(`${userAgent || "nothing"} is shown as ${words}`, () => assert.equal(browserOf(userAgent), words))
