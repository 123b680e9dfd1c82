import assert from "node:assert/strict"
import { after, test } from "node:test"
import { Authenticator } from "#core/accounts/authenticate.ts"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { silentLog } from "#core/std/log.ts"
import { commands } from "./commands.ts"
import { runCommand } from "./run-command.ts"

const store = await createTestDatabase()
const db = new Database({ url: store.url, log: silentLog })
after(async () => {
  await db.close()
  await store.close()
})

test("a created account can sign in with the printed credentials", async () => {
  const { code, printed } = await run("account", "create", "--name", "Ann")
  assert.equal(code, 0)
  assert.ok(await canSignIn(valueOf(printed, "Account SID"), valueOf(printed, "Auth Token")))
})

test("a rotated token works, and the old one ends when no overlap is wanted", async () => {
  const { printed } = await run("account", "create")
  const sid = valueOf(printed, "Account SID")
  const rotated = await run("account", "rotate", sid, "--overlap-hours", "0")
  assert.ok(await canSignIn(sid, valueOf(rotated.printed, "Auth Token")))
  assert.ok(!(await canSignIn(sid, valueOf(printed, "Auth Token"))))
})

test("an account that does not exist cannot be rotated", async () => {
  const { code, complained } = await run("account", "rotate", `AC${"0".repeat(32)}`)
  assert.equal(code, 1)
  assert.match(complained, /account does not exist/)
})

test("migrate on a current store changes nothing and says so", async () => {
  assert.deepEqual(await run("migrate"), {
    code: 0,
    printed: `The store has the schema of this release (${place()}).`,
    complained: "",
  })
})

test("the doctor finds a good store good", async () => {
  const { code, printed } = await run("doctor")
  assert.equal(code, 0, printed)
  for (const subject of ["store", "schema", "clock"]) assert.match(printed, new RegExp(`^ok +${subject} `, "m"))
})

test("the doctor counts inbound messages that could not be stored", async () => {
  assert.match((await run("doctor")).printed, /^ok +inbound +every inbound message was stored/m)
  const id = "01900000-0000-7000-8000-000000000001"
  await db.query(
    `insert into inbound_dead_letters values ($1, sha256('r'), $1, '+1', '+2', '{}', '22021', now(), now())`,
    [id],
  )
  const { code, printed } = await run("doctor")
  await db.query("delete from inbound_dead_letters")
  assert.equal(code, 1)
  assert.match(
    printed,
    /^BAD +inbound +1 inbound messages could not be stored\. List them with "posthorn dead-letter list"/m,
  )
})

test("the doctor warns of inbound messages for numbers that no account owns", async () => {
  const id = "01900000-0000-7000-8000-000000000001"
  await db.query(
    `insert into inbound_dead_letters values ($1, sha256('r'), $1, '+1', '+2', '{}', 'number_unowned', now(), now())`,
    [id],
  )
  const { printed } = await run("doctor")
  await db.query("delete from inbound_dead_letters")
  assert.match(printed, /^WARN +inbound +1 inbound messages wait for numbers that no account owns\./im)
})

test("the doctor says what to do about a store that cannot be reached", async () => {
  const { code, printed } = await run("doctor", { DATABASE_URL: "postgres://nobody:planted@127.0.0.1:1/none" })
  assert.equal(code, 1)
  assert.match(printed, /^BAD +store +The store cannot be reached.*Check that DATABASE_URL/m)
  assert.doesNotMatch(printed, /planted/)
})

test("every command explains itself and the environment", async () => {
  for (const { name, sentence, environment } of commands) {
    const { code, printed } = await run(...name.split(" "), "--help")
    assert.equal(code, 0)
    const said = printed.replaceAll(/\n */g, " ")
    assert.ok(said.includes(sentence), printed)
    const own = environment && Object.entries(environment).flat()
    for (const text of own ?? ["DATABASE_URL (URL; unset by default)"]) assert.ok(said.includes(text), printed)
    assert.equal(said.includes("DATABASE_URL"), !own, "who only asks a server reads no variable of one")
  }
})

test("a wrong argument is named, with the way to write it", async () => {
  checkUsage(await run("dance"), /no command "dance"[^]*posthorn start/)
  checkUsage(await run("start", "now"), /"now" is not an operand/)
  checkUsage(await run("account", "rotate"), /The command requires sid/)
  checkUsage(await run("doctor", "--deep"), /^Unknown option '--deep'\.\nUsage: posthorn doctor\. [^\n]+$/)
})

test("problems of the configuration are reported before the command does anything", async () => {
  const { code, complained } = await run("migrate", { PORT: "x", HOST: "0.0.0.0" })
  assert.equal(code, 1)
  assert.match(complained, /2 problems:\n- PORT [^]*- HOST /)
})

interface Ran {
  code: number
  printed: string
  complained: string
}

/** Runs a command with these words. The last argument can have variables. */
async function run(...given: (string | Record<string, string>)[]): Promise<Ran> {
  const words = given.filter((item) => typeof item === "string")
  const variables = given.filter((item) => typeof item === "object")
  const printed: string[] = []
  const complained: string[] = []
  const code = await runCommand(words, {
    environment: Object.assign({ DATABASE_URL: store.url, PORT: "0" }, ...variables),
    clock: systemClock,
    print: (line) => void printed.push(line),
    printError: (line) => void complained.push(line),
    promptHidden: null,
    readInput: async () => "",
    program: "",
    exitNow: (exitCode) => assert.fail(`ended with ${exitCode}`),
  })
  return { code, printed: printed.join("\n"), complained: complained.join("\n") }
}

function checkUsage({ code, complained }: Ran, expected: RegExp): void {
  assert.equal(code, 2)
  assert.match(complained, expected)
}

function valueOf(printed: string, label: string): string {
  return new RegExp(`^${label}: (\\S+)$`, "m").exec(printed)?.[1] ?? assert.fail(`no ${label} in ${printed}`)
}

async function canSignIn(sid: string, token: string): Promise<boolean> {
  const header = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`
  return (await new Authenticator({ db, clock: systemClock }).authenticate(header)) !== undefined
}

function place(): string {
  const { host, pathname } = new URL(store.url)
  return `PostgreSQL at ${host}${pathname}, and ${new URL("../../../../data", import.meta.url).pathname}`
}
