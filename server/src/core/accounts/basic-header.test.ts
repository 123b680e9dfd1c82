import assert from "node:assert/strict"
import { test } from "node:test"
import { parseBasicHeader } from "./basic-header.ts"

const encode = (text: string) => Buffer.from(text).toString("base64")

test("the user name ends at the first colon, and the password can contain more", () => {
  assert.deepEqual(parseBasicHeader(`Basic ${encode("AC1:a:b")}`), { username: "AC1", password: "a:b" })
})

test("the scheme is read without regard to case", () => {
  assert.deepEqual(parseBasicHeader(`bASIC  ${encode("u:p")}`), { username: "u", password: "p" })
})

const unreadable: Record<string, string> = {
  "another scheme": `Bearer ${encode("u:p")}`,
  "no scheme": encode("u:p"),
  "no space": `Basic${encode("u:p")}`,
  "nothing to decode": "Basic ",
  "missing padding": "Basic dTpwcA",
  "padding in the middle": "Basic dTpw=cA=",
  "the URL alphabet": "Basic dTp_-w==",
  "something behind": `Basic ${encode("u:p")} x`,
  "no colon": `Basic ${encode("user")}`,
  "no user name": `Basic ${encode(":p")}`,
  "a null byte": `Basic ${encode("u\0:p")}`,
  "bytes that are not UTF-8": `Basic ${Buffer.from([0x75, 0x3a, 0xff]).toString("base64")}`,
  "giant length": `Basic ${encode(`u:${"p".repeat(1000)}`)}`,
}
for (const [name, header] of Object.entries(unreadable)) {
  test(`a header with ${name} is refused`, () => assert.equal(parseBasicHeader(header), undefined))
}
