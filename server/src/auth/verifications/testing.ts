import type { Database } from "#core/db/database.ts"
import { recipient, sender, Stage, type StageOptions } from "#messaging/messages/testing.ts"
import { assert } from "#core/std/assert.ts"
import { VerificationScheduler } from "./advance-verifications.ts"
import { Checker } from "./check-verification.ts"
import type { Checked } from "./check.ts"
import { codeKeyOf } from "./code.ts"
import type { VerificationContext } from "./context.ts"
import { createVerification, type NewVerificationRequest } from "./create-verification.ts"
import { getVerification } from "./list-verifications.ts"
import { changeVerificationSettings, type VerificationSettings } from "./settings.ts"
import type { Verification } from "./verification.ts"
import { verificationMessages } from "./verification-messages.ts"

const codeKey = codeKeyOf([new Uint8Array(32).fill(1)])

/**
 * An account that verifies people over the carriers of a stage. Create it with `open`, end it with `stop`.
 */
export class VerificationStage {
  readonly stage: Stage
  readonly context: VerificationContext
  readonly checker: Checker
  readonly scheduler: VerificationScheduler

  constructor(db: Database, options: StageOptions = {}) {
    this.stage = new Stage(db, { ...options, verifications: (of) => verificationMessages({ codeKey, ...of }) })
    const { context, routes } = this.stage
    this.context = { ...context, routes, codeKey, baseUrl: () => "https://verify.example.com" }
    this.checker = new Checker(this.context)
    this.scheduler = new VerificationScheduler(this.context)
  }

  /** Opens a stage with the United States as allowed country. Sending and the scheduler run. */
  static async open(
    db: Database,
    { settings = {}, ...options }: StageOptions & { settings?: Partial<VerificationSettings> } = {},
  ): Promise<VerificationStage> {
    const opened = new VerificationStage(db, options)
    // Any sender that no other account owns.
    await db.query("insert into sender_rules (id, account_id, kind, created_at) values ($1, $1, 'any', now())", [
      opened.stage.accountId,
    ])
    await opened.set({ allowedCountries: ["US"], senders: [sender], ...settings })
    opened.stage.start()
    opened.scheduler.start()
    return opened
  }

  async stop(): Promise<void> {
    await this.scheduler.stop()
    await this.stage.stop()
    await this.context.db.query("delete from number_owners")
  }

  /** Gives a number to another account. */
  async loseNumber(number: string): Promise<void> {
    await this.context.db.query("insert into number_owners (number, account_id, phone_number_id) values ($1, $2, $2)", [
      number,
      this.stage.newId(),
    ])
  }

  async set(settings: Partial<VerificationSettings>): Promise<void> {
    await changeVerificationSettings(this.context.db, this.stage.accountId, settings, this.stage.clock.now())
  }

  /** Begins a verification, or sends its message again, and hands over the queued messages. */
  async create(more: Partial<NewVerificationRequest> = {}): Promise<Verification> {
    const verification = await this.request(more)
    await this.stage.runDue()
    return verification
  }

  /** As `create`, but hands over no message. */
  async request(more: Partial<NewVerificationRequest> = {}): Promise<Verification> {
    const request = { ...plainRequest, ...more }
    const { verification } = await this.context.db.transaction((tx) =>
      createVerification(tx, this.context, this.stage.accountId, request),
    )
    return verification
  }

  /** Moves the clock, and then one more second, in which the scheduler handles due verifications. */
  async pass(ms: number): Promise<void> {
    await this.stage.pass(ms)
    await this.stage.pass(1_000)
  }

  /** The code in the latest message that a carrier got. */
  get code(): string {
    const [code] = /\d{4,10}/.exec(this.lastText) ?? []
    assert(code, "The latest message has a code.")
    return code
  }

  get lastText(): string {
    return this.stage.carriers.flatMap(({ submissions }) => submissions).at(-1)?.body ?? ""
  }

  get wrongCode(): string {
    return this.code === "111111" ? "222222" : "111111"
  }

  async check(id: string, code: string): Promise<Checked> {
    return await this.#settled(
      this.checker.check({ accountId: this.stage.accountId, of: { id }, secret: { code }, payload: null }),
    )
  }

  async checkTo(to: string, code: string, purpose = "default"): Promise<Checked> {
    return await this.#settled(
      this.checker.check({ accountId: this.stage.accountId, of: { to, purpose }, secret: { code }, payload: null }),
    )
  }

  read(id: string): Promise<Verification> {
    return getVerification(this.context.db, this.stage.accountId, id)
  }

  /** Returns the types of the events of a verification, without their area. */
  async story(id: string): Promise<string[]> {
    const rows = await this.context.db.query<{ type: string }>(
      "select type from event_log where account_id = $1 and subject_id = $2 order by sequence",
      [this.stage.accountId, id],
    )
    return rows.map(({ type }) => type.replace("verifications.", ""))
  }

  async #settled<T>(work: Promise<T>): Promise<T> {
    await Promise.allSettled([work, this.stage.runDue()])
    return await work
  }
}

export const plainRequest: NewVerificationRequest = {
  serviceId: null,
  to: recipient,
  channels: [{ channel: "sms", timeoutMs: null }],
  email: null,
  method: "code",
  purpose: "default",
  from: null,
  locale: null,
  clientIp: null,
  isRiskChecked: true,
  rateLimitKeys: {},
  payload: null,
  redirectUrl: null,
  appHash: null,
  domain: null,
  tags: [],
}
