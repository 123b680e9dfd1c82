import assert from "node:assert/strict"
import { after, test } from "node:test"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { silentLog } from "#core/std/log.ts"
import { runCommand } from "./run-command.ts"

const store = await createTestDatabase()
const db = new Database({ url: store.url, log: silentLog })
after(async () => {
  await db.close()
  await store.close()
})

async function run(...words: string[]) {
  const printed: string[] = []
  const complained: string[] = []
  const code = await runCommand(words, {
    environment: { DATABASE_URL: store.url, PORT: "0" },
    clock: systemClock,
    print: (line) => void printed.push(line),
    printError: (line) => void complained.push(line),
    promptHidden: null,
    readInput: async () => "",
    program: "",
    exitNow: () => undefined,
  })
  return { code, printed: printed.join("\n"), complained: complained.join("\n") }
}

const sidIn = (prefix: string, text: string) => new RegExp(`${prefix}[0-9a-f]{32}`).exec(text)?.[0] ?? ""
const addAccount = async (name: string) => {
  const { printed } = await run("account", "create", "--name", name)
  return { printed, sid: sidIn("AC", printed) }
}
const first = await addAccount("First")
const second = await addAccount("Second")

test("creating an account says which senders it can use, and how that changes for the first one", async () => {
  assert.match(first.printed, /Auth Token: \w{32}\nThis is the only account, so it can send from any sender/)
  const [rule] = JSON.parse((await run("sender-rule", "list", "--json")).printed) as { sid: string; kind: string }[]
  assert.equal(rule?.kind, "any")
  assert.ok(second.printed.includes("only from numbers that the operator assigns"))
  assert.ok(second.printed.includes(`Account ${first.sid} can still send from any sender.`))
  assert.ok(second.printed.includes(`delete the sender rule ${rule.sid}`))
  assert.ok(!(await addAccount("Third")).printed.includes(rule.sid))
})

test("a number is assigned, moved, listed and released", async () => {
  const assigned = await run("number", "assign", second.sid, "+14155550100")
  const sid = sidIn("PN", assigned.printed)
  assert.equal(assigned.printed, `Account ${second.sid} owns +14155550100 (${sid}).`)
  const refused = await run("number", "assign", first.sid, "+14155550100")
  assert.deepEqual([refused.code, /Another account owns \+14155550100/.test(refused.complained)], [1, true])
  assert.match((await run("number", "reject", sid)).complained, /Release it instead/)
  assert.equal((await run("number", "move", sid, first.sid)).code, 0)
  assert.match((await run("number", "list")).printed, new RegExp(`^${sid} +\\+14155550100 +active +${first.sid}`, "m"))
  assert.equal((await run("number", "release", sid)).code, 0)
  assert.equal((await run("number", "list", "--json")).printed, "[]")
})

test("an account is suspended, shown and made active again", async () => {
  const { sid } = await addAccount("Late payer")
  assert.equal((await run("account", "set", sid, "--status", "suspended")).printed, `Account ${sid} changed.`)
  assert.match((await run("account", "show", sid)).printed, /^status: +suspended$/m)
  await run("account", "set", sid, "--status", "active", "--rate-per-second", "5")
  const shown = JSON.parse((await run("account", "show", sid, "--json")).printed) as Record<string, unknown>
  assert.deepEqual([shown.status, shown.rate_per_second, shown.name], ["active", 5, "Late payer"])
})

test("a sender rule is added, confirmed and removed, and the doctor counts conflicts until then", async () => {
  const sids = []
  for (const account of [first.sid, second.sid]) {
    const added = await run("sender-rule", "add", "exact", "--sender", "Bell", "--account-sid", account)
    sids.push(sidIn("SR", added.printed))
  }
  const examined = async () => /^(ok|BAD) +senders +(.*)$/m.exec((await run("doctor")).printed)?.slice(1)
  assert.equal((await examined())?.[0], "ok")
  await db.query("update sender_rules set needs_review = true where kind = 'exact'")
  assert.match((await examined())?.join(" ") ?? "", /^BAD 1 sender is in use by more than one account/)
  const conflicts = JSON.parse(
    (await run("sender-rule", "list", "--is-conflict", "true", "--json")).printed,
  ) as object[]
  assert.equal(conflicts.length, 2)
  assert.equal((await run("sender-rule", "keep", sids[0] ?? "")).code, 0)
  assert.equal((await run("sender-rule", "remove", sids[1] ?? "")).code, 0)
  assert.equal((await examined())?.[0], "ok")
})
