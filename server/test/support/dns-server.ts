import { createSocket, type Socket } from "node:dgram"
import type { AddressInfo } from "node:net"
import ipaddr from "ipaddr.js"

export interface DnsServer {
  /** `127.0.0.1:<port>`. */
  address: string
  /**
   * What each name resolves to from now on. A name without an entry does not exist; one with `null` is never
   * answered.
   */
  records: Map<string, string[] | null>
  /** Names that are aliases (CNAME) of others. */
  aliases: Map<string, string>
  /** How long answers say they may be kept. 30 s at first. */
  ttlSeconds: number
  /** Instead of the records: gives what to send back, or null for nothing. For answers that are wrong. */
  reply: ((query: DnsQuery) => Buffer | null) | undefined
  /** Names that were asked for, in order, once for each family. */
  asked: string[]
  /** Dies: whoever asks is told that nobody listens. */
  close(): Promise<void>
  /** Listens at the same address again. */
  reopen(): Promise<void>
}

export interface DnsQuery {
  bytes: Buffer
  name: string
  isIpv6: boolean
  /** The answer that the records give; null for a name that is never answered. */
  answer: Buffer | null
}

/** A real name server on loopback that says what a test wants (RFC 1035 section 4). */
export async function startDnsServer(records: Record<string, string[] | null>): Promise<DnsServer> {
  let socket: Socket
  const dns: DnsServer = {
    address: "",
    records: new Map(Object.entries(records)),
    aliases: new Map(),
    ttlSeconds: 30,
    reply: undefined,
    asked: [],
    close: () => new Promise((resolve) => socket.close(() => resolve())),
    reopen: () => open(Number(dns.address.split(":")[1])),
  }
  const open = async (port: number): Promise<void> => {
    socket = createSocket("udp4", (bytes, peer) => {
      const { name, end } = readName(bytes)
      dns.asked.push(name)
      const target = dns.aliases.get(name)
      const addresses = dns.records.get(target ?? name)
      const { ttlSeconds } = dns
      const usual = addresses === null ? null : answer(bytes, end, { addresses, target, ttlSeconds })
      const isIpv6 = bytes.readUInt16BE(end) !== typeA
      const reply = dns.reply ? dns.reply({ bytes, name, isIpv6, answer: usual }) : usual
      if (reply) socket.send(reply, peer.port, peer.address)
    })
    await new Promise<void>((resolve) => socket.bind(port, "127.0.0.1", resolve))
    dns.address = `127.0.0.1:${(socket.address() as AddressInfo).port}`
  }
  await open(0)
  return dns
}

const typeA = 1
const typeCname = 5
const nameError = 3
/** Where the name of the question stands, as a pointer. */
const askedName = 0xc00c

interface Known {
  addresses: string[] | undefined
  target: string | undefined
  ttlSeconds: number
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length; length = query.readUInt8(at)) {
    labels.push(query.toString("ascii", at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 }
}

function answer(query: Buffer, nameEnd: number, { addresses, target, ttlSeconds }: Known): Buffer {
  const type = query.readUInt16BE(nameEnd)
  const wanted = (addresses ?? [])
    .map((text) => ipaddr.parse(text))
    .filter((address) => (address.kind() === "ipv4") === (type === typeA))
  const head = query.subarray(12, nameEnd + 4)
  const records: Buffer[] = []
  let owner = askedName
  if (target) {
    records.push(record({ owner, type: typeCname, ttlSeconds, data: encodeName(target) }))
    owner = 0xc000 + 12 + head.length + 12
  }
  for (const address of wanted)
    records.push(record({ owner, type, ttlSeconds, data: Buffer.from(address.toByteArray()) }))
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (addresses ? 0 : nameError), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, head, ...records])
}

function record(fields: { owner: number; type: number; ttlSeconds: number; data: Buffer }): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(fields.owner, 0)
  head.writeUInt16BE(fields.type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(fields.ttlSeconds, 6)
  head.writeUInt16BE(fields.data.length, 10)
  return Buffer.concat([head, fields.data])
}

function encodeName(name: string): Buffer {
  const labels = name.split(".").map((label) => Buffer.concat([Buffer.of(label.length), Buffer.from(label)]))
  return Buffer.concat([...labels, Buffer.of(0)])
}
