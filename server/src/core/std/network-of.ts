/**
 * Returns the network of a client, for limits by address. For IPv4 it is the address itself. For IPv6 it is
 * the /64, because one customer has all of its 2^64 addresses (RFC 6177).
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!ip.includes(":")) return ip
  const [head = "", tail] = ip.toLowerCase().split("%", 1)[0]?.split("::", 2) ?? []
  const [first, last] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean)) as [string[], string[]]
  const zeros = tail === undefined ? [] : Array<string>(Math.max(8 - first.length - last.length, 0)).fill("0")
  const groups = [...first, ...zeros, ...last].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`
}

/**
 * Returns the block that a provider assigns to one customer or site: the /24 of an IPv4 address, the /48 of
 * an IPv6 address.
 */
export function blockOf(ip: string): string {
  const network = networkOf(ip)
  const separator = network.includes(":") ? ":" : "."
  return network.split(separator).slice(0, 3).join(separator)
}
