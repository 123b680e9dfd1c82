import assert from "node:assert/strict"
import { test } from "node:test"
import { createAddressRules } from "./address-rules.ts"

const strict = createAddressRules([])

test("public addresses are allowed", () => {
  for (const address of [
    "1.1.1.1",
    "93.184.215.14",
    "2606:4700:4700::1111",
    "2a00:1450:4001:80b::200e",
    "::ffff:1.1.1.1",
  ]) {
    assert.ok(strict.isAllowed(address), address)
  }
})

const refused = {
  loopback: ["127.0.0.1", "127.255.255.254", "::1", "::ffff:127.0.0.1", "::ffff:7f00:1"],
  "this network": ["0.0.0.0", "0.1.2.3", "::"],
  private: [
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "::ffff:10.0.0.1",
    "fc00::1",
    "fd00:ec2::254",
    "fec0::1",
  ],
  "link-local and metadata": ["169.254.169.254", "fe80::1", "fe80::1%eth0", "::ffff:169.254.169.254"],
  shared: ["100.64.0.1", "100.127.255.255"],
  "protocol assignments and tests": [
    "192.0.0.1",
    "198.18.0.1",
    "198.19.255.255",
    "192.0.2.1",
    "198.51.100.1",
    "203.0.113.1",
  ],
  multicast: ["224.0.0.1", "239.255.255.255", "ff02::1"],
  reserved: ["240.0.0.1", "255.255.255.255"],
  "an IPv4 address inside": [
    "64:ff9b::7f00:1",
    "64:ff9b:1::a00:1",
    "2002:7f00:1::1",
    "2001::1",
    "2001:0:4136:e378::",
    "2a00:1450::5efe:10.0.0.1",
    "2a00:1450::200:5efe:7f00:1",
  ],
  "a cloud's platform": ["168.63.129.16", "::ffff:168.63.129.16"],
  "documentation, discard, segment routing": ["2001:db8::1", "100::1", "5f00::1"],
  "never handed out": ["4000::1", "::1234", "::127.0.0.1", "8000::1"],
  "no address": ["", "localhost", "1.2", "2130706433", "0x7f.1", "[::1]", "1.1.1.1/32"],
}
for (const [kind, addresses] of Object.entries(refused)) {
  test(`${kind}: refused`, () => {
    for (const address of addresses) assert.ok(!strict.isAllowed(address), address)
  })
}

test("a range of the configuration allows its addresses and no others", () => {
  const rules = createAddressRules(["127.0.0.0/8", "fd00::/8"])
  for (const address of ["127.0.0.1", "::ffff:127.0.0.1", "fd12::1", "1.1.1.1"])
    assert.ok(rules.isAllowed(address), address)
  for (const address of ["10.0.0.1", "::1", "fe80::1"]) assert.ok(!rules.isAllowed(address), address)
})

test("the fault of a range names it", () => {
  assert.throws(() => createAddressRules(["10.0.0.0/33"]), /"10\.0\.0\.0\/33" is not an address range/)
})
