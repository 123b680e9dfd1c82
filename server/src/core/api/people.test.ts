import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { fromSid } from "#core/std/ids.ts"
import { Browser, invite, password, signedIn, type Answer } from "./member-testing.ts"

let api: TestApi
before(async () => (api = await startTestApi()))
after(() => api[Symbol.asyncDispose]())

/** Creates an account for one test, with an owner. */
async function owned(name: string): Promise<{ account: TestAccount; owner: Browser; sid: string }> {
  const account = await api.addAccount(name)
  const owner = await signedIn(api, `owner@${name}.example`, { accountId: account.accountId, role: "owner" })
  return { account, owner, sid: await sidOf(owner) }
}

async function sidOf(browser: Browser): Promise<string> {
  const { body } = await browser.ask("GET", "/console/v1/session")
  return (body["member"] as { sid: string }).sid
}

const listOf = ({ body }: Answer) => body["data"] as Record<string, unknown>[]
const accept = (json: object) =>
  new Browser(api).ask("POST", "/console/v1/invites/accept", { json: { password, ...json } })

test("an owner invites, lists members, changes roles, and removes", async () => {
  const { account, owner } = await owned("inviting")
  const at = { account: account.sid }
  const invited = await owner.ask("POST", "/console/v1/invites", {
    ...at,
    json: { role: "viewer", email: "Ben@example.com" },
  })
  assert.equal(invited.status, 201)
  const { token, path, sid: inviteSid, ...invite } = invited.body
  assert.equal(path, `/console/welcome#${String(token)}`)
  const [listed] = listOf(await owner.ask("GET", "/console/v1/invites", at))
  assert.deepEqual(listed, { sid: inviteSid, ...invite })
  assert.equal(invite["email"], "ben@example.com")

  const ben = new Browser(api)
  assert.equal((await ben.ask("POST", "/console/v1/invites/accept", { json: { token, password } })).status, 201)
  assert.deepEqual(listOf(await owner.ask("GET", "/console/v1/invites", at)), [])
  const members = listOf(await owner.ask("GET", "/console/v1/members", at))
  assert.deepEqual(members.map(({ email, role }) => [email, role]), [
    ["ben@example.com", "viewer"],
    ["owner@inviting.example", "owner"],
  ]) // oxfmt-ignore

  const send = () => ben.ask("POST", "/v1/phone_numbers", { ...at, json: { number: "+14155550188" } })
  assert.equal((await send()).status, 403)
  const benSid = String(members[0]?.["sid"])
  const changed = await owner.ask("PATCH", `/console/v1/members/${benSid}`, { ...at, json: { role: "developer" } })
  assert.deepEqual([changed.status, changed.body["role"]], [200, "developer"])
  assert.equal((await send()).status, 201, "at once")
  assert.equal((await owner.ask("DELETE", `/console/v1/members/${benSid}`, at)).status, 204)
  assert.equal((await ben.ask("GET", "/v1/account", at)).status, 401, "who belongs nowhere has no session")
  assert.equal((await owner.ask("DELETE", `/console/v1/members/${benSid}`, at)).body["code"], "member_not_found")
})

test("an invite that was withdrawn, or whose maker is no owner any more, does not work", async () => {
  const { account, owner, sid } = await owned("withdrawing")
  const at = { account: account.sid }
  const make = async () => (await owner.ask("POST", "/console/v1/invites", { ...at, json: { role: "owner" } })).body
  const [withdrawn, used, orphaned] = [await make(), await make(), await make()]
  assert.equal((await owner.ask("DELETE", `/console/v1/invites/${String(withdrawn["sid"])}`, at)).status, 204)
  assert.equal((await accept({ token: withdrawn["token"], email: "a@withdrawing.example" })).status, 404)
  const second = new Browser(api)
  const json = { token: used["token"], email: "second@withdrawing.example", password }
  assert.equal((await second.ask("POST", "/console/v1/invites/accept", { json })).status, 201)
  const demoted = await second.ask("PATCH", `/console/v1/members/${sid}`, { ...at, json: { role: "viewer" } })
  assert.equal(demoted.status, 200)
  assert.equal(
    (await accept({ token: orphaned["token"], email: "b@withdrawing.example" })).body["code"],
    "invite_not_valid",
  )
})

test("an ambiguous or long email or name is refused with a sentence", async () => {
  const { account, owner } = await owned("telling")
  const { body } = await owner.ask("POST", "/console/v1/invites", { account: account.sid, json: { role: "viewer" } })
  const { token } = body
  const hidden = ["ann\u200b@example.com", "ann@exam\u00adple.com", "\u202eann@example.com", "ann\ufe0f@example.com"]
  const long = [`${"a".repeat(64)}@${"b".repeat(185)}.example`, `${"\u0130".repeat(64)}@${"\u0130".repeat(120)}.com`]
  for (const email of [...hidden, ...long]) {
    const { status, body: problem } = await accept({ token, email })
    assert.deepEqual([status, problem["param"]], [400, "email"], email)
    assert.match(String(problem["detail"]), /^`email` must be an email address/)
  }
  for (const name of [" ", "\u200b", "Ann\nOwner", "\u202eAnn", "\u2067Ann"]) {
    const { status, body: problem } = await accept({ token, email: "ann@telling.example", name })
    assert.deepEqual([status, problem["param"]], [400, "name"], JSON.stringify(name))
  }
  const name = "Ann \u0646\u0645\u06cc\u200c\u062f\u0627\u0646\u0645 👩\u200d💻"
  const { status, body: session } = await accept({ token, email: "ann@telling.example", name })
  assert.deepEqual([status, (session["member"] as { name: string }).name], [201, name])
})

test("owners learn and change nothing about other accounts and their members", async () => {
  const [mine, theirs] = [await owned("mine"), await owned("theirs")]
  const at = { account: mine.account.sid }
  const { sid: inviteSid } = (
    await theirs.owner.ask("POST", "/console/v1/invites", { account: theirs.account.sid, json: { role: "viewer" } })
  ).body
  for (const [method, path, json] of [
    ["PATCH", `/console/v1/members/${theirs.sid}`, { role: "viewer" }],
    ["DELETE", `/console/v1/members/${theirs.sid}`, undefined],
    ["DELETE", `/console/v1/invites/${String(inviteSid)}`, undefined],
  ] as const)
    assert.equal((await mine.owner.ask(method, path, { ...at, ...(json ? { json } : {}) })).status, 404, path)
  const { body } = await mine.owner.ask("POST", "/console/v1/invites", {
    ...at,
    json: { role: "owner", is_operator: true },
  })
  assert.equal(body["code"], "insufficient_role", "only operators make operators")
})

test("the last owner stays, also when two owners resign at the same time", async () => {
  const { account, owner, sid } = await owned("lasting")
  const at = { account: account.sid }
  for (const [method, json] of [
    ["PATCH", { role: "viewer" }],
    ["DELETE", undefined],
  ] as const)
    // oxfmt-ignore
    assert.equal(
      (await owner.ask(method, `/console/v1/members/${sid}`, { ...at, ...(json ? { json } : {}) })).body["code"],
      "last_owner",
    )
  for (let round = 0; round < 5; round++) {
    const invited = { accountId: account.accountId, role: "owner" as const }
    const other = await signedIn(api, `other${round}@lasting.example`, invited)
    const otherSid = await sidOf(other)
    const answers = await Promise.all([
      owner.ask("PATCH", `/console/v1/members/${sid}`, { ...at, json: { role: "developer" } }),
      other.ask("DELETE", `/console/v1/members/${otherSid}`, at),
    ])
    const owners = await api.db.query("select 1 from memberships where account_id = $1 and role = 'owner'", [account.accountId]) // oxfmt-ignore
    assert.equal(owners.length, 1, answers.map(({ status }) => status).join())
    await api.db.query("update memberships set role = 'owner' where account_id = $1 and member_id = $2", [account.accountId, fromSid("member", sid) ?? ""]) // oxfmt-ignore
    await api.db.query("delete from memberships where account_id = $1 and member_id = $2", [account.accountId, fromSid("member", otherSid) ?? ""]) // oxfmt-ignore
  }
})

test("an operator sees all accounts and members, makes accounts and operators, and the last one stays", async () => {
  const operator = await signedIn(api, "root@example.com", { role: "viewer", isOperator: true })
  const made = await operator.ask("POST", "/operator/v1/accounts", { json: { name: "Newly made" } })
  assert.equal(made.status, 201)
  const { auth_token: token, ...account } = made.body
  const [found] = listOf(await operator.ask("GET", "/operator/v1/accounts?limit=1"))
  assert.equal(found?.["sid"], account["sid"])
  const basicHeader = `Basic ${Buffer.from(`${String(account["sid"])}:${String(token)}`).toString("base64")}`
  assert.equal((await fetch(`${api.baseUrl}/v1/account`, { headers: { authorization: basicHeader } })).status, 200)
  const foreign = await operator.ask("GET", "/v1/account", { account: String(account["sid"]) })
  assert.deepEqual([foreign.status, foreign.body["name"]], [200, "Newly made"])

  const sid = await sidOf(operator)
  const demote = (who: Browser, whom: string) =>
    who.ask("PATCH", `/console/v1/installation/members/${whom}`, { json: { is_operator: false } })
  assert.equal((await demote(operator, sid)).body["code"], "last_operator")
  const second = await signedIn(api, "second@example.com", { role: "viewer" })
  const promoted = await operator.ask("PATCH", `/console/v1/installation/members/${await sidOf(second)}`, { json: { is_operator: true } }) // oxfmt-ignore
  assert.deepEqual([promoted.status, promoted.body["is_operator"]], [200, true])
  const all = listOf(await second.ask("GET", "/console/v1/installation/members?limit=1000"))
  assert.ok(all.some((member) => member["email"] === "root@example.com" && member["account_count"] === 1))
  assert.equal((await demote(second, sid)).status, 200)
  assert.equal((await operator.ask("GET", "/operator/v1/accounts")).status, 403, "at once")
})

test("the audit log holds every change of members and programs with its result, and no invalid request", async () => {
  const { account, owner, sid } = await owned("audited")
  const at = { account: account.sid }
  const key = await owner.ask("POST", "/v1/api_keys", { ...at, json: { name: "Program" } })
  assert.equal(key.status, 201)
  const keySid = String(key.body["sid"])
  assert.equal((await owner.ask("DELETE", `/v1/api_keys/${keySid}`, at)).status, 204)
  assert.equal((await owner.ask("POST", "/v1/phone_numbers", { ...at, json: { number: "+nonsense" } })).status, 400)
  await owner.ask("GET", "/v1/messages", at)
  const byProgram = await fetch(`${api.baseUrl}/v1/api_keys`, {
    method: "POST",
    headers: { authorization: account.authorization, "content-type": "application/json" },
    body: JSON.stringify({ name: "Other" }),
  })
  assert.equal(byProgram.status, 201)

  const first = await owner.ask("GET", "/console/v1/audit_log?limit=2", at)
  const rest = await owner.ask("GET", `/console/v1/audit_log?cursor=${String(first.body["next_cursor"])}`, at)
  const entries = [...listOf(first), ...listOf(rest)]
  assert.deepEqual(
    entries.map((entry) => [entry["operation"], entry["path"], entry["status"]]),
    [
      ["createApiKey", "/v1/api_keys", 201],
      ["revokeApiKey", `/v1/api_keys/${keySid}`, 204],
      ["createApiKey", "/v1/api_keys", 201],
      ["acceptInvite", "/console/v1/invites/accept", 201],
    ],
  )
  assert.deepEqual(entries.slice(1, 3).map((entry) => entry["subject_sid"]), [keySid, keySid]) // oxfmt-ignore
  const [program, ...members] = entries
  assert.deepEqual([program?.["member_sid"], program?.["credential"]], [null, "auth_token"])
  for (const entry of members) {
    assert.deepEqual([entry["member_sid"], entry["member_email"], entry["ip"]], [sid, "owner@audited.example", "127.0.0.1"]) // oxfmt-ignore
  }
  const own = await owner.ask("GET", `/console/v1/audit_log?member_sid=MB${"0".repeat(32)}`, at)
  assert.deepEqual(listOf(own), [])
})

test("the audit log holds the User-Agent of the browser, of changes and of signing in", async () => {
  const { account, owner } = await owned("browsing")
  const at = { account: account.sid }
  const asking = (userAgent: string) => ({ ...at, headers: { "user-agent": userAgent }, json: { name: "Program" } })
  await owner.ask("POST", "/v1/api_keys", asking("Mozilla/5.0\tFirefox/132.0"))
  await owner.ask("POST", "/v1/api_keys", asking("x".repeat(1_000)))
  await owner.ask("POST", "/v1/api_keys", asking(""))
  const entries = listOf(await owner.ask("GET", "/console/v1/audit_log", at))
  assert.deepEqual(
    entries.map((entry) => entry["user_agent"]),
    [null, "x".repeat(200), "Mozilla/5.0Firefox/132.0", "node"],
  )
})

test("the audit log holds acts that a role does not cover, a few times a minute, and failed sign-ins", async () => {
  const { account, owner } = await owned("refused")
  const at = { account: account.sid }
  const viewer = await signedIn(api, "viewer@refused.example", { accountId: account.accountId, role: "viewer" })
  const operator = await signedIn(api, "operator@refused.example", { isOperator: true })
  const failToSignIn = (email: string) =>
    new Browser(api).ask("POST", "/console/v1/sessions", { json: { email, password: "not the password" } })
  for (let time = 0; time < 15; time++)
    assert.equal((await viewer.ask("POST", "/v1/api_keys", { ...at, json: { name: "Mine" } })).status, 403)
  const refused = listOf(await owner.ask("GET", "/console/v1/audit_log?operation=createApiKey", at))
  assert.deepEqual(refused.map(({ status, member_email }) => [status, member_email]), Array.from({ length: 10 }, () => [403, "viewer@refused.example"])) // oxfmt-ignore
  await failToSignIn("viewer@refused.example")
  await failToSignIn("nobody@refused.example")
  const log = listOf(await operator.ask("GET", "/console/v1/installation/audit_log?operation=createSession"))
  const failed = log.filter(({ status }) => status === 401).map(({ member_email }) => member_email)
  assert.deepEqual(failed, ["viewer@refused.example"])
})

test("the audit log of the installation holds lock-outs once, and guesses by an invite", async () => {
  const clock = new FakeClock()
  await using other = await startTestApi({ clock })
  const operator = await signedIn(other, "operator@example.com", { isOperator: true }, clock.now())
  await signedIn(other, "ann@example.com", {}, clock.now())
  const json = { email: "ann@example.com", password: "not the password" }
  const token = await invite(other, {}, clock.now())
  await new Browser(other).ask("POST", "/console/v1/invites/accept", { json: { ...json, token } })
  for (let time = 0; time < 14; time++) await new Browser(other).ask("POST", "/console/v1/sessions", { json })
  clock.advance(3_600_000)
  for (let time = 0; time < 12; time++)
    await new Browser(other).ask("POST", "/console/v1/sessions", { json: { ...json, email: `${time}@example.com` } })
  const log = listOf(await operator.ask("GET", "/console/v1/installation/audit_log?limit=100"))
  const refused = log.filter(({ status }) => Number(status) >= 400)
  assert.deepEqual(
    refused.map((entry) => [entry["operation"], entry["status"], entry["member_email"]]),
    [
      ["createSession", 429, null],
      ["createSession", 429, "ann@example.com"],
      ...Array.from({ length: 9 }, () => ["createSession", 401, "ann@example.com"]),
      ["acceptInvite", 401, "ann@example.com"],
    ],
  )
})

test("an entry of the audit log names its object and the changed fields, and never the value of a secret", async () => {
  const { account, owner, sid } = await owned("named")
  const at = { account: account.sid }
  const url = "https://hooks.example.com/first"
  const webhook = await owner.ask("POST", "/v1/webhooks", { ...at, json: { url, events: ["*"] } })
  const path = `/v1/webhooks/${String(webhook.body["sid"])}`
  const long = `https://hooks.example.com/${"x".repeat(300)}`
  assert.equal((await owner.ask("PATCH", path, { ...at, json: { url: long, events: ["*"] } })).status, 200)
  assert.equal((await owner.ask("PATCH", path, { ...at, json: { status: "nonsense" } })).status, 400)
  assert.equal((await owner.ask("DELETE", path, at)).status, 204)
  assert.equal((await owner.ask("DELETE", path, at)).status, 404)
  const { body: invited } = await owner.ask("POST", "/console/v1/invites", { ...at, json: { role: "viewer", email: "ben@named.example" } }) // oxfmt-ignore
  await accept({ token: invited["token"] })
  const [ben] = listOf(await owner.ask("GET", "/console/v1/members", at))
  await owner.ask("PATCH", `/console/v1/members/${String(ben?.["sid"])}`, { ...at, json: { role: "developer" } })
  await owner.ask("DELETE", `/console/v1/members/${String(ben?.["sid"])}`, at)
  const entries = listOf(await owner.ask("GET", "/console/v1/audit_log", at)).toReversed()
  const cut = `${long.slice(0, 199)}…`
  const of = (field: string, from: string | null, to: string) => [{ field, before: from, after: to, is_hidden: false }]
  assert.deepEqual(
    entries.map((entry) => [entry["operation"], entry["subject_name"], entry["changes"]]),
    [
      ["acceptInvite", "owner@named.example", of("role", null, "owner")],
      ["createWebhook", url, []],
      ["updateWebhook", cut, of("url", url, cut)],
      ["deleteWebhook", cut, []],
      ["deleteWebhook", null, []],
      ["createInvite", "ben@named.example", []],
      ["acceptInvite", "ben@named.example", of("role", null, "viewer")],
      ["updateMember", "ben@named.example", of("role", "viewer", "developer")],
      ["removeMember", "ben@named.example", []],
    ],
  )
  assert.equal(entries[0]?.["subject_sid"], sid)
})

test("an entry of the audit log says of a password only that it changed, and of a customer nothing", async () => {
  const { account, owner } = await owned("hidden")
  const at = { account: account.sid }
  const operator = await signedIn(api, "operator@hidden.example", { isOperator: true })
  const settings = { hosts: [{ host: "smsc.example.net", port: 2775 }], system_id: "bell" }
  const made = { name: "North", kind: "smpp", status: "disabled", settings, password: "firstOne" }
  const carrier = await operator.ask("POST", "/operator/v1/carriers", { json: made })
  assert.equal(carrier.status, 201, JSON.stringify(carrier.body))
  const change = { name: "South", password: "otherOne", settings: { ...settings, windowMax: 50 } }
  const changed = await operator.ask("PATCH", `/operator/v1/carriers/${String(carrier.body["sid"])}`, { json: change })
  assert.equal(changed.status, 200, JSON.stringify(changed.body))
  const [entry] = listOf(await operator.ask("GET", "/console/v1/installation/audit_log", {}))
  assert.deepEqual([entry?.["operation"], entry?.["subject_name"], entry?.["changes"]], [
    "updateCarrier",
    "South",
    [
      { field: "name", before: "North", after: "South", is_hidden: false },
      { field: "settings.window_max", before: null, after: "50", is_hidden: false },
      { field: "password", before: null, after: null, is_hidden: true },
    ],
  ]) // oxfmt-ignore
  const payment = { amount: 1_000, currency: "EUR", description: "Dinner", reference: "Ann Smith" }
  const asked = { ...at, headers: { "idempotency-key": "hidden" }, json: payment }
  const paid = await owner.ask("POST", "/v1/payments", asked)
  assert.equal(paid.status, 201, JSON.stringify(paid.body))
  const recorded = await api.db.query<{ all: string }>("select a::text as all from console_audit a")
  for (const text of ["firstOne", "otherOne", "Ann Smith"])
    assert.doesNotMatch(recorded.map(({ all }) => all).join("\n"), new RegExp(text))
})

test("the audit log has the path of an operation, in every spelling of the client", async () => {
  const { account, owner } = await owned("spelling")
  const at = { account: account.sid }
  assert.equal((await owner.ask("POST", "/v1/%61pi_keys", { ...at, json: { name: "Program" } })).status, 201)
  assert.equal((await owner.ask("DELETE", "/v1/api_keys/no-sid", at)).status, 404, "which no entry needs")
  const [entry] = listOf(await owner.ask("GET", "/console/v1/audit_log?limit=2", at))
  assert.equal(entry?.["path"], "/v1/api_keys")
})

test("the audit log holds each member who was shown a secret, and no preview of a message", async () => {
  const { account, owner } = await owned("shown")
  const at = { account: account.sid }
  const preview = await owner.ask("POST", "/v1/messages/preview", {
    ...at,
    json: { to: "+14155550123", body: "Hello" },
  })
  assert.equal(preview.status, 200)
  const hooks = { url: "https://hooks.example.com/", events: ["*"] }
  const webhook = await owner.ask("POST", "/v1/webhooks", { ...at, json: hooks })
  assert.equal((await owner.ask("GET", `/v1/webhooks/${String(webhook.body["sid"])}/secret`, at)).status, 200)
  const [last, before] = listOf(await owner.ask("GET", "/console/v1/audit_log", at))
  assert.deepEqual([last?.["operation"], last?.["subject_sid"]], ["getWebhookSecret", webhook.body["sid"]])
  assert.equal(before?.["operation"], "createWebhook")
})

test("the audit log is narrowed to a member, an operation and a time, and says what is wrong with a filter", async () => {
  const { account, owner, sid } = await owned("narrowed")
  const at = { account: account.sid }
  const key = await owner.ask("POST", "/v1/api_keys", { ...at, json: { name: "Program" } })
  await owner.ask("DELETE", `/v1/api_keys/${String(key.body["sid"])}`, at)
  const operations = async (query: string) => {
    const answer = await owner.ask("GET", `/console/v1/audit_log?${query}`, at)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return listOf(answer).map(({ operation }) => operation)
  }
  assert.deepEqual(await operations(`operation=createApiKey&member_sid=${sid}`), ["createApiKey"])
  const [{ at: revokedAt } = {}] = listOf(await owner.ask("GET", "/console/v1/audit_log", at))
  assert.deepEqual(await operations(`from=${String(revokedAt)}`), ["revokeApiKey"])
  assert.deepEqual(await operations(`to=${String(revokedAt)}`), ["createApiKey", "acceptInvite"])
  assert.deepEqual(await operations("operation=createApiKey&to=2020-01-01T00:00:00Z"), [])
  for (const [query, sentence] of [
    ["operation=create%20key", /`operation` must be the name of an operation in the API, such as `createWebhook`/],
    ["from=yesterday", /`created_after`/],
    ["from=2026-11-21T09:00:00Z&to=2026-11-21T08:00:00Z", /`created_after` must not be later than `created_before`/],
    ["member_sid=Ann", /`member_sid`/],
  ] as const) {
    const answer = await owner.ask("GET", `/console/v1/audit_log?${query}`, at)
    assert.deepEqual([answer.status, sentence.test(String(answer.body["detail"]))], [400, true], query)
  }
})

test("an entry whose change did not finish stays, without a status", async () => {
  const { account, owner } = await owned("unfinished")
  const at = { account: account.sid }
  // The store refuses every second write of an entry, like a store that goes away.
  await api.db.query(
    "alter table console_audit add constraint no_status check (operation <> 'createApiKey' or status is null) not valid",
  )
  assert.equal((await owner.ask("POST", "/v1/api_keys", { ...at, json: { name: "Program" } })).status, 201)
  await api.db.query("alter table console_audit drop constraint no_status")
  const [entry] = listOf(await owner.ask("GET", "/console/v1/audit_log", at))
  assert.deepEqual([entry?.["operation"], entry?.["status"]], ["createApiKey", null])
})

test("the log of the installation has the entries that belong to no account", async () => {
  const operator = await signedIn(api, "log@example.com", { role: "viewer", isOperator: true })
  const again = new Browser(api)
  await again.ask("POST", "/console/v1/sessions", { json: { email: "log@example.com", password } })
  await again.ask("DELETE", "/console/v1/session")
  await operator.ask("DELETE", `/operator/v1/routes/RT${"0".repeat(32)}`)
  const sid = await sidOf(operator)
  const entries = listOf(await operator.ask("GET", `/console/v1/installation/audit_log?member_sid=${sid}`))
  assert.deepEqual(
    entries.map(({ operation, status }) => [operation, status]),
    [
      ["deleteRoute", 404],
      ["endSession", 204],
      ["createSession", 201],
    ],
  )
})
