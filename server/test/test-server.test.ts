/** `posthorn test`, as the tests of another program start it. */
import assert from "node:assert/strict"
import { spawn, type ChildProcessByStdio } from "node:child_process"
import { once } from "node:events"
import { existsSync, readdirSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"
import type { Readable, Writable } from "node:stream"
import { test } from "node:test"
import { eventually } from "./support/eventually.ts"
import { program } from "./support/program.ts"

interface Started {
  base_url: string
  account_sid: string
  auth_token: string
  operator_token: string
}

/** A server of the tests. Disposing ends its input, as the end of the starting program does. */
class TestServer {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>
  said = ""

  constructor(environment: Record<string, string> = {}) {
    this.child = spawn(process.execPath, [program, "test"], {
      stdio: ["pipe", "pipe", "pipe"],
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    })
    this.child.stderr.setEncoding("utf8").on("data", (text: string) => (this.said += text))
  }

  async start(): Promise<Started> {
    const ended = once(this.child, "exit").then(() => Promise.reject(new Error(`It ended: ${this.said}`)))
    const [line] = (await Promise.race([once(createInterface(this.child.stdout), "line"), ended])) as [string]
    return JSON.parse(line) as Started
  }

  /** The folder of its store. */
  get folder(): string | undefined {
    const named = (home: string) =>
      existsSync(home)
        ? readdirSync(home).filter(
            (name) => name.startsWith("posthorn-test-store-") && name.includes(`-${this.child.pid}-`),
          )
        : []
    return ["/dev/shm", tmpdir()].flatMap((home) => named(home).map((name) => path.join(home, name)))[0]
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const exited = once(this.child, "exit")
    this.child.stdin.end()
    await exited
  }
}

async function statusOf(server: Started, place: string, user = server.account_sid, password = server.auth_token) {
  const headers = { authorization: `Basic ${btoa(`${user}:${password}`)}`, "content-type": "application/json" }
  const body = JSON.stringify({ to: "+14155550123", from: "+15005550006", body: "Your table is ready." })
  const request = place === "/v1/messages" ? { method: "POST", headers, body } : { headers }
  return (await fetch(`${server.base_url}${place}`, request)).status
}

test("a test server prints its credentials, and ends with the program that started it", async () => {
  await using server = new TestServer({
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    NODE_ENV: "production",
    // As of a PostgreSQL of the developer.
    PGPORT: "5433",
    PGSSLMODE: "require",
    PGOPTIONS: "-c no_such_setting=1",
  })
  const started = await server.start()
  assert.equal(await statusOf(started, "/v1/messages"), 201)
  assert.equal(await statusOf(started, "/operator/v1/accounts", "operator", started.operator_token), 200)
  assert.ok(server.folder)
  const exited = once(server.child, "exit")
  server.child.stdin.end()
  assert.deepEqual(await exited, [0, null])
  assert.equal(server.folder, undefined)
  assert.equal(server.said, "")
})

test("a test server removes the store of one that was killed, and leaves those that run", async () => {
  await using killed = new TestServer()
  await using other = new TestServer()
  await Promise.all([killed.start(), other.start()])
  const exited = once(killed.child, "exit")
  killed.child.kill("SIGKILL")
  await exited
  assert.ok(killed.folder)
  await eventually("the PostgreSQL of the killed server ends", async () => {
    await using next = new TestServer()
    await next.start()
    return killed.folder === undefined
  })
  assert.ok(other.folder)
})

test("a test server whose parent ends during its start leaves nothing", async () => {
  await using server = new TestServer()
  await eventually("the store has a folder", () => server.folder !== undefined)
  const exited = once(server.child, "exit")
  server.child.stdin.end()
  server.child.stdout.destroy()
  assert.deepEqual(await exited, [0, null])
  assert.equal(server.folder, undefined)
})
