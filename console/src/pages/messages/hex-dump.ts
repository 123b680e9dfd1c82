const octetsPerLine = 16

/** Sixteen octets a line: the offset, the octets, and their text if it is printable. */
export function hexDump(hex: string): string {
  const octets = hex.match(/../g) ?? []
  const lines: string[] = []
  for (let start = 0; start < octets.length; start += octetsPerLine) {
    const line = octets.slice(start, start + octetsPerLine)
    const place = start.toString(16).padStart(4, "0")
    const text = line.map((octet) => printable(Number.parseInt(octet, 16))).join("")
    lines.push(`${place}  ${line.join(" ").padEnd(octetsPerLine * 3 - 1)}  ${text}`)
  }
  return lines.join("\n")
}

function printable(octet: number): string {
  return octet >= 0x20 && octet < 0x7f ? String.fromCharCode(octet) : "·"
}
