import { isDeepStrictEqual } from "node:util"
import { InputFaults } from "#std/input-faults.ts"
import { movesRequests } from "#std/moves-requests.ts"
import type { CarrierKind } from "./carrier-kinds.ts"
import { parsers, type CarrierConfigs } from "./carrier-settings.ts"

type Secrets = Readonly<Record<string, unknown>>

/**
 * Returns whether a change of settings can move the secrets of a carrier. They can go to another host, to
 * other TLS settings, or to another place in a request. True for settings that an older release accepted and
 * this one does not.
 */
export function movesCarrier(kind: CarrierKind, before: unknown, next: unknown): boolean {
  const [from, to] = [before, next].map((settings) => parsers[kind].config(settings))
  if (from?.kind !== "ok" || to?.kind !== "ok") return true
  const known = hostsOf(from.value)
  if (!hostsOf(to.value).every((host) => known.some((each) => isAsSafe(host, each)))) return true
  return movesRequests(from.value, to.value, new Set([...hostSettings, ...independent[kind]]))
}

/**
 * Refuses, with `InputFaults`, to send a stored secret to another place than the one for which it was set.
 * Without this rule, anyone with an operator's session could send the secrets of a carrier to a host of their
 * own.
 */
export function refuseStoredSecrets(stored: Secrets, given: Secrets): void {
  const kept = Object.keys(stored).filter((name) => stored[name] != null && stored[name] !== "")
  const missing = kept.filter((name) => given[name] === undefined).map(wireName)
  if (!missing.length) return
  const detail = `${missing.map((name) => `\`${name}\``).join(" and ")} must be in the same request. \`settings\` changes where requests go or what they contain, but stored secrets are only for the previous settings. With \`posthorn carrier set\`, use ${missing.map((name) => `--${name.replace("_", "-")}-file`).join(" and ")}.`
  throw new InputFaults(missing.map((param) => ({ param, detail })))
}

function wireName(name: string): string {
  return name === "tlsKey" ? "tls_key" : name
}

/** A host of connections with the TLS settings that decide which server is trusted there. */
interface Host {
  host: string
  port: number
  /** Null for plain TCP. */
  tls: { ca: string | null; servername: string | null } | null
}

/** The settings that `hostsOf` reads. `isAsSafe` compares them. */
const hostSettings = ["hosts", "host", "port", "tls", "ca", "servername"]

/** Returns no hosts for a kind whose settings have URLs instead. */
function hostsOf(config: CarrierConfigs[CarrierKind]): readonly Host[] {
  if ("hosts" in config) return config.hosts
  if (!("host" in config)) return []
  const { host, port, tls, ca = null, servername = null } = config
  return [{ host, port, tls: tls === "none" ? null : { ca, servername } }]
}

/** Whether a secret reaches the same server as before, and over TLS if it did before. */
function isAsSafe(host: Host, before: Host): boolean {
  if (host.host !== before.host || host.port !== before.port) return false
  return before.tls === null || isDeepStrictEqual(trustOf(host), trustOf(before))
}

function trustOf({ tls }: Host) {
  return tls && { ca: tls.ca, servername: tls.servername }
}

const pace = ["connections", "messages_per_second", "timeout_ms"] as const

/**
 * The settings that do not decide where requests go, and cannot put a secret into them. For a template of an
 * HTTP request, that is no setting of the request: a template can put a secret anywhere.
 */
const independent: { readonly [Kind in CarrierKind]: readonly (keyof CarrierConfigs[Kind])[] } = {
  smpp: [
    "mode",
    "systemId",
    "systemType",
    "addressRange",
    "serviceType",
    "windowMax",
    "segmentsPerSecond",
    "bindSegmentsPerSecond",
    "connectTimeoutMs",
    "responseTimeoutMs",
    "enquireLinkMs",
    "longMessages",
    "defaultAlphabet",
    "dataCodings",
    "validity",
    "source",
    "destination",
    "shortCodeDigitsMax",
    "keepsPlus",
    "countryCode",
    "receipts",
    "receiptsByParametersAlone",
    "receiptUtcOffsetMinutes",
    "messageIds",
    "queryAfterMs",
    "queriesPerSecond",
    "partsAnswered",
    "partsHeldMs",
    "partsExpireMs",
    "statuses",
    "receiptStates",
    "receiptErrors",
  ],
  smtp: ["user", "from", "fromName", "connections", "messagesPerSecond", "connectTimeoutMs", "responseTimeoutMs"],
  http: [
    "preset",
    "channels",
    "encodings",
    "answer",
    "receipts",
    "inbound",
    "verification",
    "addresses",
    "acknowledgement",
    "media",
    "connections",
    "segments_per_second",
    "timeout_ms",
  ],
  mm4: [
    "user",
    "domain",
    "peer_domain",
    "version",
    "delivery_reports",
    "read_reports",
    "inbound",
    "media",
    "connections",
    "messages_per_second",
    "connect_timeout_ms",
    "response_timeout_ms",
  ],
  mm7: [
    "user",
    "vasp_id",
    "vas_id",
    "sender_address",
    "service_code",
    "version",
    "namespace",
    "number_format",
    "delivery_reports",
    "read_reports",
    "status_codes",
    "inbound",
    "media",
    ...pace,
  ],
  xmpp: ["domain", "upload", "windowMax", "messagesPerSecond", "connectTimeoutMs", "responseTimeoutMs"],
  matrix: ["server_name", "bot", "prefix", ...pace],
  telegram: ["bot", ...pace],
  whatsapp: ["phone_numbers", "verify_token", "api_version", ...pace],
}
