import xml, { type Element } from "@xmpp/xml"
import type { CarrierMedia, Refused } from "#messaging/carriers/carrier.ts"
import type { UnfetchedFiles } from "#messaging/carriers/inbound-files.ts"
import { mediaFileName } from "#messaging/carriers/media-file-name.ts"
import { permanentRefusal, temporaryRefusal } from "#messaging/carriers/refusals.ts"
import { isShownUrl } from "#core/outgoing/url-text.ts"
import type { HttpClient } from "#core/outgoing/http-client.ts"
import type { Clock } from "#core/std/clock.ts"
import { siteOf } from "#core/std/site-of.ts"
import { attributesOf, hostOfAddress, namespaces, readError, type MessageMeaning } from "./stanzas.ts"

export interface FileServiceOptions {
  /** The address of the service. Null if the server has none. */
  service: string | null
  clock: Clock
  /** Queries the service. Resolves with its answer, or null without one. */
  ask(to: string, content: Element): Promise<Element | null>
  /** For the server's own service, which the operator chose. */
  outgoing: HttpClient
  /** For URLs that people send: public addresses only. */
  publicOutgoing: Pick<HttpClient, "fetch">
}

type MessageText = Pick<Extract<MessageMeaning, { kind: "text" }>, "body" | "urls" | "link">

interface Slot {
  put: string
  /** Name, value, name, value, … */
  headers: string[]
  get: string
}

const uploadMs = 20_000
/** For all files of an inbound message. A message that waits longer is late for the reader. */
const downloadMs = 20_000
/** The limit for all files of an inbound message, which bounds the memory of this process. */
const fileBytesMax = 10 * 1024 * 1024
/** The most media that a message has. */
const filesMax = 10
const answerBytesMax = 4_096
/** The only headers that a service can require (XEP-0363, section 5). */
const allowedHeaders = new Set(["authorization", "cookie", "expires"])

/**
 * The files of messages. Outbound files go to the HTTP File Upload service of the server (XEP-0363), and
 * their URLs to the recipient. Inbound files are fetched: those of the server's own service from any address,
 * all others only from public addresses.
 */
export class FileService {
  readonly #options: FileServiceOptions
  /** The origins of the service's URLs. */
  readonly #origins = new Set<string>()

  constructor(options: FileServiceOptions) {
    this.#options = options
  }

  /** Returns the URLs of these files, in order, or why the message cannot be sent. */
  async upload(media: readonly CarrierMedia[]): Promise<string[] | Refused> {
    const urls: string[] = []
    for (const [index, file] of media.entries()) {
      const url = await this.#uploadOne(file, index)
      if (typeof url !== "string") return url
      urls.push(url)
    }
    return urls
  }

  /**
   * The files of an inbound message, or undefined if it has none. The URL of a file that is not fetched stays
   * in the text.
   */
  filesOf({ body, urls, link }: MessageText, from: string): UnfetchedFiles | undefined {
    const files = link === null ? [...new Set(urls)] : [link]
    if (!files.length) return undefined
    const contentWith = (media: ReadonlyMap<string, CarrierMedia>) => {
      const left = files.filter((url) => !media.has(url))
      return {
        body: [link === null ? body : "", ...left].filter((line) => line !== "").join("\n"),
        media: [...media.values()],
        filesLost: left.length,
      }
    }
    return {
      site: siteOf(hostOfAddress(from)),
      deadlineMs: downloadMs,
      fetch: async (deadlineMs) => contentWith(await this.#fetchAll(files.slice(0, filesMax), deadlineMs)),
      unfetched: contentWith(new Map()),
    }
  }

  /** Returns the fetched files by their URLs. */
  async #fetchAll(urls: readonly string[], deadlineMs: number): Promise<Map<string, CarrierMedia>> {
    const { clock, outgoing, publicOutgoing } = this.#options
    const until = clock.elapsed() + deadlineMs
    const files = new Map<string, CarrierMedia>()
    let bytesLeft = fileBytesMax
    for (const url of urls) {
      const from = (await this.#isOwn(url)) ? outgoing : publicOutgoing
      const leftMs = until - clock.elapsed()
      if (leftMs <= 0) break
      const fetched = await from.fetch({ url, deadlineMs: leftMs, bytesMax: bytesLeft, accepts: () => true })
      if (fetched.kind !== "fetched") continue
      bytesLeft -= fetched.content.byteLength
      files.set(url, { contentType: fetched.contentType, content: fetched.content })
    }
    return files
  }

  async #uploadOne({ contentType, content }: CarrierMedia, index: number): Promise<string | Refused> {
    const slot = await this.#slot(mediaFileName(contentType, index), content.byteLength, contentType)
    if ("kind" in slot) return slot
    const outcome = await this.#options.outgoing.request({
      method: "PUT",
      url: slot.put,
      headers: ["content-type", contentType, ...slot.headers],
      body: content,
      deadlineMs: uploadMs,
      responseBytesMax: answerBytesMax,
    })
    if (outcome.kind === "failure") return unavailable(`The file service cannot be reached: ${outcome.failure.kind}.`)
    if (outcome.status >= 200 && outcome.status < 300) return slot.get
    if (outcome.status === 413) return tooLarge
    return unavailable(`The file service responded to an upload with status ${outcome.status}.`)
  }

  async #slot(filename: string, size: number, contentType: string): Promise<Slot | Refused> {
    const { service, ask } = this.#options
    if (service === null) return unsupported
    const attributes = { xmlns: namespaces.upload, filename, size: String(size), "content-type": contentType }
    const answer = await ask(service, xml("request", attributes))
    if (!answer) return unavailable("The file service did not respond.")
    if (attributesOf(answer).type !== "result") return refusedSlot(answer)
    const slot = readSlot(answer)
    if (!slot) return unavailable("The file service returned no place for the file.")
    const origin = URL.parse(slot.get)?.origin
    if (origin !== undefined) this.#origins.add(origin)
    return slot
  }

  /** Requests a slot, which is not used, to learn the host of the service's files. */
  async #isOwn(url: string): Promise<boolean> {
    if (!this.#origins.size && this.#options.service !== null) await this.#slot("file.txt", 1, "text/plain")
    return this.#origins.has(URL.parse(url)?.origin ?? "")
  }
}

function readSlot(answer: Element): Slot | null {
  const slot = answer.getChild("slot", namespaces.upload)
  const urlOf = (name: string) => {
    const { url } = (slot?.getChild(name)?.attrs ?? {}) as { url?: string }
    return url !== undefined && URL.canParse(url) ? url : undefined
  }
  const put = urlOf("put")
  const get = urlOf("get")
  // Recipients see the one, and the other is checked when it is called.
  if (put === undefined || get === undefined || !isShownUrl(get)) return null
  const headers = (slot?.getChild("put")?.getChildren("header") ?? []).flatMap((header) => {
    const { name = "" } = header.attrs as { name?: string }
    const value = header.getText().replaceAll(/[\r\n]/g, "")
    return allowedHeaders.has(name.toLowerCase()) ? [name.toLowerCase(), value] : []
  })
  return { put, headers, get }
}

const unsupported = permanentRefusal("media_unsupported", "The carrier does not send media.")
const tooLarge = permanentRefusal("media_too_large", "The media is larger than the carrier's file service accepts.")

function unavailable(reason: string): Refused {
  return temporaryRefusal("carrier_unavailable", reason)
}

/** XEP-0363, section 6. */
function refusedSlot(answer: Element): Refused {
  if (answer.getChild("error")?.getChild("file-too-large", namespaces.upload)) return tooLarge
  const { type, condition } = readError(answer)
  if (type === "wait") return unavailable(`The file service refused a file for now: ${condition}.`)
  return { ...unsupported, reason: `The file service refused a file: ${condition}.` }
}
