import { createHash } from "node:crypto"
import { once } from "node:events"
import { createServer, type AddressInfo, type Socket } from "node:net"
import xml, { Parser, type Element } from "@xmpp/xml"
import type { Submission } from "#messaging/carriers/carrier.ts"
import { InboundFiles } from "#messaging/carriers/inbound-files.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { xmpp } from "./kind.ts"
import { attributesOf, jidOf, namespaces } from "./stanzas.ts"
import { XmppCarrier, type XmppCarrierOptions } from "./xmpp-carrier.ts"

export const domain = "sms.example.org"
export const hotel = `xmpp:hotel@${domain}`
export const ann = "xmpp:ann@example.org"

/**
 * The server's side of XEP-0114, as far as the adapter uses it. Recipients send receipts. It fails when a
 * test requests it. `prosody.test.ts` shows what a real server does.
 */
export class FakeXmppServer {
  /** Messages from the component. */
  readonly messages: Element[] = []
  /** All other stanzas from it, except echoes. */
  readonly others: Element[] = []
  handshakes = 0
  /** Recipients send receipts. */
  sendsReceipts = true
  /** The condition of the error that every message gets instead. */
  refuses: { condition: string; type: string } | null = null
  /** Returns no echo. */
  isDeaf = false
  readonly #server = createServer((socket) => this.#serve(socket))
  readonly #sockets = new Set<Socket>()
  #component: Socket | null = null
  #waiting: string[] = []

  async start(port = 0): Promise<this> {
    this.#server.listen(port, "127.0.0.1")
    await once(this.#server, "listening")
    return this
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Ends every connection at once. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  async stop(): Promise<void> {
    this.cut()
    await new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  /** Sends to the component, now or once it connects. */
  send(text: string): void {
    if (this.#component) this.#component.write(text)
    else this.#waiting.push(text)
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.setEncoding("utf8")
    socket.once("close", () => {
      this.#sockets.delete(socket)
      if (this.#component === socket) this.#component = null
    })
    socket.on("error", () => undefined)
    const parser = new Parser()
    parser.on("start", () =>
      socket.write(
        `<?xml version='1.0'?><stream:stream xmlns:stream='http://etherx.jabber.org/streams' xmlns='jabber:component:accept' from='${domain}' id='3BF96D32'>`,
      ),
    )
    parser.on("element", (stanza: Element) => this.#receive(stanza, socket))
    parser.on("end", () => socket.end("</stream:stream>"))
    socket.on("data", (text: string) => parser.write(text))
  }

  #receive(stanza: Element, socket: Socket): void {
    if (stanza.is("handshake")) return this.#welcome(stanza, socket)
    const { to, id = "", type } = attributesOf(stanza)
    if (stanza.is("iq") && to === domain) {
      if (!this.isDeaf) socket.write(stanza.toString())
      return
    }
    if (!stanza.is("message") || type === "error" || !stanza.getChild("body")) {
      this.others.push(stanza)
      return
    }
    this.messages.push(stanza)
    if (this.refuses) {
      const { condition, type: kind } = this.refuses
      const error = xml("error", { type: kind }, xml(condition, { xmlns: namespaces.errors }))
      socket.write(backTo(stanza, { type: "error", id }, error))
    } else if (this.sendsReceipts && stanza.getChild("request", namespaces.receipts))
      socket.write(backTo(stanza, {}, xml("received", { xmlns: namespaces.receipts, id })))
  }

  #welcome(stanza: Element, socket: Socket): void {
    this.handshakes++
    if (stanza.getText() !== createHash("sha1").update("3BF96D32s3cret").digest("hex")) {
      socket.end(
        `<stream:error><not-authorized xmlns='urn:ietf:params:xml:ns:xmpp-streams'/></stream:error></stream:stream>`,
      )
      return
    }
    this.#component = socket
    socket.write(`<handshake/>${this.#waiting.splice(0).join("")}`)
  }
}

/** A stanza from one device of another stanza's recipient. */
export function backTo(stanza: Element, more: object, ...content: Element[]): string {
  const { to, from } = attributesOf(stanza)
  return xml("message", { to: from ?? "", from: `${to}/phone`, ...more }, ...content).toString()
}

/** A message of a person, with a request for a receipt. */
export function messageFrom({ to, from, body, id }: { to: string; from: string; body: string; id: string }): string {
  const attributes = { to: jidOf(to), from: `${jidOf(from)}/phone`, id, type: "chat" }
  return xml("message", attributes, xml("body", {}, body), xml("request", { xmlns: namespaces.receipts })).toString()
}

/** A message of a person with files, as clients send them (XEP-0066). */
export function filesFrom(
  from: string,
  { body = "", urls, id }: { body?: string; urls: readonly string[]; id: string },
): string {
  const links = urls.map((url) => xml("x", { xmlns: namespaces.outOfBand }, xml("url", {}, url)))
  const attributes = { to: jidOf(hotel), from: `${jidOf(from)}/phone`, id, type: "chat" }
  return xml("message", attributes, ...(body ? [xml("body", {}, body)] : []), ...links).toString()
}

export function settingsFor({ port }: { port: number }, more: object = {}): object {
  return { host: "127.0.0.1", port, domain, ...more }
}

export type Http = Pick<XmppCarrierOptions, "outgoing" | "publicOutgoing">

const blocked = {
  kind: "failure",
  isSent: false,
  failure: { kind: "blocked", reason: "The test has no web." },
} as const
export const noWeb = { request: async () => blocked, fetch: async () => blocked }

export function newXmppCarrier(
  settings: object,
  { password = "s3cret", http = { outgoing: noWeb, publicOutgoing: noWeb } }: { password?: string; http?: Http } = {},
): XmppCarrier {
  const config = xmpp.parseSettings(settings)
  const secrets = xmpp.parseSecrets({ password })
  if (config.kind !== "ok" || secrets.kind !== "ok") throw new Error(JSON.stringify([config, secrets]))
  const newId = createIds(systemClock)
  return new XmppCarrier({
    id: newId(),
    config: config.value,
    secrets: secrets.value,
    clock: systemClock,
    newId,
    random: () => 0,
    log: silentLog,
    inboundFiles: new InboundFiles(systemClock),
    ...http,
  })
}

export function messageTo(to: string, more: Partial<Submission> = {}): Submission {
  return submissionOf({ to, from: hotel, body: "Your table is ready.", ...more })
}
