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

/**
 * Returns every form in which a receipt may name the message that was accepted under `id`, normalised and
 * without repetition. The most likely form comes first: unchanged, then a hexadecimal number in decimal, then
 * a decimal number in hexadecimal. Numbers can have any size, because ids of 64 bits and more are usual. Two
 * ids with a common form are likely the same message (docs/decisions/044).
 */
export function messageIdForms(id: string): readonly string[] {
  const plain = normaliseMessageId(id)
  if (!/^[0-9a-f]+$/.test(plain) || plain.length > digitsMax) return [plain]
  const forms = new Set([plain, BigInt(`0x${plain}`).toString(10)])
  if (/^\d+$/.test(plain)) forms.add(BigInt(plain).toString(16))
  return [...forms]
}
