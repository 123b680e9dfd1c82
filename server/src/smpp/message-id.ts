/** Longer ids are compared unchanged: no number has so many digits (3.4 allows 64 octets). */
const digitsMax = 64

/**
 * SMPP 3.4 allows 64 characters (5.2.23). Some SMSCs write more, and an index of the store has room for a
 * limited number.
 */
const charactersMax = 255

/**
 * Returns a message id without the differences that SMSCs make between submit_sm_resp and the receipt:
 * spaces, NULs, upper case, leading zeros. A number with the prefix `0x` becomes decimal, because its base is
 * certain.
 */
export function normaliseMessageId(id: string): string {
  const plain = id.slice(0, charactersMax).replaceAll("\0", " ").trim().toLowerCase()
  return isPrefixedHex(plain) ? BigInt(plain).toString(10) : plain.replace(/^0+(?=.)/, "")
}

/** Returns whether an id, in lower case and without spaces, is a number with a hexadecimal prefix. */
export function isPrefixedHex(plain: string): boolean {
  return plain.length <= digitsMax + 2 && /^0x[0-9a-f]+$/.test(plain)
}
