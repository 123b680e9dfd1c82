/** The server checks role and account for every action: every route, called by every kind of client. */
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { accessOf } from "#http/access/access.ts"
import { routes, type Route } from "#http/routes.ts"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { beginSession } from "#core/members/begin-session.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds, sidPrefixes } from "#core/std/ids.ts"
import { Browser, signedIn } from "./member-testing.ts"

/**
 * The permissions of members, written again without the code. They are exceptions to this rule: reads are for
 * viewers, and changes for developers.
 */
const exceptions: Record<string, readonly string[]> = {
  viewer: ["previewMessage", "listMembers"],
  developer: ["getWebhookSecret"],
  owner: [
    "updateOwnAccount",
    "rotateAuthToken",
    "endPreviousAuthToken",
    "createApiKey",
    "createPaymentProvider",
    "updatePaymentProvider",
    "deletePaymentProvider",
    "revokeApiKey",
    "createPaymentProvider",
    "updatePaymentProvider",
    "deletePaymentProvider",
    "listInvites",
    "createInvite",
    "withdrawInvite",
    "updateMember",
    "removeMember",
    "listAuditLog",
  ],
  operator: [
    "listInstallationMembers",
    "updateInstallationMember",
    "removeInstallationMember",
    "listInstallationAuditLog",
  ],
  member: [
    "getSession",
    "endSession",
    "listSessions",
    "revokeSession",
    "changePassword",
    "beginTotp",
    "confirmTotp",
    "endTotp",
  ],
  anyone: ["createSession", "acceptInvite", "lookAtInvite", "getAuthJwks"],
}

function neededFor({ method, path, operation }: Route): string {
  const found = Object.entries(exceptions).find(([, ids]) => ids.includes(operation.id))
  if (found) return found[0]
  if (path.startsWith("/operator/")) return "operator"
  assert.ok(path.startsWith("/v1/"), `${operation.id} of the console is in no list`)
  return method === "GET" ? "viewer" : "developer"
}

const roles = ["owner", "developer", "viewer"] as const
const covering: Record<string, readonly string[]> = {
  viewer: ["viewer", "developer", "owner", "operator"],
  developer: ["developer", "owner", "operator"],
  owner: ["owner", "operator"],
  operator: ["operator"],
  member: ["viewer", "developer", "owner", "operator", "stranger"],
  anyone: ["viewer", "developer", "owner", "operator", "stranger", "nobody"],
}
const isOfAccount = (needed: string) => ["viewer", "developer", "owner"].includes(needed)

let api: TestApi
let other: TestAccount
const memberIds: Record<string, string> = {}
const newId = createIds(systemClock)

before(async () => {
  api = await startTestApi()
  other = await api.addAccount("Other")
  const wanted = {
    ...Object.fromEntries(roles.map((role) => [role, { role }])),
    stranger: { accountId: other.accountId, role: "owner" as const },
    operator: { accountId: other.accountId, role: "viewer" as const, isOperator: true },
  }
  for (const [name, invited] of Object.entries(wanted)) {
    await signedIn(api, `${name}@example.com`, invited)
    const [row] = await api.db.query<{ id: string }>("select id from members where email = $1", [`${name}@example.com`])
    memberIds[name] = row?.id ?? ""
  }
})
after(() => api[Symbol.asyncDispose]())

/** Signs in again each time, because one of the routes ends the session. */
async function browserOf(name: string): Promise<Browser> {
  const browser = new Browser(api)
  const memberId = memberIds[name]
  if (memberId === undefined) return browser
  const recorded = { operation: "createSession", path: "/console/v1/sessions", accountId: api.account.accountId }
  const context = { newId, now: systemClock.now(), from: { ip: "127.0.0.1", userAgent: "" }, recorded }
  const { token } = await api.db.transaction((tx) => beginSession(tx, memberId, context))
  browser.cookie = `posthorn_session=${token}`
  return browser
}

/**
 * With a parameter that no operation has. An authorized request is refused because of it, and has no effect.
 */
const pathOf = ({ path, operation }: Route, sid = "0".repeat(32)) => {
  const prefix = operation.sid === null ? "" : sidPrefixes[operation.sid]
  return `${path.replace("{sid}", prefix + sid)}?nobody_takes_this=1`
}

const admitted = "its parameters were read"
const ask = async (browser: Browser, route: Route, more: Parameters<Browser["ask"]>[2]) => {
  const { status, body } = await browser.ask(route.method, pathOf(route), more)
  const code = String(body["code"])
  // Other parameters may also be missing.
  return code === "unknown_parameter" || code === "invalid_parameters" ? admitted : `${status} ${code}`
}

test("the table in the code says what this test says", () => {
  for (const route of routes) assert.equal(accessOf(route), neededFor(route), route.operation.id)
  for (const id of Object.values(exceptions).flat())
    assert.ok(
      routes.some(({ operation }) => operation.id === id),
      id,
    )
})

for (const name of [...roles, "operator", "stranger", "nobody"])
  test(`each route admits or refuses by its role: ${name}`, async () => {
    for (const route of routes) {
      const needed = neededFor(route)
      const isCovered = covering[needed]?.includes(name)
      const refused =
        name === "nobody"
          ? "401 unauthenticated"
          : name === "stranger" && isOfAccount(needed)
            ? "403 not_a_member"
            : "403 insufficient_role"
      const said = await ask(await browserOf(name), route, { account: api.account.sid })
      assert.equal(said, isCovered ? admitted : refused, `${route.operation.id} by ${name}`)
    }
  })

test("every route of an account names it: none, none that is one, and one that does not exist are refused", async () => {
  for (const route of routes.filter((each) => isOfAccount(neededFor(each)))) {
    const { id } = route.operation
    for (const name of ["owner", "operator"]) {
      assert.equal(await ask(await browserOf(name), route, {}), "400 account_not_named", id)
      assert.equal(await ask(await browserOf(name), route, { account: "AC1" }), "400 account_not_named", id)
      const gone = await ask(await browserOf(name), route, { account: `AC${"0".repeat(32)}` })
      assert.equal(gone, "403 not_a_member", id)
    }
  }
})

test("every change that another site can have sent is refused, for each role", async () => {
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ]
  for (const route of routes.filter(({ method }) => method !== "GET")) {
    for (const headers of foreign) {
      const said = await ask(await browserOf("operator"), route, { account: api.account.sid, headers })
      assert.equal(said, "403 cross_site_request", `${route.operation.id} ${JSON.stringify(headers)}`)
    }
    // Sent like a form, without a header of ours.
    const browser = await browserOf("operator")
    const answer = await fetch(api.baseUrl + pathOf(route), {
      method: route.method,
      headers: { cookie: browser.cookie ?? "", "content-type": "application/x-www-form-urlencoded" },
      body: "a=b",
    })
    assert.equal(((await answer.json()) as { code: string }).code, "cross_site_request", route.operation.id)
  }
})

test("credentials of the account open the same operations beside a cookie, and no operation of the console", async () => {
  const browser = await browserOf("owner")
  for (const route of routes) {
    // With an additional cookie. The credentials decide.
    const said = await ask(browser, route, { headers: { authorization: api.account.authorization } })
    const isIn = route.path.startsWith("/v1/")
    if (route.path.startsWith("/console/")) continue
    // After ten failures, the operator's API is closed to the address.
    const refused = said.startsWith("429") ? "429 too_many_failed_sign_ins" : "401 unauthenticated"
    assert.equal(said, isIn ? admitted : refused, route.operation.id)
  }
  const stranger = new Browser(api)
  for (const route of routes.filter(({ path }) => path.startsWith("/console/"))) {
    const said = await ask(stranger, route, { headers: { authorization: api.account.authorization } })
    assert.equal(said, neededFor(route) === "anyone" ? admitted : "401 unauthenticated", route.operation.id)
  }
})

test("a suspended account is closed to its members and to operators", async () => {
  const closed = await api.addAccount("Closed")
  const owner = await signedIn(api, "closed@example.com", { accountId: closed.accountId, role: "owner" })
  await api.db.query("update accounts set status = 'suspended' where id = $1", [closed.accountId])
  for (const browser of [owner, await browserOf("operator")]) {
    // Another session, which no process has cached. A cached one expires after some seconds.
    const fresh = browser === owner ? new Browser(api) : browser
    if (browser === owner)
      await fresh.ask("POST", "/console/v1/sessions", {
        json: { email: "closed@example.com", password: "correct horse battery" },
      })
    const { body } = await fresh.ask("GET", "/v1/account", { account: closed.sid })
    assert.equal(body["code"], "not_a_member")
  }
})
