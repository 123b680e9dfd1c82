import ipaddr from "ipaddr.js"

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Range = [Address, number]

/** The rules for IP addresses that Posthorn can connect to. */
export interface AddressRules {
  /** Whether the operator allowed any range. If so, names of a private network are also useful. */
  hasPrivateRanges: boolean
  /** Whether an IPv4 or IPv6 address in text is allowed. Any other text is not. */
  isAllowed(address: string): boolean
  /** Whether the address is in a range that the operator allowed. */
  isNamed(address: string): boolean
}

/**
 * IANA has assigned global unicast addresses from this range alone. ipaddr.js also calls `4000::1` and
 * `::1234` unicast.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3")

/** Public by the registries, but part of the host: Azure's virtual machines reach their platform there. */
const platformAddresses = ["168.63.129.16"]

/**
 * Allows public unicast addresses, and those in `allowedRanges` (CIDR). It forbids everything in IANA's
 * registries of special addresses: private, loopback, link-local with the clouds' metadata, shared (CGNAT),
 * multicast, reserved and documentation. It also forbids the IPv6 forms that contain an IPv4 address (NAT64,
 * 6to4, Teredo, ISATAP). An IPv4-mapped address counts as the IPv4 address. Throws if a range is invalid.
 */
export function createAddressRules(allowedRanges: readonly string[]): AddressRules {
  const ranges = allowedRanges.map(parseRange)
  const isIn = (address: Address) => ranges.some((range) => contains(range, address))
  return {
    hasPrivateRanges: ranges.length > 0,
    isAllowed(text) {
      const address = parse(text)
      return address !== undefined && (isPublic(address) || isIn(address))
    },
    isNamed(text) {
      const address = parse(text)
      return address !== undefined && isIn(address)
    },
  }
}

/** The range of a CIDR in text. Throws a sentence if it is invalid. */
export function parseRange(text: string): Range {
  if (!ipaddr.isValidCIDR(text)) throw new Error(`"${text}" is not an address range such as 10.0.0.0/8 or fd00::/8.`)
  return ipaddr.parseCIDR(text)
}

function parse(text: string): Address | undefined {
  const plain = text.split("%", 1)[0] ?? ""
  // ipaddr.js would read "1.2" as an address, which no resolver and no socket returns.
  return ipaddr.IPv4.isValidFourPartDecimal(plain) || ipaddr.IPv6.isValid(plain) ? ipaddr.process(plain) : undefined
}

function isPublic(address: Address): boolean {
  if (address.range() !== "unicast" || platformAddresses.includes(address.toString())) return false
  return address.kind() === "ipv4" || (contains(globalUnicast, address) && !isIsatap(address))
}

/**
 * RFC 5214 section 6.1: the lower half is 0:5efe or 200:5efe and an IPv4 address. A host with such a tunnel
 * sends there.
 */
function isIsatap(address: Address): boolean {
  const [high = 0, low = 0] = [8, 10].map((at) => Buffer.from(address.toByteArray()).readUInt16BE(at))
  return (high === 0 || high === 0x200) && low === 0x5efe
}

function contains(range: Range, address: Address): boolean {
  return range[0].kind() === address.kind() && address.match(range)
}
