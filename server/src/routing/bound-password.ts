import { isDeepStrictEqual } from "node:util"
import type { SmppHost } from "#carriers/smpp/config.ts"
import { parseSmppConfig } from "#carriers/smpp/parse-config.ts"
import { InputFaults } from "#std/input-faults.ts"

/**
 * Refuses, with `InputFaults`, to send a stored password to a host that it was not given for. Without this rule, anyone with an
 * operator's session could read the password of a carrier at a host of their own.
 */
export function refuseMovedPassword(before: unknown, next: unknown): void {
  const known = hostsOf(before)
  if (hostsOf(next).every((host) => known.some((each) => isAsSafe(host, each)))) return
  const detail =
    "`password` is missing. `settings.hosts` has a new host or port, or other TLS settings, and the stored password is only for the hosts before. Give the password in the same request; `posthorn carrier set` takes it with --password-file."
  throw new InputFaults([{ param: "password", detail }])
}

/** Nothing for settings that an older release accepted and this one does not. */
function hostsOf(settings: unknown): readonly SmppHost[] {
  const config = parseSmppConfig(settings)
  return config.kind === "ok" ? config.value.hosts : []
}

/** Whether the password reaches the same server as before, and over TLS if it did before. */
function isAsSafe(host: SmppHost, before: SmppHost): boolean {
  if (host.host !== before.host || host.port !== before.port) return false
  return before.tls === null || isDeepStrictEqual(trustOf(host), trustOf(before))
}

/** What decides which server TLS accepts. */
function trustOf({ tls }: SmppHost) {
  return tls && { ca: tls.ca, servername: tls.servername }
}
