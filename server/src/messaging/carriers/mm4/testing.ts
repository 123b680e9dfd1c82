import { setTimeout as sleep } from "node:timers/promises"
import { createTransport, type SendMailOptions } from "nodemailer"
import type { CarrierListener, Inbound, Receipt } from "#messaging/carriers/carrier.ts"
import { authority, MailServer, type ReceivedMail } from "#messaging/carriers/smtp/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { mm4 } from "./kind.ts"
import { Mm4Carrier } from "./mm4-carrier.ts"

export const ours = "mms.example.com"
export const theirs = "mmsc.example.net"

export function newMm4Carrier(settings: object, log = silentLog): Mm4Carrier {
  const config = mm4.parseSettings(settings)
  const secrets = mm4.parseSecrets({})
  if (config.kind !== "ok" || secrets.kind !== "ok") throw new Error(JSON.stringify([config, secrets]))
  const id = createIds(systemClock)()
  return new Mm4Carrier({ id, config: config.value, secrets: secrets.value, clock: systemClock, random: () => 0, log })
}

export function settingsFor(hosts: { theirPort: number; ourPort: number }, more: object = {}): object {
  return {
    host: "127.0.0.1",
    port: hosts.theirPort,
    ca: authority.cert,
    domain: ours,
    peer_domain: theirs,
    inbound: { host: "127.0.0.1", port: hosts.ourPort, addresses: ["127.0.0.0/8"] },
    ...more,
  }
}

/** Records what a carrier passed to its listener. */
export class Told implements CarrierListener {
  readonly receipts: Receipt[] = []
  readonly inbounds: Inbound[] = []
  readonly fates: string[] = []

  async receipt(receipt: Receipt): Promise<void> {
    this.receipts.push(receipt)
  }

  async inbound(message: Inbound): Promise<void> {
    this.inbounds.push(message)
  }

  mail(fate: string): void {
    this.fates.push(fate)
  }
}

/**
 * An MMSC over independent SMTP. It delivers each message that it accepts. It sends a test's mails until they
 * are accepted or refused.
 */
export class Mmsc {
  readonly server: MailServer
  readonly #ourPort: number
  readonly #bringing = new Set<Promise<unknown>>()
  #isClosed = false
  #count = 0

  constructor(ourPort: number) {
    this.#ourPort = ourPort
    this.server = new MailServer({}, (mail) => this.#deliver(mail))
  }

  async start(): Promise<this> {
    await this.server.start()
    return this
  }

  async stop(): Promise<void> {
    this.#isClosed = true
    await this.server.stop()
    await Promise.all(this.#bringing)
  }

  /** The MM4 message types that arrived. */
  get types(): string[] {
    return this.server.mails.map(({ raw }) => headerOf(raw, "X-Mms-Message-Type"))
  }

  bringMessage({
    to,
    from,
    body,
    id = `${++this.#count}@${theirs}`,
    more = {},
  }: {
    to: string
    from: string
    body: string
    id?: string
    more?: SendMailOptions
  }): void {
    const headers = { "X-Mms-Message-Type": "MM4_forward.REQ", "X-Mms-Message-ID": `"${id}"`, "X-Mms-Ack-Request": "Yes", "X-Mms-Transaction-ID": "t1" } // oxfmt-ignore
    void this.bring({
      from: `${from}/TYPE=PLMN@${theirs}`,
      to: `${to}/TYPE=PLMN@${ours}`,
      text: body,
      headers,
      ...more,
    })
  }

  /** Resolves with the last answer: 250, or a permanent refusal. */
  bring(mail: SendMailOptions, port = this.#ourPort): Promise<number> {
    const bringing = this.#bring(mail, port)
    this.#bringing.add(bringing)
    return bringing
  }

  async #bring(mail: SendMailOptions, port: number): Promise<number> {
    const transport = createTransport({ host: "127.0.0.1", port, ignoreTLS: true })
    for (;;) {
      const status = await transport.sendMail(mail).then(
        () => 250,
        ({ responseCode = 0 }: { responseCode?: number }) => responseCode,
      )
      if (status === 250 || status >= 500 || this.#isClosed) return status
      await sleep(5)
    }
  }

  #deliver({ raw }: ReceivedMail): void {
    if (headerOf(raw, "X-Mms-Message-Type") !== "MM4_forward.REQ") return
    const headers = {
      "X-Mms-Message-Type": "MM4_delivery_report.REQ",
      "X-Mms-Message-ID": headerOf(raw, "X-Mms-Message-ID"),
      "X-Mms-MM-Status-Code": "Retrieved",
    }
    void this.bring({ from: headerOf(raw, "To"), to: headerOf(raw, "From"), text: "", headers, date: new Date(1_000) })
  }
}

export function headerOf(raw: string, name: string): string {
  const line = raw.split("\r\n\r\n", 1)[0]?.replace(/\r\n[ \t]+/g, " ").split("\r\n").find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`)) // oxfmt-ignore
  return line?.slice(name.length + 1).trim() ?? ""
}
