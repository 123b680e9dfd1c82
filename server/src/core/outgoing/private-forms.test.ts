/**
 * Every form of a private address is refused twice: by the check of URLs, and by the check of connections.
 */
import assert from "node:assert/strict"
import { isIP } from "node:net"
import { test } from "node:test"
import fc from "fast-check"
import ipaddr from "ipaddr.js"
import { createAddressRules } from "./address-rules.ts"
import { checkUrl } from "./check-url.ts"
import { hostOf } from "./url-text.ts"

const rules = createAddressRules([])

const privateRanges = [
  "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
  "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/4", "240.0.0.0/4", "168.63.129.16/32",
] // oxfmt-ignore

const privateIpv4 = fc.tuple(fc.constantFrom(...privateRanges), fc.nat(0xffff_ffff)).map(([range, bits]) => {
  const [base, prefix] = ipaddr.IPv4.parseCIDR(range)
  const host = prefix === 32 ? 0 : bits % 2 ** (32 - prefix)
  return (Buffer.from(base.toByteArray()).readUInt32BE() + host) >>> 0
})

const numberForms: ((value: number) => string)[] = [
  (value) => `${value}`,
  (value) => `0${value.toString(8)}`,
  (value) => `000${value.toString(8)}`,
  (value) => `0x${value.toString(16)}`,
  (value) => `0X${value.toString(16).toUpperCase()}`,
  (value) => `0x000${value.toString(16)}`,
]
const fullwidth = (text: string) =>
  text.replace(/[0-9a-z]/gi, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))
const percent = (text: string) => text.replace(/[0-9a-z]/gi, (sign) => `%${sign.codePointAt(0)!.toString(16)}`)
const disguises = [(text: string) => text, fullwidth, percent]
const dots = [".", "。", "．", "｡", "%2e"]

/** inet_aton(3): one to four numbers of any base. The last one fills the rest. */
const ipv4Forms = fc
  .record({
    value: privateIpv4,
    parts: fc.integer({ min: 1, max: 4 }),
    forms: fc.array(fc.constantFrom(...numberForms), { minLength: 4, maxLength: 4 }),
    disguise: fc.constantFrom(...disguises),
    dot: fc.constantFrom(...dots),
    end: fc.constantFrom("", "."),
  })
  .map(({ value, parts, forms, disguise, dot, end }) => {
    const octets = [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)
    const last = octets.slice(parts - 1).reduce((sum, octet) => sum * 256 + octet, 0)
    const numbers = [...octets.slice(0, parts - 1), last]
    return numbers.map((number, index) => disguise(forms[index]!(number))).join(dot) + end
  })

const hextets = (value: number) => `${(value >>> 16).toString(16)}:${(value & 0xffff).toString(16)}`
const dotted = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff).join(".")
const around: ((value: number) => string)[] = [
  (value) => `::ffff:${dotted(value)}`,
  (value) => `::ffff:${hextets(value)}`,
  (value) => `0:0:0:0:0:ffff:${dotted(value)}`,
  (value) => `0000:0000:0000:0000:0000:FFFF:${hextets(value)}`,
  (value) => `::${dotted(value)}`,
  (value) => `::ffff:0:${dotted(value)}`,
  (value) => `64:ff9b::${dotted(value)}`,
  (value) => `64:ff9b:1::${hextets(value)}`,
  (value) => `2002:${hextets(value)}::1`,
  (value) => `2001::${hextets(~value >>> 0)}`,
  (value) => `2a00:1450::5efe:${dotted(value)}`,
]
const ipv6Ranges = [
  "::/128", "::1/128", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8", "100::/64", "2001:db8::/32", "3fff::/20",
  "5f00::/16", "2001:10::/28",
] // oxfmt-ignore
const privateIpv6 = fc
  .tuple(fc.constantFrom(...ipv6Ranges), fc.uint8Array({ minLength: 16, maxLength: 16 }), fc.nat(2))
  .map(([range, random, form]) => {
    const [base, prefix] = ipaddr.IPv6.parseCIDR(range)
    const bytes = base.toByteArray().map((byte, index) => {
      const free = Math.min(Math.max((index + 1) * 8 - prefix, 0), 8)
      return byte | (random[index]! & (2 ** free - 1))
    })
    const address = new ipaddr.IPv6(bytes)
    return [address.toString(), address.toNormalizedString(), address.toNormalizedString().toUpperCase()][form]!
  })
const ipv6Forms = fc.oneof(
  fc.tuple(privateIpv4, fc.constantFrom(...around)).map(([value, form]) => form(value)),
  privateIpv6,
)

function passesNeither(host: string): void {
  const url = `https://${host}:8443/hooks`
  assert.notEqual(checkUrl(url, rules), undefined, `${url} is taken`)
  const parsed = URL.parse(url)
  const address = parsed && hostOf(parsed)
  if (address && isIP(address)) assert.ok(!rules.isAllowed(address), `${address} would be connected to`)
}

test("no way to write a private IPv4 address passes", () => {
  fc.assert(fc.property(ipv4Forms, passesNeither), { numRuns: 3_000 })
})

test("no way to write a private IPv6 address, or one with a private IPv4 address inside, passes", () => {
  fc.assert(
    fc.property(ipv6Forms, (address) => {
      assert.ok(!rules.isAllowed(address), `${address} would be connected to`)
      passesNeither(`[${address}]`)
      for (const zone of ["%eth0", "%251"]) passesNeither(`[${address}${zone}]`)
    }),
    { numRuns: 3_000 },
  )
})

test("a public address passes in every form: the address counts", () => {
  for (const host of ["0x01.1.1.1", "16843009", "１.1.1.1", "[::ffff:1.1.1.1]"])
    assert.equal(checkUrl(`https://${host}/`, rules), undefined, host)
})
