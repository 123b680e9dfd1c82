import { encode } from "uqr"

/**
 * Dark on light in both themes, because many readers recognise nothing else. The quiet zone has four modules
 * (ISO/IEC 18004).
 */
export function QrCode({ text, label, size = 180 }: { text: string; label: string; size?: number }) {
  const { data, size: modules } = encode(text, { border: 4, ecc: "M" })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
