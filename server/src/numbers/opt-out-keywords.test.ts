import assert from "node:assert/strict"
import { test } from "node:test"
import { readKeyword } from "./opt-out-keywords.ts"

for (const body of [
  "STOP",
  "stop",
  " Stop.\n",
  "“Stop”",
  "STOPALL",
  "Unsubscribe",
  "cancel",
  "END",
  "quit",
  "REVOKE",
  "OptOut",
  "STOP@",
]) {
  test(`${JSON.stringify(body)} opts out`, () => assert.equal(readKeyword(body)?.action, "stop"))
}

for (const [body, action] of [
  ["START", "start"],
  ["yes", "start"],
  ["Unstop", "start"],
  ["help", "help"],
  ["INFO!", "help"],
] as const) {
  test(`${JSON.stringify(body)} asks for ${action}`, () => assert.deepEqual(readKeyword(body)?.action, action))
}

for (const body of ["", "STOP PLEASE", "opt out", "don't stop", "stopp", "yes please", `STOP${" ".repeat(100)}`]) {
  test(`${JSON.stringify(body.slice(0, 20))} is no keyword`, () => assert.equal(readKeyword(body), undefined))
}
