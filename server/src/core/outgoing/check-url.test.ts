import assert from "node:assert/strict"
import { test } from "node:test"
import { createAddressRules } from "./address-rules.ts"
import { checkUrl } from "./check-url.ts"
import { isShownUrl } from "./url-text.ts"

const strict = createAddressRules([])

test("an ordinary HTTPS URL is accepted", () => {
  for (const url of [
    "https://example.com",
    "https://example.com:8443/a?b=c#d",
    "https://münchen.example/",
    "https://1.1.1.1/",
    "https://[2606:4700::1]/x",
  ]) {
    assert.equal(checkUrl(url, strict), undefined, url)
  }
})

test("a URL is shown to people only over https without credentials, or on this machine in development", () => {
  for (const url of [
    "https://x.example/a?b#c",
    "HTTPS://X.EXAMPLE",
    "http://localhost:3000/done",
    "http://127.0.0.1/",
    "http://[::1]:8080/",
  ])
    assert.ok(isShownUrl(url), url)
  for (const url of [
    "http://x.example/",
    "http://localhost.example/",
    "http://10.0.0.1/",
    "http://[::2]/",
    "https://a:b@x.example/",
    "https://a@x.example/",
    "https://:b@x.example/",
    "https://*.example/",
    "https://x.example:0/",
    "http://a:b@localhost/",
    " https://x.example",
    "https:\\\\x.example",
    "https:x.example",
    "//x.example",
    "javascript:alert(1)",
    "data:text/html,x",
  ])
    assert.ok(!isShownUrl(url), url)
})

const faults: [RegExp, string[]][] = [
  [/longer than 2000/, [`https://example.com/${"a".repeat(2000)}`]],
  [/not a URL/, ["", "example.com/hooks", "https://", "https://1.2.3.4.5.6.7:99999"]],
  [
    /begin with https/,
    [
      "http://example.com",
      "ftp://example.com",
      "javascript:alert(1)",
      "file:///etc/passwd",
      "https:example.com",
      "https:///example.com",
    ],
  ],
  [
    /a space, a control character or a backslash/,
    [
      "https://exa mple.com",
      " https://example.com",
      "https://example.com/\n",
      "https://exam\tple.com",
      "https:\\\\example.com",
    ],
  ],
  [
    /user name or a password/,
    ["https://ann@example.com", "https://ann:secret@example.com", "https://:secret@example.com"],
  ],
  [
    /private or reserved/,
    [
      "https://127.0.0.1",
      "https://2130706433",
      "https://0x7f.1",
      "https://0x7f000001",
      "https://0177.0.0.1",
      "https://127.1",
      "https://0",
      "https://0.0.0.0",
      "https://10.1.2.3:8443/x",
      "https://169.254.169.254/latest/meta-data",
      "https://100.64.0.1",
      "https://[::1]",
      "https://[::ffff:127.0.0.1]",
      "https://[::ffff:7f00:1]",
      "https://[64:ff9b::7f00:1]",
      "https://[2002:7f00:1::]",
      "https://[fd00::1]",
      "https://[4000::1]",
      "https://[::1234]",
      "https://①②⑦.0.0.1",
    ],
  ],
  [
    /is not a host name/,
    ["https://localhost..", "https://a..example.com", "https://.example.com", `https://${"a".repeat(64)}.example.com`],
  ],
  [
    /local network/,
    [
      "https://localhost",
      "https://LOCALHOST./x",
      "https://intranet/hook",
      "https://a.localhost",
      "https://db.internal",
      "https://printer.local.",
    ],
  ],
]
for (const [sentence, urls] of faults) {
  test(`refused with a sentence: ${sentence.source}`, () => {
    for (const url of urls) assert.match(checkUrl(url, strict) ?? "taken", sentence, url)
  })
}

test("the addresses and local names of an allowed private range are accepted", () => {
  const rules = createAddressRules(["127.0.0.0/8"])
  assert.equal(checkUrl("https://localhost:9443/hook", rules), undefined)
  assert.equal(checkUrl("https://127.1/hook", rules), undefined)
  assert.match(checkUrl("https://10.0.0.1/hook", rules) ?? "", /private/)
})

test("http:// is for addresses in named ranges, and only where it is asked for", () => {
  const named = createAddressRules(["127.0.0.0/8"])
  const plainHttp = { plainHttp: true }
  for (const url of ["http://127.0.0.1:13013/cgi-bin/sendsms", "http://gateway.internal/send", "https://example.com"])
    assert.equal(checkUrl(url, named, plainHttp), undefined, url)
  for (const [url, rules] of [
    ["http://8.8.8.8/send", named],
    ["http://example.com/send", strict],
    ["http://10.0.0.1/send", named],
  ] as const)
    assert.match(checkUrl(url, rules, plainHttp) ?? "", /Use https/)
  assert.match(checkUrl("http://127.0.0.1/send", named) ?? "", /begin with https/)
})
