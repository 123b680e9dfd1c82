/**
 * The guide "Sign in with a passkey" as a reader follows it: its server and page, in Chromium with an
 * authenticator of its own.
 */
import assert from "node:assert/strict"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import type { Browser, CDPSession, Page } from "playwright-core"
import { launchChromium, skip } from "../../console/test/support/browser.ts"
import { fromBase32 } from "#auth/factors/testing.ts"
import { codeAt } from "#core/std/totp.ts"
import { eventually, patienceMs } from "./support/eventually.ts"
import { codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"
import { freePort } from "./support/free-port.ts"

const stepMs = 30_000
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-passkeys-"))
const terminal = new ReadersTerminal(folder)
const posthorn = new Installation()
let guide = ""
let browser: Browser | undefined
let address = ""

before(async () => {
  if (skip) return
  const port = String(await freePort())
  address = `http://localhost:${port}`
  guide = readGuide("passkeys").replaceAll("3000", port)
  writeFileSync(path.join(folder, "server.mjs"), codeBlocks(guide, "js")[0] ?? "")
  writeFileSync(path.join(folder, "index.html"), codeBlocks(guide, "html")[0] ?? "")
  const [opened] = await Promise.all([launchChromium(), posthorn.start()])
  browser = opened
  const { account, baseUrl } = posthorn
  terminal.set({ ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, BASE_URL: baseUrl })
})
after(async () => {
  terminal[Symbol.dispose]()
  await browser?.close()
  await posthorn[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

test("the page of the guide creates an account with a passkey, and signs in with it", { skip }, async () => {
  const [settings = "", start = ""] = codeBlocks(guide)
  assert.match(await terminal.paste(settings), /"passkey_rp_id":"localhost"/)
  await terminal.paste(start)
  await eventually("the server of the guide listens", () => terminal.read().includes(`Open ${address}`))
  const context = await browser?.newContext()
  context?.setDefaultTimeout(patienceMs)
  const page = await context?.newPage()
  if (!page) return assert.fail("There is a browser.")
  const device = await addAuthenticator(page)

  const says = async (button: string, name: string) => {
    await page.goto(address)
    await page.getByLabel("Name").fill(name)
    await page.getByRole("button", { name: button }).click()
    const status = page.getByRole("status")
    await status.filter({ hasText: /\w/ }).waitFor()
    return await status.innerText()
  }
  assert.equal(await says("Create an account", "ann"), "You are signed in as ann.")
  assert.equal(await says("Create an account", "ann"), "This name is taken.")
  assert.equal(await says("Sign in", "ann"), "You are signed in as ann.")
  assert.equal(await says("Sign in", "ann"), "You are signed in as ann.")
  assert.equal(await says("Sign in", "ben"), "There is no such account.")

  await device.session.send("WebAuthn.setUserVerified", { authenticatorId: device.id, isUserVerified: false })
  assert.match(await says("Sign in", "ann"), /not allowed|timed out/, "the browser asks for user verification")

  const factors = await ask("factors")
  assert.deepEqual(
    factors.map(({ friendly_name, status, rp_id }) => [friendly_name, status, rp_id]),
    [["ann", "verified", "localhost"]],
  )
})

test("the commands for an app and for recovery codes do what the guide says", { skip }, async () => {
  const [create = "", verify = "", challenge = "", check = "", codes = "", recover = ""] = codeBlocks(guide).slice(2)
  assert.equal(codeBlocks(guide).length, 8, "every block is run here")
  const app = JSON.parse(await terminal.paste(create)) as { sid: string; binding: { secret: string } }
  const secret = fromBase32(app.binding.secret)
  // A code of five seconds ahead is taken too. So both steps are valid for some seconds, whenever this is.
  const now = Math.floor((Date.now() + 4_000) / stepMs)
  terminal.set({ FACTOR_SID: app.sid, CODE: codeAt(secret, now - 1) })
  assert.match(await terminal.paste(verify), /"valid":true.*"status":"verified"/)
  const { sid: first } = JSON.parse(await terminal.paste(challenge)) as { sid: string }
  terminal.set({ CHALLENGE_SID: first })
  assert.match(await terminal.paste(check), /"valid":false.*"attempts_remaining":4/, "the code was used")
  terminal.set({ CODE: codeAt(secret, now) })
  assert.match(await terminal.paste(check), /"valid":true.*"status":"approved"/)
  assert.match(await terminal.paste(check), /"code":"challenge_not_pending"/)

  const paper = JSON.parse(await terminal.paste(codes)) as { binding: { codes: string[] } }
  const { sid: second } = JSON.parse(await terminal.paste(recover)) as { sid: string }
  terminal.set({ CHALLENGE_SID: second, CODE: paper.binding.codes[0] ?? "" })
  assert.match(await terminal.paste(check), /"valid":true/)
  const listed = await ask("factors?subject=user-48151623")
  assert.deepEqual(
    listed.map(({ factor_type, codes_remaining }) => [factor_type, codes_remaining]),
    [
      ["recovery_codes", 9],
      ["totp", null],
    ],
  )
})

async function ask(what: string): Promise<Record<string, unknown>[]> {
  const { account, baseUrl } = posthorn
  const authorization = `Basic ${btoa(`${account.sid}:${account.token}`)}`
  const answer = await fetch(`${baseUrl}/v1/auth/${what}`, { headers: { authorization } })
  return ((await answer.json()) as { data: Record<string, unknown>[] }).data
}

/** A device of Chromium's own (WebAuthn in the DevTools protocol), whose user is there and verified. */
async function addAuthenticator(page: Page): Promise<{ session: CDPSession; id: string }> {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  const { authenticatorId: id } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, id }
}
