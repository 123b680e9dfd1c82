import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { ReplyMessage } from "#messaging/messages/inbound/reply-document.ts"
import { readTwiml } from "./read-twiml.ts"

const url = "https://example.com/a/sms?shop=7"

function read(text: string | Buffer, contentType = "text/xml; charset=utf-8", isCut = false) {
  return readTwiml({ url, contentType, body: Buffer.from(text), isCut })
}

function messagesOf(text: string, contentType?: string): readonly ReplyMessage[] {
  const document = read(text, contentType)
  assert.ok("messages" in document, JSON.stringify(document))
  return document.messages
}

/** The number of the fault. */
function faultOf(...given: Parameters<typeof read>): number {
  const document = read(...given)
  assert.ok("fault" in document, JSON.stringify(document).slice(0, 200))
  return document.code
}

const plain = { to: null, from: null, mediaUrls: [], statusCallback: null }

describe("TwiML", () => {
  test("has messages with texts, bodies, files, addresses and an action", () => {
    const [first, second] = messagesOf(
      `<?xml version="1.0" encoding="UTF-8"?><Response><Message>\n  Tom &amp; Ann &#233;<!-- no --></Message>
       <Message to="+14155550123" from="+14155550100" action="../status" method="GET">
         <Body>Menu<![CDATA[ <1>]]></Body><Media>menu.jpg</Media><Media>https://other.example/b.png</Media></Message></Response>`,
    )
    assert.deepEqual(first, { ...plain, body: "Tom & Ann é" })
    assert.deepEqual(second, {
      to: "+14155550123",
      from: "+14155550100",
      body: "Menu <1>",
      mediaUrls: ["https://example.com/a/menu.jpg", "https://other.example/b.png"],
      statusCallback: "https://example.com/status",
    })
  })

  test("ends with a redirect, which is relative to the document", () => {
    const document = read(
      "<Response><Message>One</Message><Redirect>next?step=2</Redirect><Message>Two</Message></Response>",
    )
    assert.deepEqual(document, {
      messages: [{ ...plain, body: "One" }],
      redirect: { url: "https://example.com/a/next?step=2", method: "POST" },
      faults: [],
    })
  })

  test("has no reply when it has no verb, or is empty", () => {
    for (const [text, type] of [
      ["<Response/>", "application/xml"],
      ["", "text/html"],
      [" \n", ""],
      ["", "text/plain"],
    ])
      // oxfmt-ignore
      assert.deepEqual(messagesOf(text ?? "", type), [])
  })

  test("is case-sensitive, and loses only its unknown elements", () => {
    const document = read("<Response><Say>Hi</Say><message>No</message><Message>Yes<Sms/></Message></Response>")
    assert.ok("messages" in document)
    assert.deepEqual(document.messages, [{ ...plain, body: "Yes" }])
    assert.deepEqual(
      document.faults.map((fault) => /`(\w+)`.*\((\d+)\)/.exec(fault)?.slice(1)),
      [
        ["Say", "12200"],
        ["message", "12200"],
        ["Sms", "12200"],
      ],
    )
    assert.equal(faultOf("<response/>"), 12100)
  })

  test("is read from HTML, and a plain text is a reply as it is", () => {
    assert.deepEqual(messagesOf("<Response><Message>Hi</Message></Response>", "Text/HTML"), [{ ...plain, body: "Hi" }])
    assert.deepEqual(messagesOf(" <b>&amp;\n", "text/plain"), [{ ...plain, body: "<b>&amp;" }])
  })

  test("has the encoding of its content type, or of its XML declaration", () => {
    const document = "<Response><Message>Caf\xe9 \x80</Message></Response>"
    const declared = (encoding: string) => Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>${document}`, "latin1") // oxfmt-ignore
    const bodyOf = (...given: Parameters<typeof read>) => {
      const found = read(...given)
      return "messages" in found ? found.messages.map(({ body }) => body).join() : found.code
    }
    for (const encoding of ["ISO-8859-1", "windows-1252", "US-ASCII"]) {
      assert.equal(bodyOf(declared(encoding), "text/xml"), "Café €", encoding)
      assert.equal(bodyOf(Buffer.from(document, "latin1"), `text/xml; Charset="${encoding}"`), "Café €", encoding)
    }
    assert.equal(bodyOf(Buffer.from("Caf\xe9", "latin1"), "text/plain;charset=iso-8859-1"), "Café")
    assert.equal(bodyOf('<?xml version="1.0" encoding="ISO-8859-1"?><Response><Message>é</Message></Response>'), "é")
    assert.equal(bodyOf("<Response><Message>é</Message></Response>", "application/twiml+xml"), "é")
    for (const encoding of ["UTF-8", "UTF-16", "x"]) assert.equal(bodyOf(declared(encoding), "text/xml"), 12100)
    assert.equal(bodyOf("Hi", "text/plain; charset=utf-7"), 12100)
  })

  test("is refused under another content type", () => {
    for (const type of ["application/json", "", "image/png", "text/xml-external", "multipart/form-data; boundary=x"])
      assert.equal(faultOf("<Response/>", type), 12300)
  })
})

describe("Hostile TwiML", () => {
  test("a document type and an entity are refused, so no entity expands", () => {
    const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join("")
    for (const text of [
      `<!DOCTYPE r [<!ENTITY l0 "lol">${laughs}]><Response><Message>&l9;</Message></Response>`,
      '<!DOCTYPE r SYSTEM "https://example.com/r.dtd"><Response/>',
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><Response><Message>&x;</Message></Response>',
      "<!DOCTYPE html><html><body>Error</body></html>",
      "<Response><Message>&x;</Message></Response>",
      "<Response><Message>&nbsp;</Message></Response>",
    ])
      assert.equal(faultOf(text), 12100, text.slice(0, 60))
  })

  test("an answer that is too long, too deep or has too many elements is refused", () => {
    assert.equal(faultOf(Buffer.alloc(10 * 1024 * 1024, "a"), "text/plain"), 12100)
    assert.equal(faultOf("<Response/>", "text/xml", true), 12100)
    assert.equal(faultOf(`<Response>${"<a>".repeat(10_000)}`), 12100)
    assert.equal(faultOf(`<Response>${"<a>".repeat(6)}${"</a>".repeat(6)}</Response>`), 12100)
    assert.equal(faultOf(`<Response>${"<a/>".repeat(10_000)}</Response>`), 12100)
    assert.equal(faultOf(`<Response>${"<Message/>".repeat(11)}</Response>`), 12100)
    assert.equal(faultOf(`<Response>${"<Message>x</Message>".repeat(3_000)}</Response>`), 12100)
  })

  test("an answer with many attributes is refused, and its many faults are ten and a last one", () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`)
    assert.equal(faultOf(`<Response>${"<a/>".repeat(200)}</Response>`), 12100)
    assert.equal(faultOf(`<Response ${names(201).map((name) => `${name}=""`).join(" ")}/>`), 12100) // oxfmt-ignore
    const document = read(`<Response>${names(190).map((name) => `<${name}/>`).join("")}</Response>`) // oxfmt-ignore
    assert.ok("messages" in document)
    assert.equal(document.faults.length, 11)
    assert.match(document.faults[10] ?? "", /more faults/)
    const long = read(`<Response><${"\u{20000}".repeat(8_000)}></Response>`)
    assert.ok("fault" in long && long.fault.length <= 300 && long.fault.isWellFormed())
    const typed = read("x", "a".repeat(8_000))
    assert.ok("fault" in typed && typed.fault.length <= 300)
  })

  test("an answer that is broken is refused", () => {
    for (const text of [
      "OK",
      "<Response>",
      "<Response></Message>",
      "<Response><Message>&#0;</Message></Response>",
      "<Response><Message>&#xD800;</Message></Response>",
      "<Response a=1/>",
      "<Response/><Response/>",
      "\0",
    ])
      assert.equal(faultOf(text), 12100, text)
    assert.equal(faultOf(Buffer.from([0xff, 0xfe, 0x3c, 0x00])), 12100)
  })

  test("a text that is no URL loses only its part of the answer", () => {
    const document = read(
      `<Response><Message action="https://"><Body>Hi</Body><Media>http://example.com/a.png</Media><Media>https://[</Media></Message>
       <Redirect>https://</Redirect><Message>Bye</Message></Response>`,
    )
    assert.ok("messages" in document)
    assert.deepEqual(document.messages, [{ ...plain, body: "Hi" }, { ...plain, body: "Bye" }]) // oxfmt-ignore
    assert.equal(document.faults.length, 3)
  })
  test("a URL with a password, or of more than 2,048 characters, is left out", () => {
    const long = `https://example.com/${"a".repeat(2_029)}`
    for (const bad of ["https://user:pw@example.com/a", "https://user@example.com/a", long]) {
      const document = read(
        `<Response><Message action="${bad}">Hi<Media>${bad}</Media></Message><Redirect>${bad}</Redirect></Response>`,
      )
      assert.ok("messages" in document)
      assert.deepEqual([document.messages, document.redirect], [[{ ...plain, body: "Hi" }], null])
      assert.equal(document.faults.length, 3)
    }
    const [message] = messagesOf(`<Response><Message><Media>${long.slice(0, -1)}</Media></Message></Response>`)
    assert.equal(message?.mediaUrls.length, 1)
  })
})
