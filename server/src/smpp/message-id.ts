/** Longer ids are compared as they are: none that is a number has so many digits (3.4 allows 64 octets). */
const digitsMax = 64

/** SMPP 3.4 allows 64 characters (5.2.23). Some SMSCs write more, and no index of the store has room for any number of them. */
const charactersMax = 255

/**
 * A message id without what SMSCs change between submit_sm_resp and the receipt: spaces, NULs, the case of letters, leading
 * zeros. A number with the prefix `0x` is written in decimal, since there is no doubt about its base.
 */
export function normaliseMessageId(id: string): string {
  const plain = id.slice(0, charactersMax).replaceAll("\0", " ").trim().toLowerCase()
  return isPrefixedHex(plain) ? BigInt(plain).toString(10) : plain.replace(/^0+(?=.)/, "")
}

/** Whether an id, in lower case and without spaces, is a number that is marked as hexadecimal. */
export function isPrefixedHex(plain: string): boolean {
  return plain.length <= digitsMax + 2 && /^0x[0-9a-f]+$/.test(plain)
}

/**
 * Every form, normalised and without repetition, in which a receipt may name the message that was accepted under `id`, the most
 * likely first: as it is; as the decimal form of a hexadecimal number; as the hexadecimal form of a decimal one. Numbers of
 * any size, since ids of 64 bits and more are usual. Two ids are likely the same message when they share a form.
 */
export function messageIdForms(id: string): readonly string[] {
  const plain = normaliseMessageId(id)
  if (!/^[0-9a-f]+$/.test(plain) || plain.length > digitsMax) return [plain]
  const forms = new Set([plain, BigInt(`0x${plain}`).toString(10)])
  if (/^\d+$/.test(plain)) forms.add(BigInt(plain).toString(16))
  return [...forms]
}
