import { isIP } from "node:net"
import type { LookupFunction } from "node:net"
import { createSecureContext } from "node:tls"
import type { SecureContext, TLSSocket } from "node:tls"
import { buildConnector } from "undici"
import type { Clock } from "#std/clock.ts"
import type { AddressRules } from "./address-rules.ts"
import type { ConnectTurns } from "./connect-turns.ts"
import { Blocked } from "./failure.ts"
import type { FloodWatch } from "./flood-watch.ts"
import type { Resolver } from "./resolver.ts"
import { ConnectionTiming } from "./timing.ts"
import type { Handover } from "./timing.ts"
import { TlsSessions } from "./tls-sessions.ts"

const connectTimeoutMs = 10_000
const attemptTimeoutMs = 1_000

/**
 * Connects to allowed addresses only. Three gates, because each alone can be walked around: a literal is checked here, since
 * Node never asks `lookup` about one; a name is refused when any of its addresses is not allowed, and the socket then goes
 * to the addresses that were checked, so the name cannot change its mind in between; and the peer is checked once more
 * before a byte of HTTP leaves. Without TLS, only addresses in ranges that the operator named are connected to.
 */
export function createConnector(options: {
  rules: AddressRules
  resolver: Resolver
  floods: FloodWatch
  turns: ConnectTurns
  clock: Clock
  handover: Handover
  extraCa?: string
  /** Our own certificate, for receivers that ask for one. */
  client?: { certificate: string; key: string } | undefined
}): buildConnector.connector {
  const { rules, resolver, floods, turns, clock, handover, extraCa, client } = options
  const sessions = new TlsSessions(clock)
  const common = {
    lookup: createLookup(rules, resolver),
    secureContext: contextOf(extraCa, client),
    timeout: connectTimeoutMs,
    // Of a name with several addresses. Node's own quarter of a second gives up a host that is merely far away.
    autoSelectFamilyAttemptTimeout: attemptTimeoutMs,
    maxCachedSessions: 0,
    allowH2: false,
  }
  return (target, callback) => {
    const { host = target.hostname } = target
    const isLiteral = isIP(target.hostname) !== 0
    const isAllowed = target.protocol === "http:" ? rules.isNamed : rules.isAllowed
    if (isLiteral && !isAllowed(target.hostname)) return callback(new Blocked(), null)
    turns.begin(() => {
      const timing = new ConnectionTiming(clock, { isLiteral })
      const connected: buildConnector.Callback = (...[error, socket]) => {
        handover.during(timing.end(), () => {
          if (error) {
            // The session may be the reason.
            sessions.delete(host)
            return callback(error, null)
          }
          const fault = peerFault(socket, isAllowed)
          if (!fault) return callback(null, floods.watch(socket))
          socket.destroy()
          callback(fault, null)
        })
      }
      const connect = buildConnector({ ...common, session: sessions.get(host) })
      const socket = connect(target, connected) as unknown as TLSSocket
      socket.on("session", (next: Buffer) => sessions.add(host, next, { isResumed: socket.isSessionReused() }))
      timing.follow(socket)
    })
  }
}

function peerFault(
  { remoteAddress }: Pick<TLSSocket, "remoteAddress">,
  isAllowed: AddressRules["isAllowed"],
): Error | undefined {
  // It was reset in this very moment.
  if (remoteAddress === undefined) return Object.assign(new Error("The peer is gone."), { code: "ECONNRESET" })
  return isAllowed(remoteAddress) ? undefined : new Blocked()
}

/**
 * Made once for all connections. The further authority is added to the roots that Node keeps parsed: with a list of all of them in the
 * options each context would take 46 ms and 1.2 MB, now 1.5 ms and 35 kB.
 */
function contextOf(
  extraCa: string | undefined,
  client: { certificate: string; key: string } | undefined,
): SecureContext {
  const context = createSecureContext(client && { cert: client.certificate, key: client.key })
  // What `createSecureContext` itself does with each of the option `ca`, but there in place of the roots.
  if (extraCa) (context.context as { addCACert(pem: string): void }).addCACert(extraCa)
  return context
}

function createLookup(rules: AddressRules, resolver: Resolver): LookupFunction {
  const answer = async (...[hostname, options, callback]: Parameters<LookupFunction>): Promise<void> => {
    const addresses = await resolver.resolve(hostname).catch((error: Error) => error)
    if (addresses instanceof Error) return callback(addresses, [])
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => rules.isAllowed(address))) return callback(new Blocked(), [])
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  }
  return (hostname, options, callback) => void answer(hostname, options, callback)
}
