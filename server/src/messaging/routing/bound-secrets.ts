import { isDeepStrictEqual } from "node:util"
import type { CarrierHost } from "#messaging/carriers/kind.ts"
import { findCarrierKind } from "#messaging/carriers/kinds.ts"
import { InputFaults } from "#core/std/input-faults.ts"
import { movesRequests } from "#core/std/moves-requests.ts"

type Secrets = Readonly<Record<string, unknown>>

/**
 * Returns whether a change of settings can move the secrets of a carrier. They can go to another host, to
 * other TLS settings, or to another place in a request. True for settings that an older release accepted and
 * this one does not, and for a kind that this installation does not have.
 */
export function movesCarrier(name: string, before: unknown, next: unknown): boolean {
  const kind = findCarrierKind(name)
  const [from, to] = [before, next].map((settings) => kind?.parseSettings(settings))
  if (!kind || from?.kind !== "ok" || to?.kind !== "ok") return true
  const [known, hosts] = [kind.hostsOf(from.value), kind.hostsOf(to.value)]
  if (!known || !hosts) return movesRequests(from.value, to.value, kind.independent)
  if (!hosts.every((host) => known.some((each) => isAsSafe(host, each)))) return true
  return movesRequests(from.value, to.value, new Set([...hostSettings, ...kind.independent]))
}

/** The settings of which kinds make their hosts. `isAsSafe` compares these. */
const hostSettings = ["hosts", "host", "port", "tls", "ca", "servername"]

/**
 * Refuses, with `InputFaults`, to send a stored secret to another place than the one for which it was set.
 * Without this rule, anyone with an operator's session could send the secrets of a carrier to a host of their
 * own.
 */
export function refuseStoredSecrets(stored: Secrets, given: Secrets): void {
  const kept = Object.keys(stored).filter((name) => stored[name] != null && stored[name] !== "")
  const missing = kept.filter((name) => given[name] === undefined)
  if (!missing.length) return
  const detail = `${missing.map((name) => `\`${name}\``).join(" and ")} must be in the same request. \`settings\` changes where requests go or what they contain, but stored secrets are only for the previous settings. With \`posthorn carrier set\`, use ${missing.map((name) => `--${name.replace("_", "-")}-file`).join(" and ")}.`
  throw new InputFaults(missing.map((param) => ({ param, detail })))
}

/** Whether a secret reaches the same server as before, and over TLS if it did before. */
function isAsSafe(host: CarrierHost, before: CarrierHost): boolean {
  if (host.host !== before.host || host.port !== before.port) return false
  return before.tls === null || isDeepStrictEqual(trustOf(host), trustOf(before))
}

function trustOf({ tls }: CarrierHost) {
  return tls && { ca: tls.ca, servername: tls.servername }
}
