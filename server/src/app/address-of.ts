import type { AddressInfo } from "node:net"
import type { Config } from "#config.ts"

/** The URL of what listens at this address, for whoever is on the same machine. */
export function addressOf({ address, port }: AddressInfo, { tls, host }: Config): string {
  const isEveryAddress = address === "0.0.0.0" || address === "::"
  const name = host === "localhost" || isEveryAddress ? "localhost" : address.includes(":") ? `[${address}]` : address
  return `${tls ? "https" : "http"}://${name}:${port}`
}
