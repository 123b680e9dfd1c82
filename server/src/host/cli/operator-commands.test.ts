import assert from "node:assert/strict"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { createAccount } from "#core/accounts/create-account.ts"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { CountedAccount } from "#host/statistics/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds, fromSid, toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { open } from "#core/std/secret-box.ts"
import { runCommand } from "./run-command.ts"

const store = await createTestDatabase()
const db = new Database({ url: store.url, log: silentLog })
const folder = mkdtempSync(path.join(tmpdir(), "posthorn-cli-"))
after(async () => {
  await db.close()
  await store.close()
  await rm(folder, { recursive: true })
})
const secretKey = Buffer.alloc(32, 5)
const target = ["--set", "hosts.0.host=smpp.carrier.example", "--set", "system_id=acme"]

test("a carrier is added, shown, changed, turned off and removed", async () => {
  const sid = await addCarrier("Acme")
  assert.match(
    (await run("carrier", "list")).printed,
    new RegExp(`^${sid}  enabled  Acme  acme@smpp.carrier.example:2775$`, "m"),
  )
  assert.equal((await run("carrier", "set", sid, "--set", "window_max=50", "--name", "Acme 2")).code, 0)
  const shown = JSON.parse((await run("carrier", "show", sid, "--json")).printed) as Record<string, object>
  assert.deepEqual(
    [shown.name, shown.settings],
    ["Acme 2", { hosts: [{ host: "smpp.carrier.example" }], system_id: "acme", window_max: 50 }],
  )
  const refused = await run("carrier", "remove", sid)
  assert.deepEqual([refused.code, refused.complained], [1, "The carrier is enabled. Disable it first."])
  await run("carrier", "disable", sid)
  await db.query("update carriers set learned_ids = 'hex_to_decimal' where id = $1", [fromSid("carrier", sid)])
  const { printed } = await run("carrier", "show", sid)
  assert.match(printed, /^status: +disabled$/m)
  assert.match(printed, /^learned_message_ids: \{"submit":"hex","receipt":"decimal"\}$/m)
  assert.equal((await run("carrier", "remove", sid)).code, 0)
  assert.match((await run("carrier", "show", sid)).complained, /no carrier with this sid/)
})

test("an account gets a contact for its customers, loses it, and keeps its name meanwhile", async () => {
  const created = JSON.parse((await run("account", "create", "--name", "Bell", "--json")).printed) as { sid: string }
  const contact = ["--support-phone", "+41 44 555 01 23", "--support-email", "help@example.com"]
  assert.equal((await run("account", "set", created.sid, ...contact)).code, 0)
  const { printed } = await run("account", "show", created.sid)
  assert.match(printed, /^name: +Bell$[^]*^support_email: +help@example\.com$[^]*^support_phone: +\+41445550123$/m)
  const refused = await run("account", "set", created.sid, "--support-url", "http://example.com")
  assert.equal(refused.code, 1)
  assert.equal((await run("account", "set", created.sid, "--support-phone", "")).code, 0)
  assert.match((await run("account", "show", created.sid)).printed, /^support_phone: +null$/m)
})

test("two that change a carrier at the same time both have their way", async () => {
  const sid = await addCarrier("Shared")
  const settings = { hosts: [{ host: "smpp.carrier.example" }], systemId: "acme", systemType: "theirs" }
  const setting = await db.transaction(async (tx) => {
    await tx.query("select 1 from carriers where id = $1 for update", [fromSid("carrier", sid) ?? ""])
    const begun = run("carrier", "set", sid, "--set", "window_max=50")
    const waits = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    while (!(await db.query(waits)).length);
    await tx.query("update carriers set settings = $1 where id = $2", [JSON.stringify(settings), fromSid("carrier", sid) ?? ""]) // oxfmt-ignore
    return { begun }
  })
  assert.equal((await setting.begun).code, 0)
  const shown = JSON.parse((await run("carrier", "show", sid, "--json")).printed) as { settings: object }
  assert.deepEqual(shown.settings, { hosts: settings.hosts, system_id: "acme", system_type: "theirs", window_max: 50 })
  await run("carrier", "disable", sid)
  await run("carrier", "remove", sid)
})

test("a password comes from a file, the standard input or the terminal, and is never printed", async () => {
  const file = write("password", "from-a-file\n")
  const ways: [string, string[], Partial<Given>][] = [
    ["from-a-file", ["--password-file", file], {}],
    ["from-the-input", ["--password-file", "-"], { input: "from-the-input\r\n" }],
    ["typed", [], { typed: "typed" }],
  ]
  for (const [password, words, given] of ways) {
    const added = await run("carrier", "add", "--name", password, ...target, ...words, given)
    assert.equal(added.code, 0, added.complained)
    const sid = sidIn(added.printed)
    assert.equal(await passwordOf(sid), password)
    const shown = await run("carrier", "show", sid, "--json")
    assert.doesNotMatch(shown.printed.replace(`"name": "${password}"`, ""), new RegExp(password))
    await run("carrier", "set", sid, "--password-file", file)
    assert.equal(await passwordOf(sid), "from-a-file")
  }
})

test("settings come from a file, and one refusal names all their faults", async () => {
  const good = write("settings.json", JSON.stringify({ hosts: [{ host: "a.example" }], system_id: "acme" }))
  assert.equal((await run("carrier", "add", "--name", "File", "--settings", good)).code, 0)
  const wrong = write("wrong.json", JSON.stringify({ hosts: [{ host: "a b", port: 0 }], windowmax: 3 }))
  const { code, complained } = await run("carrier", "add", "--settings", wrong, "--status", "off")
  assert.equal(code, 1)
  for (const param of ["name", "status", "settings.hosts[0].host", "settings.hosts[0].port", "settings.system_id"])
    assert.ok(complained.includes(`- \`${param}\` `), `${param} in ${complained}`)
  assert.match(complained, /`settings\.windowmax` is not a setting.*`settings\.window_max`/)
  assert.match((await run("carrier", "add", "--settings", write("x", "{"))).complained, /is not JSON/)
  assert.match((await run("carrier", "add", "--settings", path.join(folder, "none"))).complained, /cannot be read/)
})

test("a private URL without its range is a warning with the remedy, and the output stays JSON", async () => {
  const kannel = ["--set", "preset=kannel", "--set", "values.username=posthorn"]
  const url = ["--set", "values.base_url=http://10.1.2.3:13013"]
  const password = ["--password-file", write("kannel", "s3cret")]
  const words = ["carrier", "add", "--kind", "http", "--name", "Kannel", ...kannel, ...url, ...password, "--json"]
  const warned = await run(...words)
  assert.match(warned.complained, /^Warning: settings\.values\.base_url is http:\/\/10\..*CARRIER_ALLOWED_RANGES/)
  const { sid } = JSON.parse(warned.printed) as { sid: string }
  const changed = await run("carrier", "set", sid, ...url, ...password)
  assert.match(changed.complained, /^Warning: .*CARRIER_ALLOWED_RANGES/)
  const allowed = await run(...words, { variables: { CARRIER_ALLOWED_RANGES: "10.1.2.0/24" } })
  assert.deepEqual([allowed.code, allowed.complained], [0, ""])
  for (const each of [sid, (JSON.parse(allowed.printed) as { sid: string }).sid]) {
    await run("carrier", "disable", each)
    await run("carrier", "remove", each)
  }
})

test("the name of an account cannot control the terminal of an operator", async () => {
  const { accountId } = await db.transaction((tx) =>
    createAccount(tx, { name: "Bell\u001b[2J\r\nsid: \u009b31m", newId: createIds(systemClock), now: 0 }),
  )
  const shown = await run("account", "show", toSid("account", accountId))
  const listed = await run("account", "list")
  for (const { code, printed } of [shown, listed]) {
    assert.equal(code, 0)
    assert.match(printed, /Bell\uFFFD\[2J\uFFFD\uFFFDsid: \uFFFD31m$/m)
  }
  const { printed } = await run("account", "show", toSid("account", accountId), "--json")
  assert.match(printed, /"name": "Bell\\u001b\[2J\\r\\nsid: \\u009b31m"/)
  assert.equal((JSON.parse(printed) as { name: string }).name, "Bell\u001b[2J\r\nsid: \u009b31m")
})

test("routes are added, listed, changed and removed, with the checks of the API", async () => {
  const sid = await addCarrier("Routed")
  const { accountId } = await db.transaction((tx) =>
    createAccount(tx, { name: "A", newId: createIds(systemClock), now: 0 }),
  )
  const account = toSid("account", accountId)
  const added = await run("route", "add", sid, "--prefix", "49", "--account-sid", account, "--priority", "5")
  assert.equal(added.code, 0, added.complained)
  const route = sidIn(added.printed)
  assert.match(
    (await run("route", "list")).printed,
    new RegExp(`^${route}  ${sid}  49 .* ${account} .* 5 +1 +enabled$`, "m"),
  )
  await run("route", "set", route, "--weight", "7", "--status", "disabled")
  const [listed] = JSON.parse((await run("route", "list", "--json")).printed) as Record<string, unknown>[]
  assert.deepEqual([listed?.weight, listed?.status, listed?.priority], [7, "disabled", 5])
  const wrong = await run("route", "add", `CR${"0".repeat(32)}`, "--account-sid", `AC${"0".repeat(32)}`)
  assert.equal(wrong.code, 1)
  assert.match(
    wrong.complained,
    /`carrier_sid` is not the sid of a carrier[^]*`account_sid` is not the sid of an account/,
  )
  assert.equal((await run("route", "remove", route)).code, 0)
  assert.equal((await run("route", "remove", route)).code, 1)
})

test("a price list is imported from CSV and JSON, listed by prefix, and a wrong one changes nothing", async () => {
  const sid = await addCarrier("Priced")
  const csv = write("rates.csv", "prefix;price\n49;0.0725\n;0.12\n")
  assert.match((await run("rate", "import", sid, csv, "--price-unit", "EUR")).printed, /has 2 rates in EUR/)
  const { printed } = await run("rate", "list", sid)
  assert.match(printed, /^\* +0\.12 +EUR +RA\w+\n49 +0\.0725 +EUR +(RA\w+)$/m)
  const wrong = await run("rate", "import", sid, "-", "--price-unit", "EUR", { input: "49,0.08\n+1,x\n" })
  assert.equal(wrong.code, 1)
  assert.match(wrong.complained, /Line 2: the prefix `\+1`[^]*Line 2: the price `x`/)
  assert.equal((await run("rate", "list", sid)).printed, printed)
  const json = JSON.stringify([{ prefix: "44", price: "0.05" }])
  assert.equal((await run("rate", "import", sid, "-", "--price-unit", "USD", { input: json })).code, 0)
  const rates = JSON.parse((await run("rate", "list", sid, "--json")).printed) as { sid: string; price: string }[]
  assert.deepEqual(
    rates.map(({ price }) => price),
    ["0.05"],
  )
  assert.equal((await run("rate", "remove", rates[0]?.sid ?? "")).code, 0)
  assert.deepEqual(JSON.parse((await run("rate", "list", sid, "--json")).printed), [])
})

test("a list is printed whole, over all pages of the API", async () => {
  const sid = await addCarrier("Many prices")
  const input = Array.from({ length: 1001 }, (_, index) => `${1000 + index},0.08`).join("\n")
  assert.equal((await run("rate", "import", sid, "-", "--price-unit", "EUR", { input })).code, 0)
  assert.equal((await run("rate", "list", sid)).printed.split("\n").length, 1002)
})

test("the help of an option has the text, the words and the default of the API", async () => {
  const { printed } = await run("route", "add", "--help")
  assert.match(printed, /--priority\n +The priority\. Posthorn tries the lowest first\. Default: 100\.\n/)
  assert.match(printed, /--status\n +The status\. [^-]*Values:\s+enabled,\s+disabled\.\s+Default:\s+enabled\.\n/)
  assert.match((await run("number", "list", "--help")).printed, /--status pending returns the requests/)
  assert.match((await run("rate", "import", "--help")).printed, /--price-unit\n.* Required\.\n/)
})

test("the price list of accounts is imported and listed without a carrier", async () => {
  const imported = await run("rate", "import", "none", "-", "--price-unit", "USD", { input: "49,0.09\nemail,0.001\n" })
  assert.match(imported.printed, /^The price list of accounts has 2 rates in USD/)
  const listed = JSON.parse((await run("rate", "list", "none", "--json")).printed) as object[]
  assert.deepEqual(
    listed.map((rate) => ("carrier_sid" in rate ? rate.carrier_sid : undefined)),
    [null, null],
  )
})

test("every command that changes carriers, routes or rates says when running servers use the change", async () => {
  const added = await run("carrier", "add", "--name", "Timed", ...target, { typed: "p" })
  const carrier = sidIn(added.printed)
  const routed = await run("route", "add", carrier)
  const route = sidIn(routed.printed)
  const imported = await run("rate", "import", carrier, "-", "--price-unit", "EUR", { input: "49,0.08\n" })
  const price = ["--price", "0.09"]
  const rated = await run("rate", "add", carrier, "--prefix", "50", "--price-unit", "EUR", ...price)
  const listed = JSON.parse((await run("rate", "list", carrier, "--json")).printed) as { sid: string }[]
  const all = [
    added,
    routed,
    imported,
    rated,
    await run("rate", "set", sidIn(rated.printed), ...price),
    await run("carrier", "trace", carrier),
    await run("carrier", "end-trace", carrier),
    await run("carrier", "set", carrier, "--name", "Renamed"),
    await run("route", "set", route, "--weight", "2"),
    await run("rate", "remove", listed[0]?.sid ?? ""),
    await run("route", "remove", route),
    await run("carrier", "disable", carrier),
    await run("carrier", "enable", carrier),
    await run("carrier", "disable", carrier),
    await run("carrier", "remove", carrier),
  ]
  for (const { printed, complained } of all)
    assert.match(printed, /\. Running servers use this change within three seconds\.$/, complained)
})

test("single rates are added, shown and changed, for a carrier and for accounts", async () => {
  const carrier = await addCarrier("Single prices")
  for (const owner of [carrier, "none"]) {
    const added = await run("rate", "add", owner, "--prefix", "4930", "--price", "0.0725", "--price-unit", "USD")
    assert.equal(added.code, 0, added.complained)
    const sid = sidIn(added.printed)
    assert.equal((await run("rate", "set", sid, "--price", "0.08")).code, 0)
    const shown = JSON.parse((await run("rate", "show", sid, "--json")).printed) as Record<string, unknown>
    const { carrier_sid: carrierSid, prefix, price, price_unit: unit } = shown
    assert.deepEqual([carrierSid ?? "none", prefix, price, unit], [owner, "4930", "0.08", "USD"])
  }
  assert.doesNotMatch((await run("rate", "add", "--help")).printed, /Default: \./)
})

test("dead letters are listed without their texts, retried and discarded", async () => {
  const ids = ["01900000-0000-7000-8000-000000000001", "01900000-0000-7000-8000-000000000002"]
  for (const id of ids)
    await db.query(
      `insert into inbound_dead_letters values ($1, sha256($2::bytea), $1, '+15551234567', '+15550000001', $3, '22021', now(), '2100-01-01')`,
      [id, id, JSON.stringify({ body: "private", media: [] })],
    )
  const [older = "", newer = ""] = ids.map((id) => toSid("deadLetter", id))
  const listed = await run("dead-letter", "list")
  assert.match(listed.printed, new RegExp(`^${newer} .* \\+15550000001 +22021 .*\n${older} `, "m"))
  assert.doesNotMatch(listed.printed, /private/)
  assert.match((await run("dead-letter", "list", "--json")).printed, /"body": "private"/)
  const retried = await run("dead-letter", "retry", newer)
  assert.deepEqual([retried.code, retried.printed], [0, `A running server retries ${newer} within a minute.`])
  assert.equal((await run("dead-letter", "discard", older)).code, 0)
  assert.match((await run("dead-letter", "discard", older)).complained, /no dead letter with this sid/)
  const left = await db.query("select id, retry_at <= now() as is_due from inbound_dead_letters")
  assert.deepEqual(left, [{ id: ids[1], isDue: true }])
  assert.match(
    (await run("dead-letter", "retry", "--help")).printed,
    /^Retries to store the message of a dead letter /m,
  )
})

test("blocks of all accounts are listed and released, and the summary counts verifications by account", async () => {
  const { accountId } = await db.transaction((tx) =>
    createAccount(tx, { name: "Pumped", newId: createIds(systemClock), now: 0 }),
  )
  const account = toSid("account", accountId)
  const blockId = createIds(systemClock)()
  const block = toSid("block", blockId)
  await db.query(
    `insert into verification_blocks (account_id, id, scope, key, country, is_dry_run, sends, approvals, created_at, ends_at)
     values ($1, $2, 'prefix', '+1555234', 'US', false, 31, 0, now(), now() + interval '1 hour')`,
    [accountId, blockId],
  )
  await db.query("insert into verification_hours values ($1, now() - interval '2 hours', 160, 150, 2, 1)", [accountId])
  const active = () => run("verification-block", "list", "--active", "true")
  assert.match(
    (await active()).printed,
    new RegExp(`^${block} +${account} +prefix +\\+1555234 +31 +0 +false .* -$`, "m"),
  )
  const released = await run("verification-block", "release", block)
  assert.equal(released.printed, `Block ${block} of account ${account} is released.`)
  assert.doesNotMatch((await active()).printed, new RegExp(block))
  const summary = await run("verification", "summary")
  assert.match(summary.printed, new RegExp(`^${account} +160 +150 +2 +1 +0\\.0125$`, "m"))
  const earlier = await run("verification", "summary", "--to", "2020-01-01T00:00:00Z")
  assert.deepEqual([earlier.code, earlier.printed.split("\n").length], [0, 1])
})

test("the scores of prefixes are listed, and one is cleared", async () => {
  await db.query(
    `insert into installation_scores (key, score, sends, approvals, scored_at, blocked_until)
     values ('+1555234', 13, 31, 2, now(), now() + interval '1 hour')`,
    [],
  )
  assert.match((await run("verification-score", "list")).printed, /^\+1555234 +1[23](?:\.\d+)? +31 +2 +\d{4}-/m)
  const cleared = await run("verification-score", "clear", "+1555234")
  assert.equal(cleared.printed, "The score of +1555234 is clear in all accounts.")
  assert.doesNotMatch((await run("verification-score", "list")).printed, /1555234/)
})

test("a carrier is traced for some minutes and a recipient, and its trace ends", async () => {
  const sid = await addCarrier("Traced")
  const traced = await run("carrier", "trace", sid, "--minutes", "10", "--to", "+4915112345678", "--json")
  const { trace, ...others } = JSON.parse(traced.printed) as { trace: { to: string; until: string } }
  assert.equal(trace.to, "+4915112345678")
  assert.ok(Math.abs(Date.parse(trace.until) - Date.now() - 600_000) < 60_000, trace.until)
  assert.ok(!("state" in others), "only a running server knows its state")
  assert.equal((await run("carrier", "end-trace", sid)).code, 0)
  assert.match((await run("carrier", "show", sid)).printed, /^trace: +null$/m)
})

test("the timeline of a message of any account is printed with its exchanges", async () => {
  const newId = createIds(systemClock)
  const { messageId, accountId } = await db.transaction(async (tx) => {
    const account = await CountedAccount.create(tx, systemClock, newId)
    return { accountId: account.id, messageId: await account.failure("carrier_rejected") }
  })
  await db.query(
    `insert into message_frames values ($1, $2, $3, $2, now() + interval '1 second', 'out', 'a.example:2775 #1', 'submit_sm', '\\x00ff')`,
    [accountId, newId(), messageId],
  )
  const { printed } = await run("message", "timeline", toSid("message", messageId))
  const [, failed = "", exchange = ""] = printed.split("\n")
  assert.match(failed, /^\S+Z  status +messages\.failed +-$/)
  assert.match(exchange, /^\S+Z  exchange  submit_sm +\{"carrier":"CR\w+",.*"direction":"out","hex":"00ff"\}$/)
  assert.match((await run("message", "timeline", `MS${"0".repeat(32)}`)).complained, /no message with this sid/)
})

test("the presets of carriers are listed with the values that they require", async () => {
  const { printed } = await run("carrier-preset", "list")
  assert.match(printed, /^telnyx +Telnyx +sms,mms +public_key$/m)
})

test("an option that is not known is refused with the nearest that is", async () => {
  const { code, complained } = await run("route", "add", "CR1", "--prefx", "49")
  assert.equal(code, 2)
  assert.match(complained, /^Unknown option '--prefx'\. The nearest is '--prefix'\.\n/)
})

test("a secret that the server could not open is never sealed, but a carrier can be turned off without the key", async () => {
  const sid = await addCarrier("Elsewhere")
  const elsewhere = { variables: { POSTHORN_SECRET_KEY: "", DATA_DIR: path.join(folder, "empty") } }
  const added = await run("carrier", "add", "--name", "Other", ...target, elsewhere)
  assert.deepEqual([added.code, /no secret key/.test(added.complained)], [1, true])
  assert.equal((await run("carrier", "disable", sid, elsewhere)).code, 0)
})

interface Given {
  input: string
  typed: string
  variables: Record<string, string>
}

/** Runs a command with these words. The last argument can replace other inputs of the command. */
async function run(...all: (string | Partial<Given>)[]) {
  const words = all.filter((item) => typeof item === "string")
  const {
    input = "",
    typed,
    variables,
  }: Partial<Given> = Object.assign({}, ...all.filter((item) => typeof item === "object"))
  const printed: string[] = []
  const complained: string[] = []
  const environment = { DATABASE_URL: store.url, POSTHORN_SECRET_KEY: secretKey.toString("base64"), DATA_DIR: folder }
  const code = await runCommand(words, {
    environment: { ...environment, ...variables },
    clock: systemClock,
    print: (line) => void printed.push(line),
    printError: (line) => void complained.push(line),
    promptHidden: typed === undefined ? null : async () => typed,
    readInput: async () => input,
    program: "",
    exitNow: (exitCode) => assert.fail(`ended with ${exitCode}`),
  })
  return { code, printed: printed.join("\n"), complained: complained.join("\n") }
}

async function addCarrier(name: string): Promise<string> {
  const { code, printed, complained } = await run("carrier", "add", "--name", name, ...target)
  assert.equal(code, 0, complained)
  return sidIn(printed)
}

function sidIn(text: string): string {
  return /\b[A-Z]{2}[0-9a-f]{32}\b/.exec(text)?.[0] ?? assert.fail(`no sid in ${text}`)
}

async function passwordOf(sid: string): Promise<unknown> {
  const id = fromSid("carrier", sid) ?? ""
  const [row] = await db.query<{ secrets: Buffer }>("select secrets from carriers where id = $1", [id])
  const opened = open([secretKey], row?.secrets ?? Buffer.alloc(0), `carrier ${id}`)
  return (JSON.parse(opened.toString("utf8")) as { password: string }).password
}

function write(name: string, content: string): string {
  const place = path.join(folder, name)
  writeFileSync(place, content)
  return place
}
