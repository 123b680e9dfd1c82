/**
 * The guide to email as an operator and a user follow it, at an independent mail server over TLS; and what a
 * verification by email is.
 */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { authority, MailServer } from "#messaging/carriers/smtp/testing.ts"
import { eventually } from "./support/eventually.ts"
import { codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"
import { RestClient } from "./support/rest-client.ts"

const skip = spawnSync("curl", ["--version"]).status === 0 ? false : "there is no curl here"
const mailServer = new MailServer()
const posthorn = new Installation()
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
const terminal = new ReadersTerminal(folder)
let client: RestClient

before(async () => {
  await mailServer.start()
  await posthorn.start()
  client = new RestClient(posthorn)
  const { baseUrl, account, dataDir } = posthorn
  terminal.set({ BASE_URL: baseUrl, ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, DATA_DIR: dataDir })
  terminal.set({ NODE_COMPILE_CACHE: path.join(folder, "compiled"), AUTHORITY: authority.cert })
})
after(async () => {
  await client?.close()
  await posthorn[Symbol.asyncDispose]()
  await mailServer.stop()
  await rm(folder, { recursive: true })
})

/** The shell blocks of the guide, at this test's mail server, which has a private authority. */
function blocks(): string[] {
  return codeBlocks(readGuide("email")).map((block) =>
    block
      .replace("host=smtp.example.com", `host=127.0.0.1 --set ca="$AUTHORITY"`)
      .replace("port=587", `port=${mailServer.port}`),
  )
}

test("the commands of email.md do what it says", { skip }, async () => {
  const [add = "", route = "", rule = "", send = "", ...more] = blocks()
  assert.deepEqual(more, [], "every block is run here")
  await terminal.paste(add)
  assert.match(await terminal.paste(route), /RT[0-9a-f]{32}/)
  assert.match(await terminal.paste("./posthorn carrier list"), /Mail +posthorn@127\.0\.0\.1/)
  assert.match(await terminal.paste(rule), /SR[0-9a-f]{32}/)
  // The simulator takes email until the server has read the new route.
  const arrived = () => mailServer.mails.some(({ raw }) => raw.includes("Your table is ready."))
  await eventually("a mail arrives", async () => (await terminal.paste(send), arrived()))
  const [mail] = mailServer.mails
  assert.deepEqual(
    { ...mail, raw: "" },
    { from: "codes@example.com", to: ["ann@example.org"], user: "posthorn", isSecure: true, raw: "" },
  )
})

test(
  "a verification by email is approved by the code of the mail, which no answer and no row holds",
  { skip },
  async () => {
    await client.post("/v1/auth/verifications", {
      to: "Bob@Example.org",
      from: "email:codes@example.com",
      locale: "fr",
    })
    const mailTo = () => mailServer.mails.find(({ to }) => to.includes("bob@example.org"))
    await eventually("the mail arrives", () => mailTo() !== undefined)
    const raw = mailTo()?.raw ?? ""
    assert.match(raw, /^Subject: =\?UTF-8\?Q\?V=C3=A9rification\?=\r$/m)
    const code = /\b\d{6}\b/.exec(raw.slice(raw.indexOf("\r\n\r\n")))?.[0] ?? ""
    const { data } = await client.read<{ data: { to: string; body: string; status: string; num_segments: number }[] }>(
      "/v1/messages?to=email:bob@example.org",
    )
    assert.equal(data.length, 1)
    assert.doesNotMatch(JSON.stringify(data), new RegExp(code))
    assert.match(data[0]?.body ?? "", /\*{6}/)
    assert.equal(data[0]?.num_segments, 1)
    const check = { to: "bob@example.org", code }
    assert.equal(((await client.post("/v1/auth/verification_checks", check)).body as { valid: boolean }).valid, true)
    // The mail arrives before the server has recorded its acceptance.
    await eventually("the attempt is sent", async () => {
      const { data: attempts } = await client.read<{ data: { channel: string; status: string }[] }>(
        "/v1/auth/attempts?channel=email",
      )
      assert.deepEqual(
        attempts.map(({ channel }) => channel),
        ["email"],
      )
      return attempts[0]?.status === "sent"
    })
  },
)

test("a mailbox that the server does not know fails the verification, with the reason", { skip }, async () => {
  mailServer.refuse.RCPT = { status: 550, text: "5.1.1 No such user" }
  const { body } = await client.post("/v1/auth/verifications", {
    to: "eve@example.org",
    from: "email:codes@example.com",
  })
  const { sid } = body as { sid: string }
  type State = { status: string; error_code: string | null }
  const read = () => client.read<State>(`/v1/auth/verifications/${sid}`)
  await eventually("it fails", async () => (await read()).status === "failed")
  assert.equal((await read()).error_code, "unknown_mailbox")
  mailServer.refuse = {}
})
