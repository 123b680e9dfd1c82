import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { test } from "node:test"
import { readConfig } from "#host/config/config.ts"
import { greeting } from "./start.ts"

const settings = readConfig({ DATA_DIR: "/srv/posthorn" })
const baseUrl = "http://127.0.0.1:8080"

test("the first start prints the credentials, the addresses and where the data lies, each on its line", () => {
  const firstAccount = { sid: "AC1", token: "secret", linkToken: "one-time" }
  assert.deepEqual(greeting({ baseUrl, firstAccount }, settings).slice(0, 5), [
    "Account SID: AC1",
    "Auth Token: secret",
    "Base URL: http://127.0.0.1:8080",
    "Console: http://127.0.0.1:8080/console/welcome#one-time",
    "Data: /srv/posthorn",
  ])
})

test("the token is printed once and is part of no command", () => {
  const firstAccount = { sid: "AC1", token: "t0ken", linkToken: "one-time" }
  const lines = greeting({ baseUrl, firstAccount }, settings)
  assert.deepEqual(
    lines.filter((line) => line.includes("t0ken")),
    ["Auth Token: t0ken"],
  )
})

test("the first start without the simulator prints no command that would be refused, but the first steps", () => {
  const production = readConfig({ DATA_DIR: "/srv/posthorn", NODE_ENV: "production" })
  const firstAccount = { sid: "AC1", token: "t0ken", linkToken: "one-time" }
  const lines = greeting({ baseUrl, firstAccount }, production)
  assert.ok(!lines.some((line) => line.startsWith("curl")))
  assert.match(lines.at(-1) ?? "", /Add a carrier and a route first: docs\/guides\/first-carrier\.md/)
})

test("later starts print no credentials", () => {
  const printed = greeting({ baseUrl, firstAccount: null }, settings)
  assert.deepEqual(printed, [
    "Base URL: http://127.0.0.1:8080",
    "Console: http://127.0.0.1:8080/console",
    "Data: /srv/posthorn",
  ])
})

test("the curl line reaches the shell's curl in one piece", { skip: process.platform === "win32" }, () => {
  const line =
    greeting({ baseUrl, firstAccount: { sid: "AC1", token: "t0ken", linkToken: "one-time" } }, settings).at(-1) ?? ""
  const shell = spawnSync("sh", ["-c", `curl() { printf '%s\\n' "$@"; }\n${line}`], { encoding: "utf8" })
  assert.deepEqual(shell.stdout.trim().split("\n"), [
    "-u",
    "AC1",
    "http://127.0.0.1:8080/v1/messages",
    "--data-urlencode",
    "To=+14155550123",
    "--data-urlencode",
    "From=+15005550006",
    "--data-urlencode",
    "Body=Hello",
  ])
})

test("a database in the URL is shown without its password", () => {
  const remote = { ...settings, databaseUrl: "postgres://ann:planted@db.example.com:5433/posthorn" }
  assert.equal(
    greeting({ baseUrl, firstAccount: null }, remote).at(-1),
    "Data: PostgreSQL at db.example.com:5433/posthorn, and /srv/posthorn",
  )
})
