import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { Browser, invite, password, signedIn, type Answer } from "./member-testing.ts"

let api: TestApi
let root: Browser
before(async () => {
  api = await startTestApi()
  root = await signedIn(api, "root@example.com", { role: "owner", isOperator: true })
})
after(() => api[Symbol.asyncDispose]())

const place = "/console/v1/installation/members"

async function sidOf(browser: Browser): Promise<string> {
  const { body } = await browser.ask("GET", "/console/v1/session")
  return (body["member"] as { sid: string }).sid
}

const listOf = ({ body }: Answer) => body["data"] as Record<string, unknown>[]
const isIn = async (browser: Browser) => (await browser.ask("GET", "/console/v1/session")).status === 200
const remove = async (who: Browser, whom: string) => {
  const { status, body } = await who.ask("DELETE", `${place}/${whom}`)
  return status === 204 ? "removed" : body["code"]
}
const setOperator = (who: Browser, whom: string, isOperator: boolean) =>
  who.ask("PATCH", `${place}/${whom}`, { json: { is_operator: isOperator } })

/** An operator who belongs to no account. */
async function operator(email: string): Promise<{ browser: Browser; sid: string }> {
  const browser = await signedIn(api, email, { role: "viewer", isOperator: true })
  const sid = await sidOf(browser)
  assert.equal((await root.ask("DELETE", `/console/v1/members/${sid}`, { account: api.account.sid })).status, 204)
  return { browser, sid }
}

test("an operator who belongs to no account is listed, demoted, still listed, and removed for good", async () => {
  const { browser: ben, sid } = await operator("ben@example.com")
  await signedIn(api, "viewer@example.com", { role: "viewer" })
  const outside = async () =>
    listOf(await root.ask("GET", `${place}?outside_accounts=true`)).map((member) => [
      member["email"],
      member["is_operator"],
      member["account_count"],
    ])
  assert.deepEqual(await outside(), [
    ["ben@example.com", true, 0],
    ["root@example.com", true, 1],
  ])
  const demoted = await setOperator(root, sid, false)
  assert.deepEqual([demoted.status, demoted.body["is_operator"], demoted.body["account_count"]], [200, false, 0])
  assert.equal((await ben.ask("GET", place)).body["code"], "insufficient_role", "at once")
  assert.deepEqual((await outside())[0], ["ben@example.com", false, 0])
  assert.equal(await remove(root, sid), "removed")
  assert.equal(await isIn(ben), false)
  const all = listOf(await root.ask("GET", `${place}?limit=1000`)).map(({ email }) => email)
  assert.deepEqual(all, ["viewer@example.com", "root@example.com"])
  assert.equal(await remove(root, sid), "member_not_found")
  assert.equal((await setOperator(root, sid, true)).body["code"], "member_not_found")
})

test("pages of those outside of accounts hold no others, and lead on", async () => {
  const sids = [(await operator("page1@example.com")).sid, (await operator("page2@example.com")).sid]
  const first = await root.ask("GET", `${place}?outside_accounts=true&limit=1`)
  const next = `${place}?outside_accounts=true&limit=1&cursor=${String(first.body["next_cursor"])}`
  const emails = [first, await root.ask("GET", next)].flatMap((page) => listOf(page).map(({ email }) => email))
  assert.deepEqual(emails, ["page2@example.com", "page1@example.com"])
  for (const sid of sids) assert.equal(await remove(root, sid), "removed")
})

test("a deleted member is in no account, and no link leads them back", async () => {
  const other = await api.addAccount("Other")
  const cid = await signedIn(api, "cid@example.com", { role: "owner" })
  const sid = await sidOf(cid)
  const second = { accountId: other.accountId, role: "viewer" as const, email: "cid@example.com" }
  const accept = (token: string) =>
    new Browser(api).ask("POST", "/console/v1/invites/accept", { json: { token, password } })
  assert.equal((await accept(await invite(api, second))).status, 201)
  const links = [await invite(api, second), await invite(api, { ...second, accountId: null, role: null, resets: true })]
  assert.equal(await remove(root, sid), "removed")
  assert.equal(await isIn(cid), false)
  for (const link of links) assert.equal((await accept(link)).body["code"], "invite_not_valid")
  for (const table of ["memberships", "member_sessions"])
    assert.deepEqual(
      await api.db.query(`select 1 from ${table} t left join members m on m.id = t.member_id where m.id is null`),
      [],
      table,
    )
  const { body } = await new Browser(api).ask("POST", "/console/v1/sessions", {
    json: { email: "cid@example.com", password },
  })
  assert.equal(body["code"], "sign_in_failed")
})

test("members cannot remove themselves, and the last operator and the last owner of an account stay", async () => {
  const rootSid = await sidOf(root)
  const himself = await root.ask("DELETE", `${place}/${rootSid}`)
  assert.deepEqual([himself.status, himself.body["code"]], [409, "removing_yourself"])
  assert.equal((await setOperator(root, rootSid, false)).body["code"], "last_operator")
  const { browser: dan, sid } = await operator("dan@example.com")
  const { body } = await dan.ask("DELETE", `${place}/${rootSid}`)
  assert.equal(body["code"], "last_owner")
  assert.match(String(body["detail"]), new RegExp(`the last owner of the account .+ \\(${api.account.sid}\\)`))
  assert.equal(await isIn(root), true)
  assert.equal(await remove(root, sid), "removed")
})

test("one of two operators who remove each other at the same time stays", async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b] = [await operator(`a${round}@example.com`), await operator(`b${round}@example.com`)]
    await api.db.query("update members set is_operator = false where email = 'root@example.com'")
    const said = await Promise.all([remove(a.browser, b.sid), remove(b.browser, a.sid)])
    const operators = await api.db.query<{ id: string }>("select id from members where is_operator")
    await api.db.query("update members set is_operator = true where email = 'root@example.com'")
    assert.equal(operators.length, 1, said.join())
    for (const { sid } of [a, b]) await remove(await freshRoot(), sid)
  }
})

/** A browser with a new session, which no process has cached. */
async function freshRoot(): Promise<Browser> {
  const browser = new Browser(api)
  await browser.ask("POST", "/console/v1/sessions", { json: { email: "root@example.com", password } })
  return browser
}

test("the log of the installation has each change that an operator makes to a member, with the member", async () => {
  const { sid } = await operator("eve@example.com")
  await setOperator(root, sid, false)
  await remove(root, sid)
  await remove(root, await sidOf(root))
  const entries = listOf(await root.ask("GET", "/console/v1/installation/audit_log?limit=3"))
  const rootSid = await sidOf(root)
  assert.deepEqual(
    entries.map((entry) => [entry["operation"], entry["subject_sid"], entry["status"], entry["member_email"]]),
    [
      ["removeInstallationMember", rootSid, 409, "root@example.com"],
      ["removeInstallationMember", sid, 204, "root@example.com"],
      ["updateInstallationMember", sid, 200, "root@example.com"],
    ],
  )
})
