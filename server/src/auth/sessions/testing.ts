import { ensurePartitions } from "#core/db/partitions.ts"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { assert } from "#core/std/assert.ts"

export interface Answered {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** The simulator's number that every message reaches and whose code is always the same. */
const phone = "+15005550010"
const code = "000000"

/** Two processes of the API on one store, with a clock that tests move. Create it with `open`. */
export class SessionStage implements AsyncDisposable {
  readonly clock: FakeClock
  readonly apis: readonly [TestApi, TestApi]
  account: TestAccount

  constructor(clock: FakeClock, apis: readonly [TestApi, TestApi]) {
    this.clock = clock
    this.apis = apis
    this.account = apis[0].account
  }

  static async open(): Promise<SessionStage> {
    const clock = new FakeClock()
    const publicUrl = "https://posthorn.example.com"
    const first = await startTestApi({ clock, publicUrl })
    const second = await startTestApi({ clock, publicUrl, storeUrl: first.storeUrl })
    return new SessionStage(clock, [first, second])
  }

  /** Continues with a new account. */
  async renew(): Promise<void> {
    this.account = await this.apis[0].addAccount("Next")
    await this.ask("POST", "/v1/auth/safe_list", { to: phone })
  }

  /** Moves the clock, and creates the partitions that the chore creates. */
  async pass(ms: number): Promise<void> {
    this.clock.advance(ms)
    await this.apis[0].db.transaction((tx) => ensurePartitions(tx, this.clock.now()))
  }

  async ask(
    method: string,
    path: string,
    parameters?: object,
    {
      at = 0,
      headers = {},
      as = this.account,
    }: { at?: 0 | 1; headers?: Record<string, string>; as?: TestAccount } = {},
  ): Promise<Answered> {
    const answer = await fetch(this.apis[at].baseUrl + path, {
      method,
      ...(parameters ? { body: JSON.stringify(parameters) } : {}),
      headers: { authorization: as.authorization, "content-type": "application/json", ...headers },
    })
    const text = await answer.text()
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {}
    return { status: answer.status, headers: answer.headers, body }
  }

  /** Returns the sid of a verification that is approved now. */
  async approve(): Promise<string> {
    const made = await this.ask("POST", "/v1/auth/verifications", { to: phone, from: "+15005550006" })
    const { sid } = made.body
    assert(typeof sid === "string", `A verification begins: ${JSON.stringify(made.body)}`)
    const { body } = await this.ask("POST", "/v1/auth/verification_checks", { verification_sid: sid, code })
    assert(body["valid"] === true, `The verification is approved: ${JSON.stringify(body)}`)
    return sid
  }

  /** Returns a session that began with a verification, with its tokens. */
  async signIn(subject = "user-0001", more: object = {}): Promise<Signed> {
    const verification_sid = await this.approve()
    const made = await this.ask("POST", "/v1/auth/sessions", { subject, verification_sid, ...more })
    assert(made.status === 201, `A session begins: ${JSON.stringify(made.body)}`)
    return made.body as unknown as Signed
  }

  refresh(refresh_token: string, more: Parameters<SessionStage["ask"]>[3] = {}): Promise<Answered> {
    return this.ask("POST", "/v1/auth/sessions/refresh", { refresh_token }, more)
  }

  /** Returns the address of the account's keys, at the first process. */
  get jwksUrl(): string {
    return `${this.apis[0].baseUrl}/v1/auth/jwks.json?account_sid=${this.account.sid}`
  }

  async keys(): Promise<{ kid: string }[]> {
    return ((await (await fetch(this.jwksUrl)).json()) as { keys: { kid: string }[] }).keys
  }

  /** Returns the types of the session events, in order, without their area. */
  async story(): Promise<string[]> {
    const rows = await this.apis[0].db.query<{ type: string }>(
      "select type from event_log where type like 'sessions.%' and account_id = $1 order by id",
      [this.account.accountId],
    )
    return rows.map(({ type }) => type.replace("sessions.", ""))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const api of this.apis.toReversed()) await api[Symbol.asyncDispose]()
  }
}

export interface Signed {
  sid: string
  access_token: string
  refresh_token: string
  [field: string]: unknown
}
