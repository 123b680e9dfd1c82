import { isDeepStrictEqual } from "node:util"
import { parseHttpConfig } from "#carriers/http/config.ts"
import { parseMm4Config } from "#carriers/mm4/config.ts"
import { parseMm7Config } from "#carriers/mm7/config.ts"
import { parseMatrixConfig } from "#carriers/matrix/config.ts"
import { parseSmppConfig } from "#carriers/smpp/config.ts"
import { parseSmtpConfig } from "#carriers/smtp/config.ts"
import { parseTelegramConfig } from "#carriers/telegram/config.ts"
import { parseWhatsappConfig } from "#carriers/whatsapp/config.ts"
import { parseXmppConfig } from "#carriers/xmpp/config.ts"
import { InputFaults } from "#std/input-faults.ts"
import type { CarrierKind } from "./carrier-kinds.ts"

/**
 * A host that gets the password, and the TLS settings that decide which server is trusted there. Null for
 * plain TCP.
 */
interface Host {
  host: string
  port: number
  tls: { ca: string | null; servername: string | null } | null
}

/**
 * Refuses, with `InputFaults`, to send a stored password to another host than the one for which it was set.
 * Without this rule, anyone with an operator's session could send the password of a carrier to a host of
 * their own.
 */
export function refusePasswordForNewHost(kind: CarrierKind, before: unknown, next: unknown): void {
  if (isBound(kind, before, next)) return
  const change = kind === "http" ? "other requests" : "a new host, a new port or other TLS settings"
  const detail = `\`password\` is missing. \`settings\` contains ${change}, but the stored password is only for the previous settings. Send the password in the same request. With \`posthorn carrier set\`, use --password-file.`
  throw new InputFaults([{ param: "password", detail }])
}

function isBound(kind: CarrierKind, before: unknown, next: unknown): boolean {
  if (kind === "http") return areRequestsSame(before, next)
  if (!isApiKind(kind)) return areHostsKnown(kind, before, next)
  return apiOf(kind, before) === apiOf(kind, next)
}

/**
 * Returns the host of the requests of a kind with one API. Null for settings that an older release accepted
 * and this one does not.
 */
function apiOf(kind: ApiKind, settings: unknown): string | null {
  if (kind === "matrix") {
    const config = parseMatrixConfig(settings)
    return config.kind === "ok" ? config.value.homeserver_url : null
  }
  if (kind === "mm7") {
    const config = parseMm7Config(settings)
    return config.kind === "ok" ? config.value.url : null
  }
  const config = kind === "telegram" ? parseTelegramConfig(settings) : parseWhatsappConfig(settings)
  return config.kind === "ok" ? config.value.api_url : null
}

const apiKinds = ["matrix", "mm7", "telegram", "whatsapp"] as const
type ApiKind = (typeof apiKinds)[number]
type HostKind = Exclude<CarrierKind, ApiKind | "http">

function isApiKind(kind: CarrierKind): kind is ApiKind {
  return apiKinds.some((each) => each === kind)
}

/** A template can put the password anywhere in a request. So every change of the requests counts. */
function areRequestsSame(before: unknown, next: unknown): boolean {
  const [one, other] = [before, next].map((settings) => {
    const config = parseHttpConfig(settings)
    if (config.kind !== "ok") return null
    const { values, request, media_request: mediaRequest } = config.value
    return { values, request, mediaRequest }
  })
  return isDeepStrictEqual(one, other)
}

function areHostsKnown(kind: HostKind, before: unknown, next: unknown): boolean {
  const known = hostsOf(kind, before)
  return hostsOf(kind, next).every((host) => known.some((each) => isAsSafe(host, each)))
}

/** Returns no hosts for settings that an older release accepted and this one does not. */
function hostsOf(kind: HostKind, settings: unknown): readonly Host[] {
  if (kind === "smtp" || kind === "xmpp") {
    const config = kind === "smtp" ? parseSmtpConfig(settings) : parseXmppConfig(settings)
    if (config.kind !== "ok") return []
    const { host, port, tls, ca = null, servername = null } = config.value
    return [{ host, port, tls: tls === "none" ? null : { ca, servername } }]
  }
  if (kind === "mm4") {
    const config = parseMm4Config(settings)
    if (config.kind !== "ok") return []
    const { host, port, tls, ca = null, servername = null } = config.value
    return [{ host, port, tls: tls === "none" ? null : { ca, servername } }]
  }
  const config = parseSmppConfig(settings)
  return config.kind === "ok" ? config.value.hosts : []
}

/** Whether the password reaches the same server as before, and over TLS if it did before. */
function isAsSafe(host: Host, before: Host): boolean {
  if (host.host !== before.host || host.port !== before.port) return false
  return before.tls === null || isDeepStrictEqual(trustOf(host), trustOf(before))
}

function trustOf({ tls }: Host) {
  return tls && { ca: tls.ca, servername: tls.servername }
}
