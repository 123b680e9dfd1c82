/** The guide "Move from Twilio" as a reader follows it: its programs with the official libraries, and its commands. */
import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, symlinkSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { codeBlocks, readGuide, ReadersTerminal } from "../support/guides.ts"
import { Installation } from "../support/installation.ts"
import { nodeModulesOfLibrary, whyNoNodeLibrary } from "./node-library.ts"
import { pythonOfLibrary, whyNoPythonLibrary } from "./python-library.ts"

const guide = readGuide("move-from-twilio")
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
const posthorn = new Installation()

before(() => posthorn.start())
after(async () => {
  await posthorn[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** Runs a program of the guide, and resolves with what it prints. */
async function run(command: string, file: string, language: string): Promise<string> {
  const [source = "", ...more] = codeBlocks(guide, language)
  assert.deepEqual(more, [], "the guide has one program in the language")
  writeFileSync(path.join(folder, file), source)
  const { account, baseUrl } = posthorn
  const variables = { ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, BASE_URL: baseUrl }
  const child = spawn(command, [file], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [printed, [code]] = await Promise.all([child.stdout.toArray(), once(child, "close")])
  assert.equal(code, 0)
  return Buffer.concat(printed as Buffer[]).toString()
}

test("the program for Node sends a message", { skip: whyNoNodeLibrary() }, async () => {
  symlinkSync(nodeModulesOfLibrary, path.join(folder, "node_modules"))
  assert.match(await run(process.execPath, "send.mjs", "js"), /^SM[0-9a-f]{32} queued\n$/)
})

test("the program for Python sends a message", { skip: whyNoPythonLibrary() }, async () => {
  assert.match(await run(pythonOfLibrary, "send.py", "python"), /^SM[0-9a-f]{32} (MessageStatus\.QUEUED|queued)\n$/)
})

test("the commands add Twilio as a carrier, and give one lane to another carrier", async () => {
  using terminal = new ReadersTerminal(folder)
  const { account, baseUrl, dataDir } = posthorn
  terminal.set({ BASE_URL: baseUrl, ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, DATA_DIR: dataDir })
  terminal.set({ TWILIO_AUTH_TOKEN: "0123456789abcdef", TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}` })
  const [, add = "", lane = "", ...more] = codeBlocks(guide)
  assert.deepEqual(more, [], "every block is run here")
  await terminal.paste(add)
  await terminal.paste("OWN_CARRIER_SID=$CARRIER_SID")
  assert.match(await terminal.paste(lane), /RT[0-9a-f]{32}/)
  assert.match(await terminal.paste("./posthorn number list"), /\+15551230001/)
})
