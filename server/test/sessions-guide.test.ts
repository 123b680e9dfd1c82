/**
 * The guide to sessions as a reader follows it, with its three checks of an access token in their languages.
 */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test, type TestContext } from "node:test"
import {
  absoluteMs,
  accessSeconds,
  claimsBytesMax,
  endedKeptMs,
  refreshGraceMs,
  idleMs,
  sessionsPerSubjectMax,
} from "#auth/sessions/session.ts"
import { root } from "../scripts/checks.ts"
import { codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"
import { RestClient } from "./support/rest-client.ts"

const versions = { pyjwt: "2.15.1", cryptography: "50.0.2", jwt: "v5.3.1", keyfunc: "v3.9.1" }
const noCurl = spawnSync("curl", ["--version"]).error ? "there is no curl here" : false
const guide = readGuide("sessions")
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-sessions-"))
const terminal = new ReadersTerminal(folder)
const posthorn = new Installation()
let client: RestClient

before(async () => {
  await posthorn.start()
  const { account, baseUrl } = posthorn
  client = new RestClient({ baseUrl, account })
  terminal.set({ ACCOUNT_SID: account.sid, AUTH_TOKEN: account.token, BASE_URL: baseUrl })
})
after(async () => {
  terminal[Symbol.dispose]()
  await client.close()
  await posthorn[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** What each block prints. */
const answers: RegExp[] = [
  /"valid":true/,
  /"subject":"user-8f14e45f","status":"active".*"claims":\{"role":"admin"\}.*"refresh_token":"SE/,
  /"status":"active".*"refresh_token":"SE/,
  /^1$/m,
  /^$/,
  /"subject":"user-8f14e45f","revoked":0/,
  /"status":"revoked","revoked_reason":"logout"/,
  /\{"subject":"user-8f14e45f","sessions":\[\{/,
  /"kid":"[\w-]{43}"/,
]

test("each block of sessions.md does what it says", { skip: noCurl }, async () => {
  const blocks = codeBlocks(guide)
  assert.equal(blocks.length, answers.length, "every block is run here")
  for (const [index, block] of blocks.entries())
    assert.match(await terminal.paste(block), answers[index] ?? /$^/, block)
})

test("sessions.md has the limits of the code", () => {
  const dayMs = 24 * 3_600_000
  for (const row of [
    `| access token | ${accessSeconds / 60} minutes |`,
    `| session without a refresh | ${idleMs / dayMs} days |`,
    `| session with refreshes | ${absoluteMs / dayMs} days |`,
    `| former refresh token | ${refreshGraceMs / 1_000} seconds |`,
    `| active sessions of a subject; the oldest is revoked for a newer one | ${sessionsPerSubjectMax} |`,
    `| ended sessions in lists | ${endedKeptMs / dayMs} days |`,
    `| \`claims\` | ${claimsBytesMax.toLocaleString("en")} bytes |`,
  ])
    assert.ok(guide.includes(row), row)
})

test("the check in Node", async () => {
  const place = project("node", "check.mjs", "js")
  symlinkSync(path.join(root, "node_modules"), path.join(place, "node_modules"))
  await checkTokens((token) => run(process.execPath, ["check.mjs", token], { cwd: place }))
})

test("the check in Python", async (t) => {
  if (run("python3", ["-c", "import venv, ensurepip"]).status !== 0) return t.skip("This machine has no python3.")
  const home = path.join(root, `.cache/session-guide-python-${versions.pyjwt}-${versions.cryptography}`)
  const python = path.join(home, "bin/python")
  const packages = [`PyJWT[crypto]==${versions.pyjwt}`, `cryptography==${versions.cryptography}`]
  const isInstalled = existsSync(path.join(home, "installed")) || (await install(t, home, python, packages))
  if (!isInstalled) return
  const place = project("python", "check.py", "python")
  await checkTokens((token) => run(python, ["check.py", token], { cwd: place }))
})

test("the check in Go", async (t) => {
  if (run("go", ["version"]).status !== 0) return t.skip("This machine has no go.")
  const place = project("go", "check.go", "go")
  const { jwt, keyfunc } = versions
  run("go", ["mod", "init", "check"], { cwd: place })
  const modules = [`github.com/golang-jwt/jwt/v5@${jwt}`, `github.com/MicahParks/keyfunc/v3@${keyfunc}`]
  const fetched = run("go", ["get", ...modules], { cwd: place })
  if (isUnreachable(fetched)) return t.skip(unreachable)
  assert.equal(fetched.status, 0, fetched.said)
  const built = run("go", ["build", "-o", "check", "."], { cwd: place })
  assert.equal(built.status, 0, built.said)
  await checkTokens((token) => run(path.join(place, "check"), [token], { cwd: place }))
})

/** The program takes a token that is right, and no other. */
async function checkTokens(check: (token: string) => Ran): Promise<void> {
  const token = await signIn({ audience: "https://api.example.com" })
  const right = check(token)
  assert.equal(right.status, 0, right.said)
  assert.equal(right.printed, "user-0001")
  const [header = "", payload = "", signature = ""] = token.split(".")
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as Record<string, unknown>
  const encoded = (json: object) => Buffer.from(JSON.stringify(json)).toString("base64url")
  const wrong: [string, string][] = [
    ["of another audience", await signIn({ audience: "https://other.example.com" })],
    ["with another subject", `${header}.${encoded({ ...claims, sub: "user-0002" })}.${signature}`],
    ["without a signature", `${encoded({ alg: "none", typ: "at+jwt" })}.${payload}.`],
    ["that is none", "token"],
  ]
  for (const [what, text] of wrong) {
    const { status, printed } = check(text)
    assert.notEqual(status, 0, `A token ${what} is refused.`)
    assert.equal(printed, "")
  }
}

async function signIn(more: object): Promise<string> {
  const to = "+15005550010"
  await client.post("/v1/auth/safe_list", { to })
  const { sid } = (await client.post("/v1/auth/verifications", { to, from: "+15005550006" })).body as { sid: string }
  await client.post("/v1/auth/verification_checks", { verification_sid: sid, code: "000000" })
  const { body } = await client.post("/v1/auth/sessions", { subject: "user-0001", verification_sid: sid, ...more })
  return (body as { access_token: string }).access_token
}

/** A folder with the program of the guide. */
function project(name: string, file: string, language: string): string {
  const place = path.join(folder, name)
  mkdirSync(place)
  // Snippets of calls come before it.
  const program = codeBlocks(guide, language).at(-1) ?? ""
  assert.ok(program && guide.includes(`Save this as \`${file}\``))
  writeFileSync(path.join(place, file), program)
  return place
}

async function install(t: TestContext, home: string, python: string, packages: string[]): Promise<boolean> {
  assert.equal(run("python3", ["-m", "venv", home]).status, 0)
  const fetched = run(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...packages])
  if (isUnreachable(fetched)) {
    t.skip(unreachable)
    return false
  }
  assert.equal(fetched.status, 0, fetched.said)
  writeFileSync(path.join(home, "installed"), "")
  return true
}

interface Ran {
  status: number | null
  said: string
  printed: string
}

function run(program: string, line: readonly string[], options: { cwd?: string } = {}): Ran {
  const { baseUrl, account } = posthorn
  const env = {
    ...process.env,
    PATH: [process.env.PATH, "/usr/local/go/bin"].join(path.delimiter),
    BASE_URL: baseUrl,
    ACCOUNT_SID: account.sid,
    GOTOOLCHAIN: "local",
    GOFLAGS: "",
  }
  const { status, stdout, stderr, error } = spawnSync(program, line, { cwd: folder, ...options, env, encoding: "utf8" })
  return { status, said: `${stdout}${stderr}${error?.message ?? ""}`, printed: (stdout ?? "").trim() }
}

const unreachable = "The package registry cannot be reached from this machine."

function isUnreachable({ status, said }: Ran): boolean {
  const signs =
    /ENOTFOUND|Could not resolve host|EAI_AGAIN|ECONNREFUSED|no such host|connection refused|i\/o timeout|NewConnectionError|Temporary failure in name resolution/
  return status !== 0 && signs.test(said)
}
