const encodings = ["br", "gzip"] as const

/** The encodings in which we send what compresses well. */
export type ContentEncoding = (typeof encodings)[number]

/** Returns the encodings that a client accepts (RFC 9110, section 12.5.3), the smallest result first. */
export function acceptedEncodings(accepted = ""): ContentEncoding[] {
  const names = new Set(
    accepted
      .split(",")
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim().toLowerCase()),
  )
  return encodings.filter((encoding) => names.has(encoding))
}
