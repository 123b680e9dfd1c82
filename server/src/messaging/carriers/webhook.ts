import type { CarrierListener, Inbound, Receipt } from "./carrier.ts"
import { inboundFiles, type FilesOwner, type InboundFiles, type UnfetchedFiles } from "./inbound-files.ts"
import { ignorePermanentFault } from "./permanent-fault.ts"

/** An HTTP request of a carrier to this installation. */
export interface CarrierWebhook {
  method: string
  /** The URL that the carrier called, with the query. */
  url: string
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** The IP address of the carrier. */
  address: string
}

/** A request before its body is read. */
export type WebhookHead = Omit<CarrierWebhook, "body">

export interface WebhookAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

/** What the head of a webhook shows about its sender. */
export type HeadProof =
  /** It is not the carrier, whatever the body contains. */
  | "forged"
  /** Only the body can show it, because the signature covers the body. */
  | "unproven"
  /** It is the carrier. */
  | "proven"

export type WebhookReading =
  /** `challenge` asks for credentials (RFC 9110, section 11.6.1). */
  | { kind: "forged"; challenge?: string }
  /** The webhook is from the carrier, but does not match the settings. */
  | { kind: "unreadable"; reason: string; answer?: WebhookAnswer }
  /** `answer`: present if each webhook has its own answer. */
  | { kind: "read"; receipts: readonly Receipt[]; inbounds: readonly WebhookInbound[]; answer?: WebhookAnswer }

/** A message that is fetched before it is stored, if it has `files`. */
export interface WebhookInbound extends Inbound {
  files?: UnfetchedFiles | undefined
}

/** Verifies and reads the webhooks of one carrier. It knows no table, so it works in every process. */
export interface WebhookReader {
  /** Verifies the whole webhook, so it is forged if its head is. */
  read(webhook: CarrierWebhook): Promise<WebhookReading>
  /** Called before the body is read, because a stranger can use less memory than the carrier. */
  checkHead(head: WebhookHead): Promise<HeadProof>
  /** The answer that the carrier expects after the commit. */
  readonly acknowledgement: WebhookAnswer
}

/** For the metrics. `ignored`: a webhook without anything that the settings name. */
export type WebhookFate = "taken" | "ignored" | "unreadable" | "forged"

/**
 * Handles a webhook: stores its content and then returns the answer for the carrier. Rejects if the store
 * fails temporarily, so that the carrier sends the webhook again. Content that can never be stored is
 * acknowledged, because the carrier would send it forever.
 */
export async function receiveWebhook(
  reader: WebhookReader,
  webhook: CarrierWebhook,
  listener: Pick<CarrierListener, "receipt" | "inbound">,
  { carrierId, files = inboundFiles }: { carrierId: string; files?: InboundFiles },
): Promise<{ fate: WebhookFate; answer: WebhookAnswer }> {
  const begunAt = files.elapsed
  const reading = await reader.read(webhook)
  if (reading.kind === "forged") {
    const challenge: Record<string, string> = reading.challenge ? { "www-authenticate": reading.challenge } : {}
    return {
      fate: "forged",
      answer: plain(401, "The signature of the webhook does not match the carrier's settings.", challenge),
    }
  }
  if (reading.kind === "unreadable") return { fate: "unreadable", answer: reading.answer ?? plain(422, reading.reason) }
  const { receipts, inbounds, answer = reader.acknowledgement } = reading
  await Promise.all([
    ...receipts.map((receipt) => listener.receipt(receipt).catch(ignorePermanentFault)),
    ...conversationsIn(inbounds).map(async (conversation) => {
      for (const inbound of conversation) await storeInbound(inbound, listener, { carrierId, files, begunAt })
    }),
  ])
  const fate = receipts.length || inbounds.length ? "taken" : "ignored"
  return { fate, answer }
}

/** A sender's messages keep their order while they wait for files. Without files, all are stored at once. */
function conversationsIn(inbounds: readonly WebhookInbound[]): readonly (readonly WebhookInbound[])[] {
  if (!inbounds.some(({ files }) => files)) return inbounds.map((inbound) => [inbound])
  return [...Map.groupBy(inbounds, ({ from, to }) => `${from} ${to}`).values()]
}

async function storeInbound(
  { files: unfetched, ...inbound }: WebhookInbound,
  listener: Pick<CarrierListener, "inbound">,
  { carrierId, files, begunAt }: Pick<FilesOwner, "carrierId"> & { files: InboundFiles; begunAt: number },
): Promise<void> {
  const owner = { carrierId, from: inbound.from }
  const held = unfetched && (await files.fetch(owner, unfetched, { begunAt }))
  try {
    await listener.inbound({ ...inbound, ...held?.content }).catch(ignorePermanentFault)
  } finally {
    held?.release()
  }
}

function plain(status: number, sentence: string, headers: Readonly<Record<string, string>> = {}): WebhookAnswer {
  return { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers }, body: `${sentence}\n` }
}
