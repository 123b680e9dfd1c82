import type { Carrier, IdRelation } from "#carriers/carrier.ts"
import type { SettingsFault, Parsed } from "#carriers/parse-with.ts"
import { parseHttpConfig, parseHttpSecrets } from "#carriers/http/config.ts"
import { createWebhookReader } from "#carriers/http/read-webhook.ts"
import { describedApi } from "#carriers/http/described-api.ts"
import { HttpCarrier, type HttpCarrierOptions } from "#carriers/http/http-carrier.ts"
import { parseMm4Config, parseMm4Secrets } from "#carriers/mm4/config.ts"
import { parseMm7Config, parseMm7Secrets } from "#carriers/mm7/config.ts"
import { createMm7Reader } from "#carriers/mm7/read-request.ts"
import { parseMatrixConfig, parseMatrixSecrets } from "#carriers/matrix/config.ts"
import { MatrixApi } from "#carriers/matrix/matrix-api.ts"
import { TransactionReader } from "#carriers/matrix/read-transaction.ts"
import { RequestCarrier } from "#carriers/requests/request-carrier.ts"
import { parseSmppConfig, parseSmppSecrets } from "#carriers/smpp/config.ts"
import { SmppCarrier } from "#carriers/smpp/smpp-carrier.ts"
import { parseSmtpConfig, parseSmtpSecrets } from "#carriers/smtp/config.ts"
import { parseTelegramConfig, parseTelegramSecrets } from "#carriers/telegram/config.ts"
import { UpdateReader } from "#carriers/telegram/read-update.ts"
import { TelegramApi } from "#carriers/telegram/telegram-api.ts"
import { parseWhatsappConfig, parseWhatsappSecrets } from "#carriers/whatsapp/config.ts"
import { NotificationReader } from "#carriers/whatsapp/read-notification.ts"
import { WhatsappApi } from "#carriers/whatsapp/whatsapp-api.ts"
import type { WebhookReader } from "#carriers/webhook.ts"
import { parseXmppConfig, parseXmppSecrets } from "#carriers/xmpp/config.ts"
import type { XmppCarrierOptions } from "#carriers/xmpp/xmpp-carrier.ts"
import type { Clock } from "#std/clock.ts"
import type { NewId } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import type { CarrierKind } from "./carrier-kinds.ts"
import type { Secrets } from "./carriers.ts"
import type { LeasableCarrier } from "./leased-sessions.ts"

/** For carriers over HTTP: the client for their requests, and the URL for their receipts and messages. */
export interface HttpParts {
  outgoing: HttpCarrierOptions["outgoing"] & XmppCarrierOptions["outgoing"]
  /** The client for addresses that strangers choose. */
  publicOutgoing: XmppCarrierOptions["publicOutgoing"]
  webhookUrl(carrierId: string): string
}

export interface CarrierParts {
  clock: Clock
  newId: NewId
  random: () => number
  log: Log
  http: HttpParts
  /** Whether this process still has the lease of the carrier's session. */
  mayUse: (session: string) => boolean
}

/** The learned facts of a carrier beyond its settings, and the callback for new ones. */
export interface Learning {
  learnedIds: IdRelation | null
  onIdsLearned(relation: IdRelation): void
}

/**
 * Creates the adapter for a configured carrier, without starting it. Rejects invalid settings, which an older
 * release may have accepted. Adapters with large libraries are loaded with the first carrier of their kind.
 * So a start is short, and memory stays small.
 */
export async function makeCarrier(
  { id, kind }: { id: string; kind: CarrierKind },
  settings: unknown,
  secrets: Secrets,
  parts: CarrierParts & Learning,
): Promise<Carrier & LeasableCarrier> {
  const options = { ...parts, id, sessions: "leased" } as const
  const { outgoing, publicOutgoing } = parts.http
  const http = { ...options, outgoing, webhookUrl: () => parts.http.webhookUrl(id) }
  switch (kind) {
    case "smpp":
      return new SmppCarrier({ ...options, config: valueOf(parseSmppConfig(settings)), secrets: valueOf(parseSmppSecrets(secrets)) }) // oxfmt-ignore
    case "smtp": {
      const { SmtpClient } = await import("#carriers/smtp/smtp-client.ts")
      return new RequestCarrier(new SmtpClient({ ...options, config: valueOf(parseSmtpConfig(settings)), secrets: valueOf(parseSmtpSecrets(secrets)) }), options) // oxfmt-ignore
    }
    case "mm4": {
      const { Mm4Carrier } = await import("#carriers/mm4/mm4-carrier.ts")
      return new Mm4Carrier({ ...options, config: valueOf(parseMm4Config(settings)), secrets: valueOf(parseMm4Secrets(secrets)) }) // oxfmt-ignore
    }
    case "mm7": {
      const { mm7Api } = await import("#carriers/mm7/mm7-api.ts")
      return new HttpCarrier({ ...options, outgoing, api: mm7Api({ config: valueOf(parseMm7Config(settings)), secrets: valueOf(parseMm7Secrets(secrets)) }) }) // oxfmt-ignore
    }
    case "xmpp": {
      const { XmppCarrier } = await import("#carriers/xmpp/xmpp-carrier.ts")
      return new XmppCarrier({ ...options, outgoing, publicOutgoing, config: valueOf(parseXmppConfig(settings)), secrets: valueOf(parseXmppSecrets(secrets)) }) // oxfmt-ignore
    }
    case "matrix":
      return new RequestCarrier(new MatrixApi({ clock: parts.clock, outgoing, config: valueOf(parseMatrixConfig(settings)), secrets: valueOf(parseMatrixSecrets(secrets)) }), options) // oxfmt-ignore
    case "http":
      return new HttpCarrier({ ...options, outgoing, api: describedApi({ config: valueOf(parseHttpConfig(settings)), secrets: valueOf(parseHttpSecrets(secrets)), webhookUrl: http.webhookUrl }) }) // oxfmt-ignore
    case "whatsapp":
      return new RequestCarrier(new WhatsappApi({ ...http, config: valueOf(parseWhatsappConfig(settings)), secrets: valueOf(parseWhatsappSecrets(secrets)) }), options) // oxfmt-ignore
    case "telegram":
      return new RequestCarrier(new TelegramApi({ ...http, config: valueOf(parseTelegramConfig(settings)), secrets: valueOf(parseTelegramSecrets(secrets)) }), options) // oxfmt-ignore
  }
}

/**
 * Creates the reader of a carrier's webhooks. Undefined for a kind without webhooks. Throws as `makeCarrier`.
 */
export function makeWebhookReader(
  kind: CarrierKind,
  settings: unknown,
  secrets: Secrets,
  { carrierId, clock, http: { outgoing } }: Pick<CarrierParts, "clock" | "http"> & { carrierId: string },
): WebhookReader | undefined {
  if (kind === "matrix")
    return new TransactionReader({ config: valueOf(parseMatrixConfig(settings)), secrets: valueOf(parseMatrixSecrets(secrets)), outgoing, clock }) // oxfmt-ignore
  if (kind === "mm7")
    return createMm7Reader({ carrierId, config: valueOf(parseMm7Config(settings)), secrets: valueOf(parseMm7Secrets(secrets)), clock }) // oxfmt-ignore
  if (kind === "whatsapp")
    return new NotificationReader({ config: valueOf(parseWhatsappConfig(settings)), secrets: valueOf(parseWhatsappSecrets(secrets)), outgoing, clock }) // oxfmt-ignore
  if (kind === "telegram")
    return new UpdateReader({ config: valueOf(parseTelegramConfig(settings)), secrets: valueOf(parseTelegramSecrets(secrets)), outgoing, clock }) // oxfmt-ignore
  if (kind !== "http") return undefined
  const config = valueOf(parseHttpConfig(settings))
  return createWebhookReader({ config, secrets: valueOf(parseHttpSecrets(secrets)), clock, outgoing })
}

function valueOf<T>(parsed: Parsed<T>): T {
  if (parsed.kind === "faults") throw new Error(sentenceOf(parsed.faults))
  return parsed.value
}

function sentenceOf(faults: readonly SettingsFault[]): string {
  return `${faults.map(({ field, message }) => `${field} ${message}`).join(". ")}. Correct the carrier's settings.`
}
