/** The package as it is published: packed by npm, installed elsewhere, used from JavaScript and TypeScript. */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { gzipSync } from "node:zlib"
import { root } from "../../generate/document.ts"
import { version } from "../src/index.ts"
import { answerJson, startOddServer } from "./support.ts"

const home = path.join(root, "sdk/typescript")
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-sdk-"))
const installed = path.join(folder, "node_modules/@posthorn/client")
const searchPath = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter)

before(() => {
  run(home, "npm", "pack", "--silent", "--pack-destination", folder)
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }')
  const tarball = path.join(folder, `posthorn-client-${version}.tgz`)
  run(folder, "npm", "install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", tarball)
})
after(() => rm(folder, { recursive: true }))

function run(cwd: string, command: string, ...words: string[]): string {
  const done = spawnSync(command, words, { cwd, encoding: "utf8", env: { ...process.env, PATH: searchPath } })
  assert.equal(
    done.status,
    0,
    `${command} ${words.join(" ")}: ${done.error?.message ?? ""}${done.stdout}${done.stderr}`,
  )
  return done.stdout
}

const manifest = () => JSON.parse(readFileSync(path.join(installed, "package.json"), "utf8")) as Record<string, unknown>

test("the package holds the built files, its licence and its README, and has no dependency", () => {
  const files = globSync("**", { cwd: installed, withFileTypes: true }).filter((each) => each.isFile())
  const beside = files.filter(({ parentPath }) => !parentPath.includes("/dist")).map(({ name }) => name)
  assert.deepEqual(beside.toSorted(), ["LICENSE", "README.md", "package.json"])
  assert.ok(files.every(({ name }) => /\.(?:d\.ts|js)$|^[A-Z]+|^package\.json$/.test(name)))
  assert.deepEqual(manifest()["dependencies"], undefined)
  assert.equal(manifest()["version"], version)
})

test("only the server for tests uses a module of Node, and no file refers to a source", () => {
  for (const file of globSync("dist/**", { cwd: installed }).filter((each) => /\.(?:ts|js)$/.test(each))) {
    const text = readFileSync(path.join(installed, file), "utf8")
    assert.doesNotMatch(text, /__rewrite/, file)
    const targets = [...text.matchAll(/\bfrom "([^"]+)"/g)]
    const allowed = file === "dist/testing.js" ? /^\.\/.*\.js$|^node:child_process$/ : /^\.\.?\/.*\.js$/
    for (const [, target = ""] of targets) assert.match(target, allowed, file)
  }
})

test("the package is small: less than 15 KB as browsers fetch it", () => {
  const files = globSync("dist/**/*.js", { cwd: installed }).filter((file) => !file.endsWith("testing.js"))
  const code = files.map((file) => readFileSync(path.join(installed, file), "utf8"))
  const bytes = gzipSync(code.join("\n").replace(/^\s*(?:\/?\*.*|\/\/.*)$/gm, "")).length
  assert.ok(bytes < 15_000, `${bytes} bytes`)
})

test("plain JavaScript uses the package, as a module and by require", async () => {
  await using server = await startOddServer((response, _, { url }) =>
    answerJson(
      response,
      200,
      url === "/v1/account" ? { sid: "AC1" } : { data: [{ sid: "MS1" }], has_more: false, next_cursor: null },
    ),
  )
  const use = `
    const client = new Posthorn({ baseUrl: process.argv[2], accountSid: "AC1", authToken: "t0ken" })
    const sids = []
    for await (const { sid } of client.messages.list()) sids.push(sid)
    console.log((await client.account.get()).sid, sids.join())`
  writeFileSync(path.join(folder, "use.mjs"), `import { Posthorn } from "@posthorn/client"${use}`)
  writeFileSync(
    path.join(folder, "use.cjs"),
    `const { Posthorn } = require("@posthorn/client")\n;(async () => {${use}\n})()`,
  )
  for (const file of ["use.mjs", "use.cjs"]) assert.equal(await output(file, server.baseUrl), "AC1 MS1\n", file)
})

/** The server is in this process, which must not stand still meanwhile. */
async function output(file: string, baseUrl: string): Promise<string> {
  const { promisify } = await import("node:util")
  const { execFile } = await import("node:child_process")
  const { stdout } = await promisify(execFile)(process.execPath, [file, baseUrl], { cwd: folder })
  return stdout
}

const consumer = `
import { ApiError, Posthorn, verifyWebhook, type Event, type Message } from "@posthorn/client"

const client = new Posthorn({ baseUrl: "https://posthorn.example.com", accountSid: "AC1", authToken: "t", fetch })

export async function use(signal: AbortSignal): Promise<string> {
  const message: Message = await client.messages.create({ to: "+1", from: "+2", body: "x", send_at: new Date() }, { signal })
  const status: "queued" | "sending" | "sent" | "delivered" | "undelivered" | "failed" | "received" = message.status
  for await (const { sid, price } of client.messages.list({ limit: 1, status: "sent" })) {
    const isFree: boolean = price === null || price === 0
    if (isFree) return sid
  }
  const page = await client.webhooks.deliveries.list("WH1")
  const next: string | null = page.nextCursor
  // @ts-expect-error: a message needs a recipient
  await client.messages.create({ from: "+2", body: "x" })
  // @ts-expect-error: there is no such filter
  client.messages.list({ colour: "red" })
  // @ts-expect-error: there is no such status
  client.messages.list({ status: "lost" })
  const event: Event = await verifyWebhook("", new Headers(), "whsec_")
  if (event.type === "messages.received") return event.data.body
  if (event.type === "webhooks.test") return event.data.webhook_sid
  return status + String(next)
}

export function codeOf(error: unknown): string {
  if (!(error instanceof ApiError)) return ""
  if (error.code === "recipient_opted_out") return error.errors[0]?.param ?? ""
  return error.code
}
`

for (const [where, types] of [
  ["a browser", { lib: ["es2022", "dom", "dom.iterable"], types: [] }],
  ["Node", { lib: ["es2022"], types: ["node"] }],
] as const) {
  for (const resolution of ["nodenext", "bundler"]) {
    test(`the declarations compile for ${where} with ${resolution}, and match the behaviour`, () => {
      const place = path.join(folder, `${types.types.length}-${resolution}`)
      mkdirSync(path.join(place, "node_modules/@types"), { recursive: true })
      symlinkSync(path.join(root, "node_modules/@types/node"), path.join(place, "node_modules/@types/node"))
      cpSync(installed, path.join(place, "node_modules/@posthorn/client"), { recursive: true })
      writeFileSync(path.join(place, "package.json"), '{ "type": "module" }')
      writeFileSync(path.join(place, "use.ts"), consumer)
      const compilerOptions = {
        ...types,
        target: "es2022",
        module: resolution === "nodenext" ? "nodenext" : "esnext",
        moduleResolution: resolution,
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
      }
      writeFileSync(path.join(place, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["use.ts"] }))
      run(place, process.execPath, path.join(root, "node_modules/typescript/bin/tsc"), "-p", place)
    })
  }
}
