import type { Readable } from "node:stream"
import { getCACertificates } from "node:tls"
import { createTransport, type SendMailOptions } from "nodemailer"
import type { Refused, Submission, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { permanentRefusal } from "#messaging/carriers/refusals.ts"
import type { MessageApi, Unreachable } from "#messaging/carriers/requests/message-api.ts"
import { secretsInConfig } from "#messaging/carriers/secrets-of.ts"
import type { Clock } from "#core/std/clock.ts"
import { composeMail, mailboxOf, mailMessageIdOf } from "./compose-mail.ts"
import type { SmtpCarrierConfig, SmtpSecrets } from "./config.ts"
import { refusedByReply } from "./reply-meaning.ts"

export interface SmtpClientOptions {
  config: SmtpCarrierConfig
  secrets: SmtpSecrets
  clock: Clock
  /** How messages become mails. Default: as email. */
  form?: MailForm
}

/** How a network's messages become mails. */
export interface MailForm {
  kind: string
  /** Returns null for a message that can be composed. */
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
 * The limit for a server that answers byte by byte. A silent server has another limit. This one is shorter
 * than a sender's claim.
 */
const submitMaxMs = 45_000
/**
 * Servers close idle connections after minutes (RFC 5321, section 4.5.3.2.7). Ours end earlier, which also
 * frees the connections of a lease that ended.
 */
const idleMs = 30_000

/**
 * Hands mail to an SMTP server, which is often called a relay. It keeps connections open and checks the
 * server's certificate. Email has no receipts: an accepted message stays `sent`.
 *
 * A mail is handed over once. The pool of nodemailer can send a mail again when its connection ends, so
 * `maxRequeues` is 0 and this file alone decides. When the connection ends after the first byte of the
 * content, the outcome is unknown. Before that, the server has nothing, and the mail goes over a new
 * connection.
 */
export class SmtpClient implements MessageApi {
  readonly kind: string
  readonly name: string
  readonly connections: number
  /** One, because a mail that is repeated after a crash arrives twice. */
  readonly messagesPerConnection = 1
  readonly perSecond: number | null
  readonly #options: SmtpClientOptions
  readonly #form: MailForm
  #transport: Transport | null = null

  constructor(options: SmtpClientOptions) {
    const { config, form = emailForm(config) } = options
    this.#options = options
    this.#form = form
    this.kind = form.kind
    this.name = `${config.host}:${config.port}`
    this.connections = config.connections
    this.perSecond = config.messages_per_second
  }

  async close(): Promise<void> {
    this.#transport?.close()
    this.#transport = null
  }

  async probe(): Promise<string | null> {
    return await this.#connected.verify().then(
      () => null,
      (error: MailError) => explain(error),
    )
  }

  refuse(submission: Submission): Refused | null {
    return this.#form.refuse(submission)
  }

  async send(submission: Submission): Promise<SubmitOutcome | Unreachable> {
    const deadline = new AbortController()
    const cancel = this.#options.clock.after(submitMaxMs, () => deadline.abort())
    try {
      const first = await this.#handOver(submission, deadline.signal)
      if (!(first instanceof Error)) return first
      // The server may have closed a connection that was idle.
      const second = await this.#handOver(submission, deadline.signal)
      return second instanceof Error ? { kind: "unreachable", reason: explain(second) } : second
    } finally {
      cancel()
    }
  }

  /**
   * Hands over a mail that is not a message. `later`: the server does not have it, and may accept it at
   * another time. A mail that left without an answer also returns `later`, so the server can get it twice.
   */
  async sendMail(mail: SendMailOptions): Promise<"accepted" | "refused" | "later"> {
    return await this.#connected.sendMail(mail).then(
      () => "accepted",
      ({ responseCode = 0 }: MailError) => (responseCode >= 500 ? "refused" : "later"),
    )
  }

  /** Returns an error if there was no connection, so nothing left. */
  async #handOver(submission: Submission, signal: AbortSignal): Promise<SubmitOutcome | MailError> {
    const progress: Progress = { content: null }
    try {
      const mail = { ...this.#form.compose(submission), signal, progress }
      const { response } = await this.#connected.sendMail(mail)
      return { kind: "accepted", references: [this.#form.referenceOf(submission, response)] }
    } catch (error) {
      return outcomeOf(error as MailError, submission, progress) ?? (error as MailError)
    }
  }

  get #connected(): Transport {
    return (this.#transport ??= makeTransport(this.#options))
  }
}

function emailForm(config: SmtpCarrierConfig): MailForm {
  const allows = (sender: string) => {
    const domain = sender.slice(sender.lastIndexOf("@"))
    return config.from.some((each) => each === sender || each === `*${domain}`)
  }
  const notPermitted = permanentRefusal(
    "sender_not_permitted",
    "The carrier's settings do not allow mail from this sender.",
  )
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
 * Returns the meaning of a failure for its mail. Undefined if the server was not reached, or ended the
 * session before the content.
 */
function outcomeOf(error: MailError, { media }: Submission, { content }: Progress): SubmitOutcome | undefined {
  const { code, command = "", responseCode: status, response: text = "" } = error
  const hasLeft = content?.readableDidRead === true
  const isOfMail = code === "EENVELOPE" || code === "EMESSAGE"
  const hasMedia = media.length > 0
  if (status !== undefined && (isOfMail || hasLeft)) return refusedByReply({ status, text, command, hasMedia })
  if (hasLeft) return { kind: "unknown", reason: "The connection ended before the mail server responded." }
  if (!isOfMail) return undefined
  // The mail is larger than the server announced with SIZE (RFC 1870).
  if (command === "MAIL FROM") return refusedByReply({ status: 552, text, command, hasMedia })
  return permanentRefusal("invalid_recipient", "SMTP does not support one of the addresses.")
}

type Transport = ReturnType<typeof makeTransport>

/** The content of a mail. Its first byte is read when the server has answered DATA with 354. */
interface Progress {
  content: Readable | null
}

function makeTransport({ config, secrets }: SmtpClientOptions) {
  const { host, port, tls, ca, servername, user, connections, connect_timeout_ms: connectTimeoutMs } = config
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
    socketTimeout: config.response_timeout_ms,
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
 * Returns the server's id of an accepted mail. Postfix, Exim, Sendmail and the large services write it in one
 * of these forms.
 */
function queueIdOf(response: string): string | undefined {
  const [, id] = /\b(?:queued as|id=|Message accepted for delivery|OK id=)\s*<?([\w.@-]{4,100})/i.exec(response) ?? []
  return id
}

/** Describes the failure to the operator. */
function explain({ code, command, responseCode, message }: MailError): string {
  if (code === "EAUTH")
    return `The mail server refused the user or password (${responseCode ?? command}). Correct them.`
  const answer = responseCode === undefined ? "" : ` The server responded with ${responseCode}.`
  return `The mail server cannot be used: ${message.split(/[\r\n]/, 1)[0]}.${answer}`
}
