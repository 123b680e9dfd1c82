import assert from "node:assert/strict"
import { after, before, beforeEach, test } from "node:test"
import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  jwtVerify,
  type JSONWebKeySet,
} from "jose"
import { toSid } from "#core/std/ids.ts"
import { resealAll } from "#core/std/reseal-all.ts"
import { open, type SecretKeys } from "#core/std/secret-box.ts"
import { forgetSessions } from "./forget-sessions.ts"
import { sealedOfSessions } from "./sealed-values.ts"
import { SessionStage } from "./testing.ts"
import { secondMs, minuteMs, hourMs, dayMs } from "#core/std/durations.ts"

let stage: SessionStage
before(async () => (stage = await SessionStage.open()))
beforeEach(() => stage.renew())
after(() => stage[Symbol.asyncDispose]())

/** Verifies a token like a resource server, at the stage's time. */
async function verify(token: string, audience = "https://api.example.com") {
  const keys = (await (await fetch(stage.jwksUrl)).json()) as JSONWebKeySet
  return await jwtVerify(token, createLocalJWKSet(keys), {
    issuer: `https://posthorn.example.com/v1/auth/${stage.account.sid}`,
    audience,
    typ: "at+jwt",
    algorithms: ["ES256"],
    currentDate: new Date(stage.clock.now()),
  })
}

test("a verification begins a session, whose access token is as RFC 9068 has it", async () => {
  const verification = await stage.approve()
  await stage.pass(minuteMs)
  const asked = {
    subject: "user-0001",
    verification_sid: verification,
    audience: "https://api.example.com",
    claims: { role: "admin" },
  }
  const { status, headers, body } = await stage.ask("POST", "/v1/auth/sessions", asked)
  assert.equal(status, 201)
  assert.equal(headers.get("cache-control"), "no-store")
  const { access_token, refresh_token, ...rest } = body as { access_token: string; refresh_token: string }
  const at = new Date(stage.clock.now()).toISOString()
  assert.deepEqual(rest, {
    sid: body["sid"],
    account_sid: stage.account.sid,
    subject: "user-0001",
    status: "active",
    revoked_reason: null,
    audience: "https://api.example.com",
    claims: { role: "admin" },
    amr: ["otp", "sms"],
    acr: "1",
    authenticated_at: new Date(stage.clock.now() - minuteMs).toISOString(),
    refreshed_at: at,
    expires_at: new Date(stage.clock.now() + 14 * dayMs).toISOString(),
    revoked_at: null,
    created_at: at,
    updated_at: at,
    token_type: "Bearer",
    expires_in: 600,
    refresh_expires_at: new Date(stage.clock.now() + 14 * dayMs).toISOString(),
  })
  assert.match(refresh_token, /^SE[0-9a-f]{32}\.[\w-]{64}$/)
  const { payload, protectedHeader } = await verify(access_token)
  const [key] = await stage.keys()
  assert.ok(key)
  assert.deepEqual(protectedHeader, { alg: "ES256", typ: "at+jwt", kid: await calculateJwkThumbprint(key as object) })
  const now = stage.clock.now() / 1_000
  assert.deepEqual(payload, {
    role: "admin",
    iss: `https://posthorn.example.com/v1/auth/${stage.account.sid}`,
    sub: "user-0001",
    aud: "https://api.example.com",
    iat: now,
    exp: now + 600,
    jti: payload.jti,
    sid: body["sid"],
    client_id: stage.account.sid,
    account_sid: stage.account.sid,
    amr: ["otp", "sms"],
    acr: "1",
    auth_time: now - 60,
  })
  await stage.pass(10 * minuteMs)
  await assert.rejects(verify(access_token), { code: "ERR_JWT_EXPIRED" })
})

test("one approval begins one session, of twenty simultaneous requests in two processes", async () => {
  const verification_sid = await stage.approve()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      stage.ask("POST", "/v1/auth/sessions", { subject: "user-0001", verification_sid }, { at: index % 2 ? 1 : 0 }),
    ),
  )
  const codes = answers.map(({ status, body }) => (status === 201 ? "begun" : String(body["code"])))
  assert.deepEqual(codes.toSorted(), [...Array.from({ length: 19 }, () => "approval_not_usable"), "begun"])
  assert.deepEqual(await stage.story(), ["created"])
  assert.equal((await stage.keys()).length, 1)
})

test("an approved challenge begins one session, of its own subject, and adds its factor to the phone", async () => {
  const subject = "user-0001"
  const factor = { subject, factor_type: "recovery_codes", friendly_name: "On paper" }
  const { body: made } = await stage.ask("POST", "/v1/auth/factors", factor)
  const [code] = (made["binding"] as { codes: string[] }).codes
  const challenge = await stage.ask("POST", "/v1/auth/challenges", { subject, factor_type: "recovery_codes" })
  const challenge_sid = challenge.body["sid"]
  assert.equal(
    (await stage.ask("POST", `/v1/auth/challenges/${String(challenge_sid)}/check`, { code })).body["valid"],
    true,
  )
  const begin = (of: string, more: object = {}) => stage.ask("POST", "/v1/auth/sessions", { subject: of, ...more })
  assert.equal((await begin("user-0002", { challenge_sid })).body["code"], "challenge_not_found")
  const { status, body } = await begin(subject, { challenge_sid, verification_sid: await stage.approve() })
  assert.equal(status, 201, JSON.stringify(body))
  assert.deepEqual([body["amr"], body["acr"]], [["otp", "sms", "recovery_code", "mfa"], "2"])
  assert.equal((await begin(subject, { challenge_sid })).body["code"], "challenge_not_usable")
})

test("a session needs a proof, and refuses claims that Posthorn writes or that are too large", async () => {
  const create = async (more: object) =>
    (await stage.ask("POST", "/v1/auth/sessions", { subject: "user-0001", ...more })).body
  assert.equal((await create({}))["code"], "approval_required")
  assert.equal((await create({ challenge_sid: `YC${"0".repeat(32)}` }))["code"], "challenge_not_found")
  const verification_sid = await stage.approve()
  for (const name of ["sub", "exp", "sid", "amr", "act"]) {
    const { code, errors } = await create({ verification_sid, claims: { [name]: "x" } })
    assert.equal(code, "invalid_parameter")
    assert.match(JSON.stringify(errors), /must not contain any of the names iss, sub,/)
  }
  assert.equal((await create({ verification_sid, claims: { note: "é".repeat(1_020) } }))["code"], "invalid_parameter")
  assert.equal((await create({ verification_sid, subject: "short" }))["code"], "invalid_parameter")
  await stage.pass(10 * minuteMs + 1)
  assert.equal((await create({ verification_sid }))["code"], "approval_not_usable")
})

test("a refresh gives new tokens, and for ten seconds the former token gives the same successor", async () => {
  const first = await stage.signIn("user-0001", { audience: "https://api.example.com", claims: { role: "admin" } })
  await stage.pass(9 * minuteMs)
  const second = await stage.refresh(first.refresh_token)
  assert.equal(second.status, 200)
  assert.notEqual(second.body["refresh_token"], first.refresh_token)
  const { payload } = await verify(second.body["access_token"] as string)
  assert.deepEqual([payload["role"], payload["sid"]], ["admin", first.sid])
  assert.equal(payload["auth_time"], decodeJwt(first.access_token)["auth_time"])
  assert.notEqual(payload.jti, decodeJwt(first.access_token).jti)

  await stage.pass(9_999)
  const again = await stage.refresh(first.refresh_token, { at: 1 })
  assert.equal(again.body["refresh_token"], second.body["refresh_token"])
  const third = await stage.refresh(second.body["refresh_token"] as string)
  assert.equal(third.status, 200)
  assert.deepEqual(await stage.story(), ["created"])
})

test("twenty simultaneous refreshes in two processes agree on one successor", async () => {
  const { refresh_token } = await stage.signIn()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => stage.refresh(refresh_token, { at: index % 2 ? 1 : 0 })),
  )
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  const successors = new Set(answers.map(({ body }) => body["refresh_token"] as string))
  assert.equal(successors.size, 1)
  assert.equal((await stage.refresh([...successors][0] ?? "")).status, 200)
})

test("a former token after ten seconds revokes the session, and says so in two events", async () => {
  const first = await stage.signIn()
  const second = await stage.refresh(first.refresh_token)
  await stage.pass(10_000)
  const reused = await stage.refresh(first.refresh_token, { headers: { "idempotency-key": "stolen" } })
  assert.deepEqual([reused.status, reused.body["code"]], [409, "refresh_token_reused"])
  const now = await stage.refresh(second.body["refresh_token"] as string)
  assert.deepEqual([now.status, now.body["code"]], [409, "session_ended"])
  const { body } = await stage.ask("GET", `/v1/auth/sessions/${first.sid}`)
  assert.deepEqual([body["status"], body["revoked_reason"]], ["revoked", "reuse_detected"])
  assert.deepEqual(await stage.story(), ["created", "reuse_detected", "revoked"])
})

test("a token two refreshes old returns the current one for ten seconds after its own refresh, and then revokes", async () => {
  const first = await stage.signIn()
  const second = await stage.refresh(first.refresh_token)
  await stage.pass(4_000)
  const third = await stage.refresh(second.body["refresh_token"] as string)
  await stage.pass(4_000)
  const slow = await stage.refresh(first.refresh_token)
  assert.deepEqual([slow.status, slow.body["refresh_token"]], [200, third.body["refresh_token"]])
  await stage.refresh(third.body["refresh_token"] as string)
  await stage.pass(2_000)
  assert.equal((await stage.refresh(first.refresh_token)).body["code"], "refresh_token_reused")
})

test("a guessed token neither refreshes nor revokes", async () => {
  const { sid, refresh_token } = await stage.signIn()
  const guesses = [
    `${sid}.${"A".repeat(64)}`,
    `${refresh_token.slice(0, 40)}${refresh_token[40] === "A" ? "B" : "A"}${refresh_token.slice(41)}`,
    `SE${"0".repeat(32)}.${refresh_token.slice(35)}`,
    "x",
  ]
  for (const guess of guesses) assert.equal((await stage.refresh(guess)).body["code"], "refresh_token_invalid", guess)
  const stranger = await stage.apis[0].addAccount("Stranger")
  assert.equal((await stage.refresh(refresh_token, { as: stranger })).body["code"], "refresh_token_invalid")
  assert.equal((await stage.refresh(refresh_token)).status, 200)
})

test("a lost answer of a refresh is repeated for a day with its idempotency key, which is stored sealed", async () => {
  const first = await stage.signIn()
  const headers = { "idempotency-key": "refresh-1" }
  const answered = await stage.refresh(first.refresh_token, { headers })
  await stage.pass(hourMs)
  const again = await stage.refresh(first.refresh_token, { headers, at: 1 })
  assert.deepEqual(again.body, answered.body)
  assert.equal(again.headers.get("idempotent-replayed"), "true")
})

test("no token is in any table, list or event", async () => {
  const first = await stage.signIn()
  const { body } = await stage.refresh(first.refresh_token, { headers: { "idempotency-key": "refresh-1" } })
  const verification_sid = await stage.approve()
  const asked = { subject: "user-0001", verification_sid }
  const other = await stage.ask("POST", "/v1/auth/sessions", asked, { headers: { "idempotency-key": "create-1" } })
  const tokens = [first, body, other.body].flatMap((each) => [each["access_token"], each["refresh_token"]] as string[])
  const secrets = tokens.map((token) => token.split(".").at(-1) ?? "")
  const tables = await stage.apis[0].db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  assert.ok(tables.length > 50)
  for (const { name } of tables) {
    const rows = await stage.apis[0].db.query<{ row: string }>(`select t::text as row from "${name}" t`)
    const text = rows.map(({ row }) => row).join("\n")
    for (const secret of secrets) {
      assert.ok(!text.includes(secret), name)
      assert.ok(!text.includes(Buffer.from(secret, "base64url").subarray(0, 32).toString("hex")), name)
    }
  }
  for (const path of [
    "/v1/auth/sessions",
    `/v1/auth/sessions/${first.sid}`,
    "/v1/events",
    "/v1/auth/subjects/user-0001",
  ])
    assert.doesNotMatch(JSON.stringify((await stage.ask("GET", path)).body), /token"/)
})

test("a session ends after 14 days without a refresh, and 90 days after its creation with them", async () => {
  const idle = await stage.signIn("user-idle")
  await stage.pass(14 * dayMs)
  const late = await stage.refresh(idle.refresh_token)
  assert.match(String(late.body["detail"]), /The session expired/)
  const { body } = await stage.ask("GET", `/v1/auth/sessions/${idle.sid}`)
  assert.deepEqual([body["status"], body["revoked_reason"]], ["expired", null])

  const busy = await stage.signIn("user-busy")
  let token = busy.refresh_token
  for (let day = 0; day < 80; day += 10) {
    await stage.pass(10 * dayMs)
    const refreshed = await stage.refresh(token)
    assert.equal(refreshed.status, 200)
    token = refreshed.body["refresh_token"] as string
  }
  const { body: last } = await stage.ask("GET", `/v1/auth/sessions/${busy.sid}`)
  assert.equal(Date.parse(last["expires_at"] as string) - Date.parse(last["created_at"] as string), 90 * dayMs)
  await stage.pass(10 * dayMs)
  assert.equal((await stage.refresh(token)).body["code"], "session_ended")
})

test("a sign-out ends one session, and revoke_all ends those of one subject", async () => {
  const [one, two, three] = [await stage.signIn(), await stage.signIn(), await stage.signIn("user-0002")]
  assert.equal((await stage.ask("DELETE", `/v1/auth/sessions/${one.sid}`)).status, 204)
  assert.equal((await stage.ask("DELETE", `/v1/auth/sessions/${one.sid}`)).status, 204)
  assert.equal((await stage.refresh(one.refresh_token)).body["code"], "session_ended")
  assert.equal((await stage.refresh(two.refresh_token)).status, 200)
  const all = await stage.ask("POST", "/v1/auth/sessions/revoke_all", { subject: "user-0001" })
  assert.deepEqual([all.status, all.body], [200, { subject: "user-0001", revoked: 1 }])
  const list = async (query: string) => {
    const { data } = (await stage.ask("GET", `/v1/auth/sessions?${query}`)).body as { data: { sid: string }[] }
    return data.map(({ sid }) => sid)
  }
  assert.deepEqual(await list("status=active"), [three.sid])
  assert.deepEqual(await list("status=revoked&limit=1"), [two.sid])
  assert.deepEqual(await list("subject=user-0001"), [two.sid, one.sid])
  assert.deepEqual(await stage.story(), ["created", "created", "created", "revoked", "revoked"])
  const unknown = await stage.ask("DELETE", `/v1/auth/sessions/SE${"0".repeat(32)}`)
  assert.deepEqual([unknown.status, unknown.body["code"]], [404, "session_not_found"])
})

test("the hundred and first session of a subject revokes the oldest", async () => {
  const oldest = await stage.signIn()
  const { db } = stage.apis[0]
  await db.query(
    `insert into auth_sessions select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
       'created_at', s.created_at + interval '1 ms'))).* from auth_sessions s, generate_series(1, 99)
     where s.account_id = $1`,
    [stage.account.accountId],
  )
  await stage.signIn("user-0002")
  assert.equal((await stage.ask("GET", `/v1/auth/sessions/${oldest.sid}`)).body["status"], "active")
  await stage.pass(10)
  await stage.signIn()
  const { body } = await stage.ask("GET", `/v1/auth/sessions/${oldest.sid}`)
  assert.deepEqual([body["status"], body["revoked_reason"]], ["revoked", "session_limit"])
  const { data } = (await stage.ask("GET", "/v1/auth/sessions?subject=user-0001&status=active&limit=1000")).body
  assert.equal((data as unknown[]).length, 100)
})

test("a subject is exported and erased, with its data in events", async () => {
  const subject = "app/user 1?".replace(" ", "+")
  const path = `/v1/auth/subjects/${encodeURIComponent(subject)}`
  const { sid, refresh_token } = await stage.signIn(subject, { claims: { email: "ann@example.com" } })
  const other = await stage.signIn("user-0002")
  const exported = await stage.ask("GET", path)
  assert.deepEqual(Object.keys(exported.body), ["subject", "sessions", "factors", "challenges"])
  assert.deepEqual(
    (exported.body["sessions"] as { sid: string }[]).map((session) => session.sid),
    [sid],
  )
  assert.equal((await stage.ask("DELETE", path)).status, 204)
  assert.equal((await stage.ask("DELETE", path)).status, 204)
  assert.deepEqual((await stage.ask("GET", path)).body, { subject, sessions: [], factors: [], challenges: [] })
  assert.equal((await stage.refresh(refresh_token)).body["code"], "refresh_token_invalid")
  assert.equal((await stage.refresh(other.refresh_token)).status, 200)
  const events = JSON.stringify((await stage.ask("GET", "/v1/events?limit=1000")).body)
  assert.ok(events.includes(sid) && events.includes("user-0002"))
  assert.doesNotMatch(events, /ann@example\.com|app\/user/)
  const longest = encodeURIComponent("/".repeat(64))
  assert.equal((await stage.ask("GET", `/v1/auth/subjects/${longest}`)).status, 200)
  assert.equal((await stage.ask("GET", "/v1/auth/subjects/short")).body["code"], "invalid_parameter")
})

test("events of a subject are erased also when the session, the factor and the challenge are gone", async () => {
  const subject = 'ann"\\\\8f14e45f'
  const path = `/v1/auth/subjects/${encodeURIComponent(subject)}`
  const { sid } = await stage.signIn(subject, { claims: { email: "ann@example.com" } })
  await stage.ask("DELETE", `/v1/auth/sessions/${sid}`)
  const factor = await stage.ask("POST", "/v1/auth/factors", {
    subject,
    factor_type: "recovery_codes",
    friendly_name: "Ann Smith",
  })
  const { binding, sid: factorSid } = factor.body as { binding: { codes: string[] }; sid: string }
  const codes = binding.codes
  const { body: challenge } = await stage.ask("POST", "/v1/auth/challenges", {
    factor_sid: factorSid,
    payload: { amount: "1.00", currency: "EUR", payee: "Ann Smith" },
  })
  await stage.ask("POST", `/v1/auth/challenges/${String(challenge["sid"])}/check`, { code: codes[1] })
  await stage.ask("DELETE", `/v1/auth/factors/${factorSid}`)
  await stage.pass(8 * dayMs)
  await forgetSessions(stage.apis[0].db, stage.clock.now())
  await stage.signIn("user-0002")
  assert.deepEqual((await stage.ask("GET", path)).body["sessions"], [])
  const read = async () => JSON.stringify((await stage.ask("GET", "/v1/events?limit=1000")).body)
  const before = await read()
  assert.equal(before.split(JSON.stringify(subject)).length - 1, 5, before)
  assert.equal((await stage.ask("DELETE", path)).status, 204)
  const events = await read()
  assert.doesNotMatch(events, /8f14e45f"|ann@example|Ann Smith/)
  assert.ok(events.includes("user-0002"))
})

test("a key rotates after 30 days: its successor is published an hour before, and it stays as long as its tokens", async () => {
  assert.deepEqual(await stage.keys(), [])
  let { refresh_token, access_token } = await stage.signIn("user-0001", { audience: "https://api.example.com" })
  const [former] = await stage.keys()
  assert.ok(former)
  const refreshed = async () => {
    const { status, body } = await stage.refresh(refresh_token)
    assert.equal(status, 200)
    ;({ refresh_token, access_token } = body as { refresh_token: string; access_token: string })
    await verify(access_token)
    return decodeProtectedHeader(access_token).kid
  }
  for (let day = 0; day < 29; day++) {
    await stage.pass(dayMs)
    assert.equal(await refreshed(), former.kid)
  }
  assert.equal((await stage.keys()).length, 1)
  await stage.pass(23 * hourMs)
  assert.equal(await refreshed(), former.kid)
  const [, next, ...more] = await stage.keys()
  assert.ok(next && !more.length)
  await stage.pass(hourMs - secondMs)
  assert.equal(await refreshed(), former.kid)
  const lastOfFormer = access_token
  await stage.pass(secondMs)
  assert.equal(await refreshed(), next.kid)
  await stage.pass(9 * minuteMs)
  await verify(lastOfFormer)
  await stage.pass(minuteMs + hourMs - secondMs)
  assert.equal((await stage.keys()).length, 2)
  await stage.pass(secondMs)
  assert.deepEqual(
    (await stage.keys()).map(({ kid }) => kid),
    [next.kid],
  )
})

test("an account that was away for longer than a key signs still publishes the next one first", async () => {
  await stage.signIn()
  const [former] = await stage.keys()
  await stage.pass(45 * dayMs)
  const { access_token } = await stage.signIn()
  assert.equal(decodeProtectedHeader(access_token).kid, former?.kid)
  assert.equal((await stage.keys()).length, 2)
  await stage.pass(hourMs)
  assert.notEqual(decodeProtectedHeader((await stage.signIn()).access_token).kid, former?.kid)
})

test("processes that find a due rotation simultaneously make one key", async () => {
  const sessions = [await stage.signIn("user-0001"), await stage.signIn("user-0002"), await stage.signIn("user-0003")]
  await stage.pass(13 * dayMs)
  let tokens = sessions.map((session) => session.refresh_token)
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(tokens.map((token) => stage.refresh(token)))
    tokens = answers.map(({ body }) => body["refresh_token"] as string)
    await stage.pass(8.5 * dayMs)
  }
  const answers = await Promise.all(
    [...tokens, ...tokens].map((token, index) => stage.refresh(token, { at: index % 2 ? 1 : 0 })),
  )
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  const kids = new Set(answers.map(({ body }) => decodeProtectedHeader(body["access_token"] as string).kid))
  assert.deepEqual([kids.size, (await stage.keys()).length], [1, 2])
})

test("an emergency replaces all keys immediately, and a refresh gives a token that is valid", async () => {
  const first = await stage.signIn("user-0001", { audience: "https://api.example.com" })
  const { status, body } = await stage.ask("POST", "/v1/auth/keys/rotate", {})
  assert.equal(status, 200)
  assert.deepEqual(
    (await stage.keys()).map(({ kid }) => kid),
    [body["kid"]],
  )
  await assert.rejects(verify(first.access_token), { code: "ERR_JWKS_NO_MATCHING_KEY" })
  const second = await stage.refresh(first.refresh_token, { at: 1 })
  await verify(second.body["access_token"] as string)
})

test("a signing key that cannot be decrypted is replaced, and its tokens stay valid", async () => {
  const first = await stage.signIn("user-0001", { audience: "https://api.example.com" })
  // Known keys are cached by their thumbprint, so the row gets another one.
  await stage.apis[0].db.query(
    "update signing_keys set private_key = decode(repeat('00', 64), 'hex'), kid = kid || 'x'",
  )
  const second = await stage.refresh(first.refresh_token)
  assert.equal(second.status, 200)
  await verify(first.access_token)
  await verify(second.body["access_token"] as string)
  assert.equal((await stage.keys()).length, 2)
})

test("the keys are public, can be kept for five minutes, and a sid without an account has none", async () => {
  const ask = (query: string) => fetch(`${stage.apis[0].baseUrl}/v1/auth/jwks.json?${query}`)
  const early = await ask(`account_sid=${stage.account.sid}`)
  assert.equal(early.headers.get("cache-control"), "no-store")
  await stage.signIn()
  const answer = await ask(`account_sid=${stage.account.sid}`)
  assert.equal(answer.headers.get("cache-control"), "public, max-age=300")
  const { keys } = (await answer.json()) as { keys: Record<string, unknown>[] }
  assert.deepEqual(Object.keys(keys[0] ?? {}).toSorted(), ["alg", "crv", "kid", "kty", "use", "x", "y"])
  const anonymous = await ask(`account_sid=${toSid("account", "00000000-0000-7000-8000-000000000000")}`)
  assert.deepEqual([anonymous.status, await anonymous.json()], [200, { keys: [] }])
  for (const query of ["", "account_sid=", "account_sid=x", "other=1"]) assert.equal((await ask(query)).status, 400)
})

test("sessions are forgotten a week after their end, and no sooner", async () => {
  const { db } = stage.apis[0]
  const [revoked, idle] = [await stage.signIn(), await stage.signIn()]
  await stage.ask("DELETE", `/v1/auth/sessions/${revoked.sid}`)
  const left = async () => {
    await forgetSessions(db, stage.clock.now())
    const { data } = (await stage.ask("GET", "/v1/auth/sessions")).body as { data: { sid: string }[] }
    return data.map(({ sid }) => sid)
  }
  await stage.pass(7 * dayMs - secondMs)
  assert.deepEqual(await left(), [idle.sid, revoked.sid])
  await stage.pass(dayMs)
  assert.deepEqual(await left(), [idle.sid])
  await stage.pass(13 * dayMs - secondMs)
  assert.deepEqual(await left(), [idle.sid])
  await stage.pass(dayMs)
  assert.deepEqual(await left(), [])
  assert.equal((await stage.refresh(idle.refresh_token)).body["code"], "refresh_token_invalid")
})

test("private keys are sealed, and a change of the secret key seals them again", async () => {
  await stage.signIn()
  const { db } = stage.apis[0]
  const former = new Uint8Array(32).fill(7)
  const keys: SecretKeys = [new Uint8Array(32).fill(8), former]
  const { resealed } = await resealAll(keys, [() => sealedOfSessions(db)])
  assert.ok(resealed > 0)
  const names: string[] = []
  for await (const { name, owner, sealed, replace } of sealedOfSessions(db)) {
    if (!name.includes(stage.account.sid)) continue
    names.push(name)
    const plain = open([keys[0]], sealed, owner)
    assert.match(plain.toString(), /"kty":"EC"/)
    assert.ok(!Buffer.from(sealed).includes(plain))
    assert.equal(await replace(Buffer.from(sealed)), true)
  }
  assert.equal(names.length, 1)
})
