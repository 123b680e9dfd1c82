/** Longer than any header of ours: a sid of 34, a colon and a secret of 32 are 92 characters of base64. */
const headerLengthMax = 512

export interface BasicCredentials {
  username: string
  password: string
}

/**
 * Parses `Authorization: Basic …` (RFC 7617), or returns undefined for any other header. It requires one or
 * more spaces after the scheme, padded base64 with nothing after it, a colon, and no control characters.
 */
export function parseBasicHeader(header: string): BasicCredentials | undefined {
  if (header.length > headerLengthMax) return undefined
  const encoded = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1]
  if (encoded === undefined || encoded.length % 4 !== 0) return undefined
  const text = Buffer.from(encoded, "base64").toString("utf8")
  const colon = text.indexOf(":")
  if (colon < 1 || /[\p{Cc}\ufffd]/u.test(text)) return undefined
  return { username: text.slice(0, colon), password: text.slice(colon + 1) }
}
