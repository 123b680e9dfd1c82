import { isIP, isIPv4, isIPv6 } from "node:net"
import type { FastifyRequest } from "fastify"
import type { Origin } from "./sign-in.ts"

/** Longer than any address with a port. */
const entryLengthMax = 64

/**
 * Returns the IP address of the client. Behind a proxy it is the last entry of `X-Forwarded-For`. If that
 * entry is not an address, it is the address of the proxy's connection. A text that the client chose must not
 * become a key of limits or an entry of the audit log.
 */
export function clientAddress({ ip, raw }: Pick<FastifyRequest, "ip" | "raw">): string {
  return addressIn(ip) ?? raw.socket.remoteAddress ?? ""
}

/** Returns the client's address lazily, because most requests never use it. */
export function originOf(request: FastifyRequest): Origin {
  return new RequestOrigin(request)
}

/** A class, because an object literal with a getter costs a microsecond for each request. */
class RequestOrigin implements Origin {
  readonly #request: FastifyRequest

  constructor(request: FastifyRequest) {
    this.#request = request
  }

  get ip(): string {
    return clientAddress(this.#request)
  }
}

/**
 * Returns the IP address in an entry of `X-Forwarded-For`, without brackets and port, or undefined. Some
 * proxies write `address:port`.
 */
export function addressIn(entry: string): string | undefined {
  if (entry.length > entryLengthMax) return undefined
  const text = entry.trim()
  if (isIP(text)) return text
  const [, bracketed = ""] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? []
  if (isIPv6(bracketed)) return bracketed
  const [, dotted = ""] = /^([\d.]+):\d{1,5}$/.exec(text) ?? []
  return isIPv4(dotted) ? dotted : undefined
}
