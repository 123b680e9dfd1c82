import type { AddressInfo } from "node:net"
import type { Config } from "#config.ts"

/** Returns the URL of a listening address, as clients on the same machine reach it. */
export function listeningAddressOf({ address, port }: AddressInfo, { tls, host }: Config): string {
  const isEveryAddress = address === "0.0.0.0" || address === "::"
  const name = host === "localhost" || isEveryAddress ? "localhost" : address.includes(":") ? `[${address}]` : address
  return `${tls ? "https" : "http"}://${name}:${port}`
}
