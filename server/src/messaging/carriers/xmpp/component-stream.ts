import { createHash } from "node:crypto"
import { connect as connectTcp, type Socket } from "node:net"
import { connect as connectTls, getCACertificates } from "node:tls"
import { Parser, escapeXML, type Element } from "@xmpp/xml"
import type { Clock } from "#core/std/clock.ts"
import type { XmppCarrierConfig } from "./config.ts"

export interface StreamOptions {
  config: XmppCarrierConfig
  password: string
  clock: Clock
  /** The server accepted the handshake. */
  onOpen(): void
  onStanza(stanza: Element): void
  /** Called once, even if the server was never reached. The sentence is for the operator. */
  onEnd(reason: string): void
}

/** More than any server accepts: Prosody's limit for a component is half of it. */
const stanzaLengthMax = 1024 * 1024

/**
 * One connection to an XMPP server as its component (XEP-0114): the stream header, the handshake, and then
 * stanzas. Input that is not well-formed ends the connection.
 */
export class ComponentStream {
  readonly #options: StreamOptions
  readonly #socket: Socket
  readonly #parser = new Parser()
  /** Characters since the last whole stanza. */
  #length = 0
  #isOpen = false
  #isEnded = false
  #cancelTimeout: () => void

  constructor(options: StreamOptions) {
    const { config, clock } = options
    this.#options = options
    this.#socket = connectTo(config)
    this.#socket.setEncoding("utf8")
    this.#cancelTimeout = clock.after(config.connect_timeout_ms, () =>
      this.#end(`The server did not respond within ${config.connect_timeout_ms} ms.`),
    )
    this.#socket.once(config.tls === "implicit" ? "secureConnect" : "connect", () => this.#begin())
    this.#socket.on("data", (text: string) => this.#read(text))
    this.#socket.once("error", (error) => this.#end(`The connection failed: ${error.message}.`))
    this.#socket.once("close", () => this.#end("The server closed the connection."))
    this.#parser.on("start", (header: Element) => this.#sendHandshake(header))
    this.#parser.on("element", (stanza: Element) => this.#receive(stanza))
    this.#parser.on("error", () => this.#end("The server sent invalid XML."))
    this.#parser.on("end", () => this.#end("The server ended the stream."))
  }

  /** Whether stanzas can be sent. */
  get isOpen(): boolean {
    return this.#isOpen && !this.#isEnded
  }

  write(xml: string): void {
    if (!this.#isEnded) this.#socket.write(xml)
  }

  /** Reads nothing until `resume`. The server keeps the unread data. */
  pause(): void {
    this.#socket.pause()
  }

  resume(): void {
    this.#socket.resume()
  }

  /** Closes after all written data has left. */
  close(): void {
    if (this.#isOpen && !this.#isEnded) this.#socket.end("</stream:stream>")
    this.#end("The connection was closed.")
  }

  /** Closes at once. */
  cut(reason: string): void {
    this.#end(reason)
    this.#socket.destroy()
  }

  #begin(): void {
    const to = escapeXML(this.#options.config.domain)
    this.#socket.write(
      `<?xml version="1.0"?><stream:stream xmlns="jabber:component:accept" xmlns:stream="http://etherx.jabber.org/streams" to="${to}">`,
    )
  }

  #read(text: string): void {
    this.#length += text.length
    if (this.#length > stanzaLengthMax) return this.cut("The server sent a stanza that is too long.")
    try {
      this.#parser.write(text)
    } catch {
      this.cut("The server sent invalid XML.")
    }
    // Servers send white space between stanzas to keep a connection alive.
    if (this.#parser.root) this.#parser.root.children.length = 0
  }

  /** XEP-0114, section 3: the digest of the stream's id and the shared secret. */
  #sendHandshake({ attrs }: Element): void {
    this.#length = 0
    const { id = "" } = attrs as { id?: string }
    const digest = createHash("sha1").update(`${id}${this.#options.password}`).digest("hex")
    this.#socket.write(`<handshake>${digest}</handshake>`)
  }

  #receive(stanza: Element): void {
    this.#length = 0
    if (this.#isEnded) return
    if (stanza.is("error")) return this.cut(streamError(stanza))
    if (this.#isOpen) return this.#options.onStanza(stanza)
    if (!stanza.is("handshake")) return this.cut("The server did not respond to the handshake.")
    this.#cancelTimeout()
    this.#isOpen = true
    this.#options.onOpen()
  }

  #end(reason: string): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#cancelTimeout()
    // Only `close` has something left to write.
    if (!this.#socket.writableEnded) this.#socket.destroy()
    this.#options.onEnd(reason)
  }
}

function connectTo({ host, port, tls, ca, servername }: XmppCarrierConfig): Socket {
  if (tls === "none") return connectTcp({ host, port, noDelay: true })
  return connectTls({
    host,
    port,
    minVersion: "TLSv1.2",
    ...(ca == null ? {} : { ca: [...getCACertificates("default"), ca] }),
    servername: servername ?? host,
  })
}

/** Advice for the conditions with which servers answer a handshake (RFC 6120, section 4.9.3). */
const advice: Readonly<Record<string, string>> = {
  "not-authorized": "The server refused the secret. Correct the password.",
  "host-unknown": "The server has no component of this domain. Add it there, or correct the domain.",
  conflict: "Another program is connected as this component.",
}

function streamError(stanza: Element): string {
  const [condition] = stanza.getChildElements().filter(({ name }) => name !== "text")
  const name = condition?.getName() ?? "undefined-condition"
  return advice[name] ?? `The server ended the stream: ${name.slice(0, 100)}.`
}
