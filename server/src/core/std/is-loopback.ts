import { BlockList, isIPv6 } from "node:net"

/** Returns whether a host name or address is a loopback one: localhost, 127.0.0.0/8 or ::1. Never throws. */
export function isLoopback(host: string): boolean {
  if (host === "localhost") return true
  try {
    return loopback.check(host, isIPv6(host) ? "ipv6" : "ipv4")
  } catch {
    return false
  }
}

const loopback = new BlockList()
loopback.addSubnet("127.0.0.0", 8, "ipv4")
loopback.addAddress("::1", "ipv6")
