import { createSocket } from "node:dgram"
import type { AddressInfo } from "node:net"
import ipaddr from "ipaddr.js"

export interface DnsServer {
  /** `127.0.0.1:<port>`. */
  address: string
  /** What each name resolves to from now on. A name without an entry does not exist; one with `null` is never answered. */
  records: Map<string, string[] | null>
  /** Names that were asked for, in order, once for each family. */
  asked: string[]
  close(): Promise<void>
}

/** A real name server on loopback that says what a test wants (RFC 1035 section 4). */
export async function startDnsServer(records: Record<string, string[] | null>): Promise<DnsServer> {
  const socket = createSocket("udp4")
  const dns: DnsServer = {
    address: "",
    records: new Map(Object.entries(records)),
    asked: [],
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
  socket.on("message", (query, peer) => {
    const { name, end } = readName(query)
    dns.asked.push(name)
    const addresses = dns.records.get(name)
    if (addresses !== null) socket.send(answer(query, end, addresses), peer.port, peer.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve))
  const { port } = socket.address() as AddressInfo
  dns.address = `127.0.0.1:${port}`
  return dns
}

const typeA = 1
const nameError = 3

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length; length = query.readUInt8(at)) {
    labels.push(query.toString("ascii", at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 }
}

function answer(query: Buffer, nameEnd: number, addresses: string[] | undefined): Buffer {
  const type = query.readUInt16BE(nameEnd)
  const wanted = (addresses ?? [])
    .map((text) => ipaddr.parse(text))
    .filter((address) => (address.kind() === "ipv4") === (type === typeA))
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (addresses ? 0 : nameError), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(wanted.length, 6)
  const records = wanted.map((address) => {
    const bytes = Buffer.from(address.toByteArray())
    const record = Buffer.alloc(12)
    record.writeUInt16BE(0xc00c, 0)
    record.writeUInt16BE(type, 2)
    record.writeUInt16BE(1, 4)
    record.writeUInt32BE(30, 6)
    record.writeUInt16BE(bytes.length, 10)
    return Buffer.concat([record, bytes])
  })
  return Buffer.concat([header, query.subarray(12, nameEnd + 4), ...records])
}
