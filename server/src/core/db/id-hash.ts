const mixed = [4, 6, 8, 16, 19, 4]
const final = [14, 11, 25, 16, 4, 14, 24]

/**
 * Returns the hash by which Citus places an id: `uuid_hash` of PostgreSQL on a little-endian server. It is
 * lookup3 of Bob Jenkins (PostgreSQL, src/common/hashfn.c).
 */
export function hashOfId(id: string): number {
  const bytes = Buffer.from(id.replaceAll("-", ""), "hex")
  const first = 0x9e3779b9 + bytes.length + 3_923_095
  let [a, b, c] = [0, 4, 8].map((at) => (first + bytes.readUInt32LE(at)) | 0) as [number, number, number]
  for (const bits of mixed) [a, b, c] = [b, (c + b) | 0, ((a - c) | 0) ^ turned(c, bits)]
  a = (a + bytes.readUInt32LE(12)) | 0
  for (const bits of final) [c, b, a] = [a, ((c ^ b) - turned(b, bits)) | 0, b]
  return b
}

function turned(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}
