import type { Readable } from "node:stream"
import { getCACertificates } from "node:tls"
import { createTransport } from "nodemailer"
import type { SendMailOptions } from "nodemailer"
import type { Carrier, CarrierListener, CarrierStatus, ConnectionStatus } from "#carriers/carrier.ts"
import type { Refused, Submission, SubmitOutcome } from "#carriers/carrier.ts"
import { Pacer } from "#carriers/pacer.ts"
import { secretsInConfig } from "#carriers/secrets-of.ts"
import { backoffMs } from "#std/backoff.ts"
import { pause } from "#std/clock.ts"
import type { Clock } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import { composeMail, mailboxOf, mailMessageIdOf } from "./compose-mail.ts"
import type { SmtpCarrierConfig, SmtpSecrets } from "./config.ts"
import { refusedByReply } from "./reply-meaning.ts"

export interface SmtpCarrierOptions {
  id: string
  config: SmtpCarrierConfig
  secrets: SmtpSecrets
  clock: Clock
  random: () => number
  log: Log
  /**
   * `leased`: connections are made only for the sessions that `openSessions` names; otherwise `start` opens
   * all.
   */
  sessions?: "leased"
  /** How messages become mails. Default: as email. */
  form?: MailForm
}

/** How the messages of a network travel as mails. */
export interface MailForm {
  kind: string
  /** Null for a message that can be composed. */
  refuse(submission: Submission): Refused | null
  compose(submission: Submission): SendMailOptions
  referenceOf(submission: Submission, response: string): string
}

/** The fields of a failure of nodemailer that this file reads. */
interface MailError extends Error {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/**
 * The limit for a server that answers byte by byte. Silence of the server has another limit. This one is
 * shorter than a sender's claim.
 */
const submitMaxMs = 45_000
/**
 * Servers close idle connections after minutes (RFC 5321, section 4.5.3.2.7). Ours end before, which also
 * frees the connections of a lease that ended.
 */
const idleMs = 30_000
const probe = { firstMs: 1_000, mostMs: 60_000 }
const paceMs = 2_000
/** Accounts read it, so it names no host. The operator finds the hosts in the carrier's status. */
const downReason = "No connection to the mail server takes messages at this moment."

/**
 * A carrier that hands mail to an SMTP server, which is often called a relay. It keeps connections open and
 * checks the server's certificate. Email has no receipts: an accepted message stays `sent`.
 *
 * A mail is handed over once. The pool of nodemailer can send a mail again when its connection ends, so
 * `maxRequeues` is 0 and this file alone decides. When the connection ends after the first byte of the
 * content, the outcome is unknown. Before that, the server has nothing, and the mail goes over a new
 * connection.
 */
export class SmtpCarrier implements Carrier {
  readonly id: string
  readonly kind: string
  readonly sessions: readonly string[]
  readonly #options: SmtpCarrierOptions
  readonly #form: MailForm
  readonly #pacer = new Pacer(null)
  readonly #open = new Set<string>()
  readonly #underWay = new Set<Promise<unknown>>()
  #transport: Transport | null = null
  /** Why the server accepts no mail, or null while it does. */
  #fault: string | null = null
  #failures = 0
  #retryAt: number | null = null
  #cancelProbe = () => {}

  constructor(options: SmtpCarrierOptions) {
    const { host, port, connections } = options.config
    this.id = options.id
    this.#options = options
    this.#form = options.form ?? emailForm(options.config)
    this.kind = this.#form.kind
    this.sessions = Array.from({ length: connections }, (_, index) => `${host}:${port} #${index + 1}`)
  }

  /** One mail for each connection, and no more than a low rate allows soon. */
  get windowMax(): number {
    const { messagesPerSecond } = this.#options.config
    const ofPace = messagesPerSecond === null ? Infinity : Math.ceil(((this.#share ?? 0) * paceMs) / 1_000)
    return Math.max(Math.min(this.#open.size || this.sessions.length, ofPace), 1)
  }

  /** The listener is never called, because email has no receipts. Resolves when the server has been tried. */
  async start(_listener: CarrierListener): Promise<void> {
    this.#fault = null
    this.#transport = makeTransport(this.#options)
    if (this.#options.sessions !== "leased") await this.openSessions(this.sessions)
  }

  async stop(): Promise<void> {
    const transport = this.#transport
    this.#transport = null
    this.#cancelProbe()
    await Promise.allSettled(this.#underWay)
    this.#open.clear()
    transport?.close()
  }

  /** Resolves when the server has been tried. */
  async openSessions(names: readonly string[]): Promise<void> {
    const isFirst = this.#open.size === 0
    for (const name of names) this.#open.add(name)
    this.#pacer.limit(this.#share)
    if (isFirst && names.length) await this.#probe()
  }

  /**
   * Resolves when no more mails are under way than there are sessions left. Their connections end by
   * themselves.
   */
  async closeSessions(names: readonly string[]): Promise<void> {
    for (const name of names) this.#open.delete(name)
    this.#pacer.limit(this.#share)
    if (!this.#open.size) this.#cancelProbe()
    while (this.#underWay.size > this.#open.size) await Promise.race([...this.#underWay].map(settled))
  }

  /**
   * As `closeSessions`, which ends within the time of a submission. A mail server does not count sessions as
   * an SMSC does.
   */
  async cutSessions(names: readonly string[]): Promise<void> {
    await this.closeSessions(names)
  }

  status(): CarrierStatus {
    if (!this.#transport) return { state: "down", reason: "The carrier is not started." }
    if (!this.#open.size) return { state: "down", reason: "This process holds none of the carrier's connections." }
    return { state: this.#fault === null ? "up" : "down", reason: this.#fault }
  }

  connections(): readonly ConnectionStatus[] {
    if (!this.#transport || !this.#open.size) return []
    const { host, port } = this.#options.config
    const { state, reason } = this.status()
    return [
      {
        name: `${host}:${port}`,
        state: state === "up" ? "up" : "down",
        reason,
        retryAt: this.#retryAt,
        unanswered: this.#underWay.size,
        windowMax: this.windowMax,
        throttled: 0,
        segmentsPerSecond: this.#share,
      },
    ]
  }

  async submit(submission: Submission): Promise<SubmitOutcome> {
    const refusal = this.#refuse(submission)
    if (refusal) return refusal
    const sending = this.#send(submission, this.#transport as Transport)
    this.#underWay.add(sending)
    try {
      return await sending
    } finally {
      this.#underWay.delete(sending)
    }
  }

  /**
   * Hands over a mail that is not a message. `later`: the server does not have it, and may take it at another
   * time. Of a mail that left and was not answered it is `later` too, so the server can get it twice.
   */
  async sendMail(mail: SendMailOptions): Promise<"accepted" | "refused" | "later"> {
    const transport = this.#transport
    if (!transport) return "later"
    const sending = transport.sendMail(mail).then(
      () => "accepted" as const,
      ({ responseCode = 0 }: MailError) => (responseCode >= 500 ? "refused" : "later"),
    )
    this.#underWay.add(sending)
    return await sending.finally(() => this.#underWay.delete(sending))
  }

  #refuse(submission: Submission): SubmitOutcome | null {
    const { expiresAt } = submission
    if (this.status().state !== "up") return { kind: "not_sent", reason: downReason }
    if (expiresAt !== null && expiresAt <= this.#options.clock.now())
      return { kind: "refused", isPermanent: true, code: "validity_expired", reason: "The validity period is over." }
    return this.#form.refuse(submission)
  }

  async #send(submission: Submission, transport: Transport): Promise<SubmitOutcome> {
    const { clock } = this.#options
    for (let waitMs; (waitMs = this.#pacer.waitMs(clock.now())) > 0;) await pause(clock, waitMs)
    this.#pacer.spend(clock.now())
    const deadline = new AbortController()
    const cancel = clock.after(submitMaxMs, () => deadline.abort())
    try {
      const first = await this.#handOver(submission, transport, deadline.signal)
      if (!(first instanceof Error)) return first
      // The server may have closed a connection that was idle.
      const second = await this.#handOver(submission, transport, deadline.signal)
      if (!(second instanceof Error)) return second
      this.#isDown(second)
      return { kind: "not_sent", reason: downReason }
    } finally {
      cancel()
    }
  }

  /** Returns an error if there was no connection, so nothing left. */
  async #handOver(
    submission: Submission,
    transport: Transport,
    signal: AbortSignal,
  ): Promise<SubmitOutcome | MailError> {
    const progress: Progress = { content: null }
    try {
      const mail = { ...this.#form.compose(submission), signal, progress }
      const { response } = await transport.sendMail(mail)
      return { kind: "accepted", references: [this.#form.referenceOf(submission, response)] }
    } catch (error) {
      return outcomeOf(error as MailError, submission, progress) ?? (error as MailError)
    }
  }

  /** Tries the server until it takes mail again. */
  #isDown(error: MailError): void {
    const { clock, log, random } = this.#options
    const reason = explain(error)
    if (this.#fault !== reason) log.warn({ carrier: toSid("carrier", this.id), reason }, "a mail server takes nothing")
    const isKnown = this.#fault !== null && this.#retryAt !== null
    this.#fault = reason
    if (isKnown) return
    const waitMs = backoffMs(this.#failures++, probe, random)
    this.#retryAt = clock.now() + waitMs
    this.#cancelProbe = clock.after(waitMs, () => void this.#probe())
  }

  async #probe(): Promise<void> {
    const transport = this.#transport
    this.#retryAt = null
    try {
      await transport?.verify()
      if (this.#fault !== null) this.#options.log.info({ carrier: toSid("carrier", this.id) }, "a mail server is back")
      this.#fault = null
      this.#failures = 0
    } catch (error) {
      if (transport && transport === this.#transport && this.#open.size) this.#isDown(error as MailError)
    }
  }

  /** The share of the carrier's mails a second that the sessions of this process may send. Null: no limit. */
  get #share(): number | null {
    const { messagesPerSecond } = this.#options.config
    if (messagesPerSecond === null) return null
    return (messagesPerSecond * Math.max(this.#open.size, 1)) / this.sessions.length
  }
}

function emailForm(config: SmtpCarrierConfig): MailForm {
  const allows = (sender: string) => {
    const domain = sender.slice(sender.lastIndexOf("@"))
    return config.from.some((each) => each === sender || each === `*${domain}`)
  }
  const reason = "The carrier's settings allow no mail from this sender."
  const notPermitted: Refused = { kind: "refused", isPermanent: true, code: "sender_not_permitted", reason }
  return {
    kind: "smtp",
    refuse: ({ from }) => (allows(mailboxOf(from).toLowerCase()) ? null : notPermitted),
    compose: (submission) => composeMail(submission, config),
    referenceOf(submission, response) {
      const queueId = queueIdOf(response)
      const isSecret = secretsInConfig(submission).some((secret) => queueId?.includes(secret))
      return (!isSecret && queueId) || mailMessageIdOf(submission)
    },
  }
}

/**
 * The meaning of a failure for its mail. Undefined if the server was not reached, or ended the session before
 * the content.
 */
function outcomeOf(error: MailError, { media }: Submission, { content }: Progress): SubmitOutcome | undefined {
  const { code, command = "", responseCode: status, response: text = "" } = error
  const hasLeft = content?.readableDidRead === true
  const isOfMail = code === "EENVELOPE" || code === "EMESSAGE"
  const hasMedia = media.length > 0
  if (status !== undefined && (isOfMail || hasLeft)) return refusedByReply({ status, text, command, hasMedia })
  if (hasLeft) return { kind: "unknown", reason: "The connection ended before the mail server's answer came." }
  if (!isOfMail) return undefined
  // Larger than the server announced with SIZE (RFC 1870).
  if (command === "MAIL FROM") return refusedByReply({ status: 552, text, command, hasMedia })
  const reason = "SMTP cannot write one of the addresses."
  return { kind: "refused", isPermanent: true, code: "invalid_recipient", reason }
}

type Transport = ReturnType<typeof makeTransport>

/** The content of a mail, from which the first byte is read when the server has answered DATA with 354. */
interface Progress {
  content: Readable | null
}

function makeTransport({ config, secrets }: SmtpCarrierOptions) {
  const { host, port, tls, ca, servername, user, connections, connectTimeoutMs, responseTimeoutMs } = config
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    idleTimeout: idleMs,
    host,
    port,
    secure: tls === "implicit",
    requireTLS: tls === "starttls",
    ignoreTLS: tls === "none",
    tls: {
      minVersion: "TLSv1.2",
      ...(ca === null ? {} : { ca: [...getCACertificates("default"), ca] }),
      ...(servername === null ? {} : { servername }),
    },
    ...(user === null ? {} : { auth: { user, pass: secrets.password }, forceAuth: true }),
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    socketTimeout: responseTimeoutMs,
  })
  transport.use("stream", ({ data, message }, done) => {
    const { progress } = data as { progress?: Progress }
    const create = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      const content = create(options)
      if (progress) progress.content = content
      return content
    }
    done()
  })
  return transport
}

/**
 * What servers call a mail that they took: Postfix, Exim, Sendmail and the large services write it in one of
 * these ways.
 */
function queueIdOf(response: string): string | undefined {
  const [, id] = /\b(?:queued as|id=|Message accepted for delivery|OK id=)\s*<?([\w.@-]{4,100})/i.exec(response) ?? []
  return id
}

/** For the operator. */
function explain({ code, command, responseCode, message }: MailError): string {
  if (code === "EAUTH")
    return `The mail server refused the user or password (${responseCode ?? command}). Correct them.`
  const answer = responseCode === undefined ? "" : ` The server answered ${responseCode}.`
  return `The mail server cannot be used: ${message.split(/[\r\n]/, 1)[0]}.${answer}`
}

async function settled(promise: Promise<unknown>): Promise<void> {
  await promise.catch(() => undefined)
}
