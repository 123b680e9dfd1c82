/** Programs with Twilio's own library for Node, unmodified, prove people by authenticator apps. */
import assert from "node:assert/strict"
import { after, before, describe, test } from "node:test"
import { fromBase32 } from "../../src/auth/factors/testing.ts"
import { FakeClock } from "../../src/core/std/fake-clock.ts"
import { codeAt } from "../../src/core/std/totp.ts"
import { startTestApi, type TestApi } from "../../src/http/testing.ts"
import { createTwilioClient, whyNoNodeLibrary, type TwilioClient } from "./node-library.ts"

const stepMs = 30_000
const config = { alg: "sha1", codeLength: 6, skew: 1, timeStep: 30 }
const refused = (code: number, status = 400) => ({ code, status, name: "Error" })
const notFound = refused(20404, 404)

describe("Twilio's library for Node", { skip: whyNoNodeLibrary() }, () => {
  const clock = new FakeClock()
  let api: TestApi
  let client: TwilioClient
  let stranger: TwilioClient

  before(async () => {
    api = await startTestApi({ clock })
    client = clientOf(api.account.authorization)
    stranger = clientOf((await api.addAccount("Other")).authorization)
  })
  after(async () => {
    // The server waits by this clock before it closes a connection whose body it did not read.
    clock.advance(60_000)
    await api[Symbol.asyncDispose]()
  })

  function clientOf(authorization: string): TwilioClient {
    const [accountSid = "", authToken = ""] = atob(authorization.slice("Basic ".length)).split(":")
    return createTwilioClient(api.baseUrl, accountSid, authToken)
  }

  const services = (of = client) => of.verify.v2.services
  const addService = async (of = client) => (await services(of).create({ friendlyName: "Acme" })).sid
  let people = 0
  const somebody = () => `user-${++people}-of-this-test`

  /** Creates an app of a person. `code` returns its present code. */
  async function addApp(serviceSid: string, identity = somebody()) {
    const entity = services()(serviceSid).entities(identity)
    const { sid, binding } = await entity.newFactors.create({ friendlyName: "Ann's phone", factorType: "totp" })
    const code = () => codeAt(fromBase32(binding?.secret ?? ""), Math.floor(clock.now() / stepMs))
    return { entity, identity, sid, code }
  }

  /** Creates a verified app whose next code was not used. */
  async function addVerifiedApp(serviceSid: string, identity?: string) {
    const app = await addApp(serviceSid, identity)
    assert.equal((await app.entity.factors(app.sid).update({ authPayload: app.code() })).status, "verified")
    clock.advance(stepMs)
    return app
  }

  test("a new factor has its binding, and shows it once", async () => {
    const serviceSid = await addService()
    const identity = somebody()
    const entity = services()(serviceSid).entities(identity)
    const factor = await entity.newFactors.create({ friendlyName: "Ann's phone", factorType: "totp" })
    assert.match(factor.sid, /^YF[0-9a-f]{32}$/)
    assert.match(factor.entitySid, /^YE[0-9a-f]{32}$/)
    assert.deepEqual(
      [factor.identity, factor.friendlyName, factor.status, factor.factorType],
      [identity, "Ann's phone", "unverified", "totp"],
    )
    assert.deepEqual(factor.config, { alg: "sha1", code_length: 6, skew: 1, time_step: 30 })
    assert.match(factor.binding?.secret ?? "", /^[A-Z2-7]{32}$/)
    assert.match(factor.binding?.uri ?? "", /^otpauth:\/\/totp\/Acme%3AAnn's%20phone\?secret=[A-Z2-7]{32}&issuer=Acme&/)
    assert.equal(factor.dateCreated.getTime(), Math.floor(clock.now() / 1000) * 1000)
    assert.equal(factor.url, `${api.baseUrl}/v2/Services/${serviceSid}/Entities/${identity}/Factors/${factor.sid}`)
    const found = await entity.factors(factor.sid).fetch()
    assert.deepEqual([found.sid, found.entitySid, found.binding], [factor.sid, factor.entitySid, undefined])
  })

  test("a factor with the settings that apps know is created", async () => {
    const entity = services()(await addService()).entities(somebody())
    const given = Object.fromEntries(Object.entries(config).map(([name, value]) => [`config.${name}`, value]))
    const factor = await entity.newFactors.create({ friendlyName: "Ann", factorType: "totp", ...given })
    assert.equal(factor.status, "unverified")
  })

  test("the right code verifies a factor, and a wrong one does not", async () => {
    const { entity, sid, code } = await addApp(await addService())
    assert.equal((await entity.factors(sid).update({ authPayload: "000000" })).status, "unverified")
    assert.equal((await entity.factors(sid).update({ authPayload: code() })).status, "verified")
    assert.equal((await entity.factors(sid).fetch()).status, "verified")
    await assert.rejects(entity.factors(sid).update({ authPayload: code() }), refused(20009, 409))
  })

  test("the fifth wrong code removes a new factor", async () => {
    const { entity, sid } = await addApp(await addService())
    for (let count = 1; count <= 5; count++)
      assert.equal((await entity.factors(sid).update({ authPayload: "000000" })).status, "unverified")
    await assert.rejects(entity.factors(sid).fetch(), notFound)
  })

  test("a factor gets another name, alone and together with its code", async () => {
    const { entity, sid, code } = await addApp(await addService())
    assert.equal((await entity.factors(sid).update({ friendlyName: "Old" })).friendlyName, "Old")
    const both = await entity.factors(sid).update({ friendlyName: "New", authPayload: code() })
    assert.deepEqual([both.friendlyName, both.status], ["New", "verified"])
    const found = await entity.factors(sid).fetch()
    assert.deepEqual([found.friendlyName, found.status], ["New", "verified"])
  })

  test("a removed factor is not found, and its challenge cannot be approved", async () => {
    const { entity, sid, code } = await addVerifiedApp(await addService())
    const challenge = await entity.challenges.create({ factorSid: sid })
    assert.equal(await entity.factors(sid).remove(), true)
    await assert.rejects(entity.factors(sid).fetch(), notFound)
    await assert.rejects(entity.challenges(challenge.sid).update({ authPayload: code() }), notFound)
  })

  test("the factors of a person are listed to their end, newest first", async () => {
    const serviceSid = await addService()
    const identity = somebody()
    const made = []
    for (let count = 1; count <= 5; count++) made.unshift((await addApp(serviceSid, identity)).sid)
    await addApp(serviceSid)
    const listed = await services()(serviceSid).entities(identity).factors.list({ pageSize: 2 })
    assert.deepEqual(
      listed.map(({ sid }) => sid),
      made,
    )
  })

  test("the right code approves a new challenge in the same request", async () => {
    const { entity, sid, code } = await addVerifiedApp(await addService())
    const challenge = await entity.challenges.create({ factorSid: sid, authPayload: code() })
    assert.match(challenge.sid, /^YC[0-9a-f]{32}$/)
    assert.deepEqual([challenge.status, challenge.factorSid, challenge.respondedReason], ["approved", sid, "none"])
    assert.ok(challenge.dateResponded instanceof Date)
    assert.equal((await entity.challenges(challenge.sid).fetch()).status, "approved")
  })

  test("a wrong code leaves a challenge pending, and the right one approves it", async () => {
    const { entity, sid, code } = await addVerifiedApp(await addService())
    const { sid: challengeSid, status } = await entity.challenges.create({ factorSid: sid, authPayload: "000000" })
    assert.equal(status, "pending")
    const challenge = entity.challenges(challengeSid)
    const wrong = await challenge.update({ authPayload: "000000" })
    assert.deepEqual([wrong.status, wrong.respondedReason, wrong.dateResponded], ["pending", null, null])
    assert.equal((await challenge.update({ authPayload: code() })).status, "approved")
    await assert.rejects(challenge.update({ authPayload: code() }), refused(20009, 409))
  })

  test("the fifth wrong code denies a challenge", async () => {
    const { entity, sid } = await addVerifiedApp(await addService())
    const challenge = entity.challenges((await entity.challenges.create({ factorSid: sid })).sid)
    const statuses = []
    for (let count = 1; count <= 5; count++) statuses.push((await challenge.update({ authPayload: "000000" })).status)
    assert.deepEqual(statuses, ["pending", "pending", "pending", "pending", "denied"])
  })

  test("a code approves once", async () => {
    const { entity, sid, code } = await addVerifiedApp(await addService())
    const given = { factorSid: sid, authPayload: code() }
    assert.equal((await entity.challenges.create(given)).status, "approved")
    assert.equal((await entity.challenges.create(given)).status, "pending")
  })

  test("two concurrent challenges with one code approve once", async () => {
    const { entity, sid, code } = await addVerifiedApp(await addService())
    const given = { factorSid: sid, authPayload: code() }
    const both = await Promise.all([entity.challenges.create(given), entity.challenges.create(given)])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), ["approved", "pending"])
  })

  test("two concurrent checks of one challenge approve once", async () => {
    const { entity, sid, code } = await addVerifiedApp(await addService())
    const { sid: challengeSid } = await entity.challenges.create({ factorSid: sid })
    const check = () => entity.challenges(challengeSid).update({ authPayload: code() })
    const both = await Promise.allSettled([check(), check()])
    const answers = both.map((each) =>
      each.status === "fulfilled" ? each.value.status : String((each.reason as { code: number }).code),
    )
    assert.deepEqual(answers.toSorted(), ["20009", "approved"])
  })

  test("the challenges of a person are listed in both orders, by factor and by status", async () => {
    const serviceSid = await addService()
    const identity = somebody()
    const [one, other] = [await addVerifiedApp(serviceSid, identity), await addVerifiedApp(serviceSid, identity)]
    const { entity } = one
    const made: string[] = []
    for (let count = 1; count <= 4; count++) made.push((await entity.challenges.create({ factorSid: one.sid })).sid)
    const { sid: approved } = await entity.challenges.create({ factorSid: other.sid, authPayload: other.code() })
    const list = async (parameters: object) =>
      (await entity.challenges.list({ pageSize: 2, ...parameters })).map(({ sid }) => sid)
    assert.deepEqual(await list({ order: "asc" }), [...made, approved])
    assert.deepEqual(await list({}), [approved, ...made.toReversed()])
    assert.deepEqual(await list({ factorSid: one.sid }), made.toReversed())
    assert.deepEqual(await list({ status: "approved" }), [approved])
    clock.advance(5 * 60_000)
    assert.deepEqual(await list({ status: "expired", order: "asc" }), made)
    assert.deepEqual(await list({ status: "pending" }), [])
  })

  test("an entity is a person with factors: created, fetched, listed to the end and removed", async () => {
    const serviceSid = await addService()
    const { entities } = services()(serviceSid)
    const identity = somebody()
    const created = await entities.create({ identity })
    assert.match(created.sid, /^YE[0-9a-f]{32}$/)
    await assert.rejects(entities(identity).fetch(), notFound)
    const { entity, sid } = await addApp(serviceSid, identity)
    await addApp(serviceSid, identity)
    const found = await entity.fetch()
    assert.deepEqual([found.sid, found.identity, found.serviceSid], [created.sid, identity, serviceSid])
    assert.deepEqual(Object.keys(found.links).toSorted(), ["challenges", "factors", "new_factors"])
    const others = [await addApp(serviceSid), await addApp(serviceSid)].map((app) => app.identity)
    const listed = (await entities.list({ pageSize: 1 })).map((each) => each.identity)
    assert.deepEqual(listed, [...others.toReversed(), identity])
    assert.equal(await entity.remove(), true)
    await assert.rejects(entity.fetch(), notFound)
    await assert.rejects(entity.remove(), notFound)
    await assert.rejects(entity.factors(sid).fetch(), notFound)
    assert.deepEqual(
      (await entities.list()).map((each) => each.identity),
      others.toReversed(),
    )
  })

  test("the default service has the factors of `/v1` without a service, and no passkeys or recovery codes", async () => {
    const subject = somebody()
    const headers = { authorization: api.account.authorization, "content-type": "application/json" }
    const add = async (factor_type: string) => {
      const body = JSON.stringify({ subject, factor_type, friendly_name: "Ann" })
      const answer = await fetch(`${api.baseUrl}/v1/auth/factors`, { method: "POST", headers, body })
      return ((await answer.json()) as { sid: string }).sid
    }
    const [app, codes] = [await add("totp"), await add("recovery_codes")]
    const entity = services()(api.account.sid.replace("AC", "VA")).entities(subject)
    assert.deepEqual(
      (await entity.factors.list()).map(({ sid }) => sid),
      [app],
    )
    await assert.rejects(entity.factors(codes).fetch(), notFound)
    const elsewhere = services()(await addService()).entities(subject)
    assert.deepEqual(await elsewhere.factors.list(), [])
  })

  test("a factor and its challenge are not found in another service, under another person or in another account", async () => {
    const serviceSid = await addService()
    const { identity, entity, sid } = await addVerifiedApp(serviceSid)
    const challenge = await entity.challenges.create({ factorSid: sid })
    const places = [
      services()(await addService()).entities(identity),
      services()(serviceSid).entities(somebody()),
      services()(api.account.sid.replace("AC", "VA")).entities(identity),
      services(stranger)(serviceSid).entities(identity),
      services(stranger)(await addService(stranger)).entities(identity),
    ]
    for (const place of places) {
      await assert.rejects(place.fetch(), notFound)
      await assert.rejects(place.remove(), notFound)
      await assert.rejects(place.factors(sid).fetch(), notFound)
      await assert.rejects(place.factors(sid).update({ friendlyName: "Mine" }), notFound)
      await assert.rejects(place.factors(sid).remove(), notFound)
      await assert.rejects(place.challenges.create({ factorSid: sid }), notFound)
      await assert.rejects(place.challenges(challenge.sid).fetch(), notFound)
      await assert.rejects(place.challenges(challenge.sid).update({ authPayload: "123456" }), notFound)
    }
    const theirs = services(stranger)(serviceSid)
    const given = { friendlyName: "Ann", factorType: "totp" }
    await assert.rejects(theirs.entities.list(), notFound)
    await assert.rejects(theirs.entities(identity).factors.list(), notFound)
    await assert.rejects(theirs.entities(identity).challenges.list(), notFound)
    await assert.rejects(theirs.entities(identity).newFactors.create(given), notFound)
    assert.equal((await entity.challenges(challenge.sid).fetch()).status, "pending")
    assert.equal((await entity.factors(sid).fetch()).friendlyName, "Ann's phone")
  })

  test("the limit of factors counts all services together", async () => {
    const identity = somebody()
    for (let count = 1; count <= 20; count++) await addApp(await addService(), identity)
    await assert.rejects(addApp(await addService(), identity), refused(20429, 429))
  })

  const faults: [text: string, parameters: object, code: number][] = [
    ["a push factor", { factorType: "push" }, 60200],
    ["a factor of silent network authentication", { factorType: "sna" }, 60200],
    ["a factor without a name", { friendlyName: "" }, 60200],
    ["a factor with a longer name than 64 characters", { friendlyName: "a".repeat(65) }, 60200],
    ["a factor with codes of eight digits", { "config.codeLength": 8 }, 60200],
    ["a factor with steps of a minute", { "config.timeStep": 60 }, 60200],
    ["a factor with SHA-256", { "config.alg": "sha256" }, 60200],
    ["a factor with a secret of the program", { "binding.secret": "JBSWY3DPEHPK3PXP" }, 60200],
    ["a factor with metadata", { metadata: { os: "Android" } }, 60200],
  ]
  for (const [text, parameters, code] of faults)
    test(`${text} is refused with ${code}`, async () => {
      const { newFactors } = services()(await addService()).entities(somebody())
      await assert.rejects(newFactors.create({ friendlyName: "Ann", factorType: "totp", ...parameters }), refused(code))
    })

  test("a challenge of an unverified factor, with details, or with a text for a code, is refused", async () => {
    const serviceSid = await addService()
    const { entity, sid: unverified } = await addApp(serviceSid)
    await assert.rejects(entity.challenges.create({ factorSid: unverified }), refused(20009, 409))
    for (const more of [{ "details.message": "Sign in?" }, { expirationDate: new Date() }, { authPayload: "abc" }])
      await assert.rejects(entity.challenges.create({ factorSid: unverified, ...more }), refused(60200))
    await assert.rejects(entity.challenges.create({ factorSid: "YF1" }), refused(60200))
  })

  test("hostile requests get an error of Twilio's form below 500", async () => {
    const serviceSid = await addService()
    const { identity, entity, sid } = await addVerifiedApp(serviceSid)
    const { sid: challengeSid } = await entity.challenges.create({ factorSid: sid })
    const root = `/v2/Services/${serviceSid}/Entities`
    const paths = [
      root,
      `${root}/${identity}`,
      `${root}/${identity}/Factors`,
      `${root}/${identity}/Factors/${sid}`,
      `${root}/${identity}/Challenges`,
      `${root}/${identity}/Challenges/${challengeSid}`,
      `${root}/short`,
      `${root}/%00%00%00%00%00%00%00%00/Factors`,
      `${root}/user%ff%fe-1234/Factors`,
      `${root}/%zz345678/Challenges`,
      `${root}/${"a".repeat(5_000)}/Factors`,
      `${root}/${identity}/Factors/YC${"0".repeat(32)}`,
      `${root}/${identity}/Challenges/${sid}`,
      `/v2/Services/VA1/Entities/${identity}/Factors`,
      `/v2/Services/${sid}/Entities/${identity}`,
    ]
    const long = "a".repeat(64 * 1024)
    const bodies: [type: string, body: string][] = [
      ["application/x-www-form-urlencoded", ""],
      [
        "application/x-www-form-urlencoded",
        `Identity=${long}&FriendlyName=${long}&AuthPayload=${long}&FactorSid=${long}`,
      ],
      [
        "application/x-www-form-urlencoded",
        "Identity=%00&FriendlyName=%00&FactorType=%00&AuthPayload=%00&FactorSid=%00",
      ],
      [
        "application/x-www-form-urlencoded",
        "Identity=a&Identity=b&FriendlyName=%ff&Metadata={&Config.Alg=&AuthPayload[x]=1",
      ],
      ["application/json", '{"Identity":["a"],"FriendlyName":{},"FactorType":1,"AuthPayload":123456,"FactorSid":null}'],
      ["application/json", "[1]"],
      ["text/plain", "hello"],
    ]
    const queries = ["", "?PageSize=0", "?PageSize=x&Page=-1", "?PageToken=PA%00", `?PageToken=PA${sid}&Page=1`, "?Order=up&Status=x&FactorSid=1", "?Page=1"] // oxfmt-ignore
    const { authorization } = api.account
    const ask = async (method: string, path: string, type?: string, body?: string) => {
      const headers = { authorization, ...(type !== undefined && { "content-type": type }) }
      const answer = await fetch(api.baseUrl + path, { method, headers, ...(body !== undefined && { body }) })
      const text = await answer.text()
      assert.ok(answer.status < 500, `${method} ${path} ${body?.slice(0, 80)}: ${answer.status} ${text}`)
      if (answer.status < 400) return
      const { code, status } = JSON.parse(text) as { code: unknown; status: unknown }
      assert.ok(Number.isInteger(code) && status === answer.status, `${method} ${path}: ${text}`)
    }
    for (const path of paths) {
      for (const query of queries) await ask("GET", path + query)
      for (const [type, body] of bodies) await ask("POST", path, type, body)
      for (const method of ["PUT", "PATCH", "OPTIONS"]) await ask(method, path)
    }
    for (const path of paths.toReversed()) await ask("DELETE", path)
  })
})
