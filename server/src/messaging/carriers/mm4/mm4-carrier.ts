import type { CarrierListener, CarrierStatus, MediaLimits } from "#messaging/carriers/carrier.ts"
import { mediaLimitsOf } from "#messaging/carriers/mms/media-limits.ts"
import { PermanentFault } from "#messaging/carriers/permanent-fault.ts"
import { permanentRefusal } from "#messaging/carriers/refusals.ts"
import { RequestCarrier, type RequestCarrierOptions } from "#messaging/carriers/requests/request-carrier.ts"
import { SmtpClient, type MailForm } from "#messaging/carriers/smtp/smtp-client.ts"
import { toSid } from "#core/std/ids.ts"
import { isPhoneNumber } from "./addresses.ts"
import { composeForward, composeNotice, mm4MessageIdOf } from "./compose.ts"
import type { Mm4Config, Mm4Secrets } from "./config.ts"
import { Mm4Listener, type MailFate } from "./listener.ts"
import { readMail } from "./read-mail.ts"

export interface Mm4CarrierOptions extends RequestCarrierOptions {
  config: Mm4Config
  secrets: Mm4Secrets
}

const listenAgainMs = 5_000

/**
 * A carrier of MMS that uses MM4 (3GPP TS 23.140, section 8.4): mails between two MMSCs. Messages leave over
 * SMTP. Their answers and reports, and inbound messages, arrive as mails at the port on which this process
 * listens.
 *
 * Posthorn acknowledges a mail after its content is committed and its own answer was handed over. If one of
 * them fails, the carrier sends the mail again, and stored content is recognised by its reference.
 */
export class Mm4Carrier extends RequestCarrier {
  readonly mediaLimits: MediaLimits | null
  readonly #options: Mm4CarrierOptions
  readonly #client: SmtpClient
  #listener: Mm4Listener | null = null
  #carrierListener: CarrierListener | null = null
  /** Why the carrier cannot deliver mails to this process. Null while it can. */
  #fault: string | null = null
  #cancelRetry = () => {}

  constructor(options: Mm4CarrierOptions) {
    const { clock, config, secrets } = options
    const client = new SmtpClient({
      clock,
      form: mmsForm(config),
      secrets: { password: secrets.password },
      config: {
        host: config.host,
        port: config.port,
        tls: config.tls,
        ca: config.ca ?? null,
        servername: config.servername ?? null,
        user: config.user ?? null,
        from: [],
        from_name: null,
        connections: config.connections,
        messages_per_second: config.messages_per_second ?? null,
        connect_timeout_ms: config.connect_timeout_ms,
        response_timeout_ms: config.response_timeout_ms,
      },
    })
    super(client, options)
    this.#client = client
    this.#options = options
    this.mediaLimits = mediaLimitsOf(config.media)
  }

  override async start(listener: CarrierListener): Promise<void> {
    this.#carrierListener = listener
    await super.start(listener)
    await this.#listen()
  }

  override async stop(): Promise<void> {
    this.#cancelRetry()
    const listener = this.#listener
    this.#listener = null
    await listener?.stop()
    this.#carrierListener = null
    await super.stop()
  }

  override status(): CarrierStatus {
    const { state, reason } = super.status()
    return { state, reason: reason ?? this.#fault }
  }

  async #listen(): Promise<void> {
    const { clock, config, log, secrets } = this.#options
    const listener = new Mm4Listener({
      config,
      secrets,
      receive: (mail) => this.#receive(mail),
      refused: () => this.#carrierListener?.mail?.("forged"),
      failed: (error) => this.#recordListenFault(error),
    })
    try {
      await listener.start()
      this.#listener = listener
      this.#fault = null
    } catch (error) {
      log.warn({ err: error, carrier: toSid("carrier", this.id) }, "the server cannot listen on the port of a carrier")
      this.#recordListenFault(error as NodeJS.ErrnoException)
      this.#cancelRetry = clock.after(listenAgainMs, () => void (this.#carrierListener && this.#listen()))
    }
  }

  #recordListenFault({ code, message }: NodeJS.ErrnoException): void {
    const { host, port } = this.#options.config.inbound
    const why = code === "EADDRINUSE" ? "another program uses the port" : message
    this.#fault = `Reports and messages cannot arrive: Posthorn cannot listen on ${host}:${port}, because ${why}.`
  }

  async #receive({ recipients, raw }: { recipients: readonly string[]; raw: Buffer }): Promise<MailFate> {
    const { clock, config, log } = this.#options
    const carrierListener = this.#carrierListener
    if (!carrierListener) return "later"
    try {
      const mail = await readMail({ carrierId: this.id, recipients, raw, now: clock.now() }, config)
      if (mail.kind === "late") throw new Error(mail.reason)
      if (mail.kind === "unreadable") {
        log.warn({ carrier: toSid("carrier", this.id), reason: mail.reason }, "Posthorn refused a mail of a carrier")
        carrierListener.mail?.("unreadable")
        return "unreadable"
      }
      for (const receipt of mail.receipts) await carrierListener.receipt(receipt)
      for (const inbound of mail.inbounds) await carrierListener.inbound(inbound)
      for (const notice of mail.notices)
        if ((await this.#client.sendMail(composeNotice(notice, config))) === "later") return "later"
    } catch (error) {
      if (error instanceof PermanentFault) return "never"
      log.warn({ err: error, carrier: toSid("carrier", this.id) }, "a mail of a carrier could not be stored")
      return "later"
    }
    carrierListener.mail?.("taken")
    return "taken"
  }
}

function mmsForm(config: Mm4Config): MailForm {
  return {
    kind: "mm4",
    refuse: ({ from, to }) => {
      if (!isPhoneNumber(from))
        return permanentRefusal("invalid_sender", "The sender of an MMS must be a phone number.")
      if (isPhoneNumber(to)) return null
      return permanentRefusal("invalid_recipient", "The recipient of an MMS must be a phone number.")
    },
    compose: (submission) => composeForward(submission, config),
    referenceOf: (submission) => mm4MessageIdOf(submission, config),
  }
}
