import { once } from "node:events"
import type { AddressInfo, Socket } from "node:net"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"
import type { CarrierListener, Submission } from "#messaging/carriers/carrier.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { RequestCarrier } from "#messaging/carriers/requests/request-carrier.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { createAuthority } from "../../../../test/support/certificates.ts"
import { smtp } from "./kind.ts"
import { SmtpClient } from "./smtp-client.ts"

export interface ReceivedMail {
  from: string
  to: readonly string[]
  raw: string
  user: string | null
  isSecure: boolean
}

export const authority = createAuthority()

/** An independent mail server over TLS, by nodemailer's authors. Its certificate is of its own authority. */
export class MailServer {
  readonly mails: ReceivedMail[] = []
  readonly password = "s3cret"
  readonly #server: SMTPServer
  readonly #sockets = new Set<Socket>()
  /** The answer at each stage, in place of accepting the mail. */
  refuse: Partial<Record<"MAIL" | "RCPT" | "DATA", { status: number; text: string }>> = {}
  /** Ends the connection after the content, before the answer. */
  cutsAfterData = 0
  /** Ends the connection in answer to RCPT. */
  cutsAtRcpt = 0
  connections = 0
  /** The server's id of each mail. Null for consecutive numbers. */
  queuedAs: string | null = null

  /** Calls `taken` with each mail, after it was answered. */
  constructor(options: SMTPServerOptions = {}, taken: (mail: ReceivedMail) => void = () => undefined) {
    const { cert, key } = authority.issue({ names: ["127.0.0.1", "localhost"] })
    this.#server = new SMTPServer({
      cert,
      key,
      authOptional: true,
      logger: false,
      closeTimeout: 100,
      onConnect: (_session, done) => {
        this.connections++
        done()
      },
      onAuth: ({ username = "", password }, _session, done) =>
        password === this.password ? done(null, { user: username }) : done(replyError(535, "5.7.8 No")),
      onMailFrom: (_address, _session, done) => done(this.#refusal("MAIL")),
      onRcptTo: (_address, _session, done) => {
        if (this.cutsAtRcpt > 0 && this.cutsAtRcpt--) return this.cut()
        done(this.#refusal("RCPT"))
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on("data", (chunk: Buffer) => chunks.push(chunk))
        stream.on("end", () => {
          const refusal = this.#refusal("DATA")
          if (refusal) return done(refusal)
          const { mailFrom, rcptTo } = session.envelope
          this.mails.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString("utf8"),
            user: session.user ?? null,
            isSecure: session.secure,
          })
          if (this.cutsAfterData > 0 && this.cutsAfterData--) return this.cut()
          done(null, `2.0.0 Ok: queued as ${this.queuedAs ?? `Q${String(this.mails.length).padStart(6, "0")}`}`)
          taken(this.mails.at(-1) as ReceivedMail)
        })
      },
      ...options,
    })
    this.#server.on("error", () => undefined)
    this.#server.server.on("connection", (socket: Socket) => {
      this.#sockets.add(socket)
      socket.once("close", () => this.#sockets.delete(socket))
    })
  }

  async start(port = 0): Promise<this> {
    const listening = once(this.#server.listen(port, "127.0.0.1"), "listening")
    await listening
    return this
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port
  }

  /** Ends every connection at once. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async stop(): Promise<void> {
    this.cut()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  #refusal(stage: keyof MailServer["refuse"]): Error | null {
    const refusal = this.refuse[stage]
    return refusal ? replyError(refusal.status, refusal.text) : null
  }
}

function replyError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

/** Settings for the server's port, in the operator's form. */
export function settingsFor(server: Pick<MailServer, "port">, more: object = {}): object {
  return { host: "127.0.0.1", port: server.port, ca: authority.cert, from: ["*@example.com"], connections: 2, ...more }
}

export function newSmtpCarrier(settings: object, password = "s3cret"): RequestCarrier {
  const config = smtp.parseSettings(settings)
  const secrets = smtp.parseSecrets({ password })
  if (config.kind !== "ok" || secrets.kind !== "ok") throw new Error(JSON.stringify([config, secrets]))
  const options = { id: createIds(systemClock)(), clock: systemClock, random: () => 0, log: silentLog }
  return new RequestCarrier(new SmtpClient({ ...options, config: config.value, secrets: secrets.value }), options)
}

export const deafListener: CarrierListener = { receipt: async () => {}, inbound: async () => {} }

export function mailTo(to: string, more: Partial<Submission> = {}): Submission {
  return submissionOf({ to: `email:${to}`, from: "email:codes@example.com", body: "Your table is ready.", ...more })
}
