import type { BlockList } from "node:net"
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server"
import { recipientsMax } from "#messaging/carriers/mms/content.ts"
import { PendingWork } from "#core/std/pending-work.ts"
import { Semaphore } from "#core/std/semaphore.ts"
import { rangesOf, type Mm4Config, type Mm4Secrets } from "./config.ts"

/** The result of a mail. `later` asks the carrier to send it again. */
export type MailFate = "taken" | "unreadable" | "never" | "later"

export interface ListenerOptions {
  config: Mm4Config
  secrets: Mm4Secrets
  /** Resolves after the commit. */
  receive(mail: { recipients: readonly string[]; raw: Buffer }): Promise<MailFate>
  /** A client connected from an address, or for a domain, that the settings do not name. */
  refused(): void
  /** The server can no longer listen, and has ended. */
  failed(error: Error): void
}

/** RFC 5321, section 4.5.3.1.8: a client sends the message again for the recipients after 452. */
const recipientsReply = "4.5.3 Too many recipients, send the message again for the others"

/** Media of 5 MB grows by a third in transport, and MMSCs accept larger media from each other. */
const mailBytesMax = 12 * 1024 * 1024
/** Mails in memory at once. The bytes of others are not read, so those mails wait at their sender. */
const readAtOnce = 4
const connectionsMax = 50
const silenceMs = 60_000
/** The wait for idle connections at a stop. */
const closeMs = 500

const answers: Record<Exclude<MailFate, "taken">, [number, string]> = {
  unreadable: [554, "5.6.0 The mail is not a message of MM4"],
  never: [554, "5.3.0 The message cannot be stored"],
  later: [451, "4.3.0 The message cannot be stored at this moment, send it again"],
}

/**
 * Receives the carrier's messages, answers and reports. It accepts mail only from the carrier's addresses and
 * only for its own domain.
 */
export class Mm4Listener {
  readonly #options: ListenerOptions
  readonly #server: SMTPServer
  readonly #addresses: BlockList
  readonly #underWay = new PendingWork()
  readonly #reading = new Semaphore(readAtOnce)

  constructor(options: ListenerOptions) {
    this.#options = options
    const { config, secrets } = options
    this.#addresses = rangesOf(config.inbound.addresses)
    const { certificate } = config.inbound
    const hasTls = certificate !== undefined && secrets.tls_key !== undefined
    this.#server = new SMTPServer({
      ...(hasTls ? { cert: certificate, key: secrets.tls_key, minVersion: "TLSv1.2" } : {}),
      disabledCommands: hasTls ? ["AUTH"] : ["AUTH", "STARTTLS"],
      name: config.domain,
      size: mailBytesMax,
      maxClients: connectionsMax,
      socketTimeout: silenceMs,
      closeTimeout: closeMs,
      disableReverseLookup: true,
      logger: false,
      onConnect: (session, done) =>
        done(this.#isKnown(session) ? null : this.#refuse("5.7.1 This address is not the carrier's")),
      onRcptTo: ({ address }, session, done) => done(this.#recipientFault(address, session)),
      onData: (stream, session, done) => {
        void this.#underWay.add(this.#receive(stream, session).then(done, (error: Error) => done(error)))
      },
    })
    // An error ends only its own connection, and the carrier connects again.
    this.#server.on("error", () => undefined)
  }

  /** Rejects if the port cannot be opened. */
  async start(): Promise<void> {
    const { host, port } = this.#options.config.inbound
    await new Promise<void>((resolve, reject) => {
      this.#server.server.once("error", reject)
      this.#server.listen(port, host, () => {
        this.#server.server.off("error", reject)
        this.#server.server.on("error", (error: Error) => this.#options.failed(error))
        resolve()
      })
    })
  }

  /** Resolves when every mail has its answer and no more mail is accepted. */
  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    await Promise.all([closed, this.#underWay.settled()])
  }

  async #receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<null> {
    const release = await this.#reading.acquire()
    try {
      const chunks: Buffer[] = []
      for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer)
      if (stream.sizeExceeded) throw replyError(552, `5.3.4 The mail is larger than ${mailBytesMax} bytes`)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const fate = await this.#options.receive({ recipients, raw: Buffer.concat(chunks) })
      if (fate !== "taken") throw replyError(...answers[fate])
      return null
    } finally {
      release()
    }
  }

  #isKnown({ remoteAddress }: SMTPServerSession): boolean {
    const address = remoteAddress.replace(/^::ffff:(?=\d+\.)/i, "")
    return this.#addresses.check(address, address.includes(":") ? "ipv6" : "ipv4")
  }

  #recipientFault(address: string, { envelope }: SMTPServerSession): Error | null {
    if (!address.toLowerCase().endsWith(`@${this.#options.config.domain}`))
      return this.#refuse("5.7.1 This is not the domain of the recipient")
    return envelope.rcptTo.length >= recipientsMax ? replyError(452, recipientsReply) : null
  }

  #refuse(sentence: string): Error {
    this.#options.refused()
    return replyError(554, sentence)
  }
}

function replyError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
