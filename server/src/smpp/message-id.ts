/** Longer ids are compared as they are: none that is a number has so many digits (3.4 allows 64 octets). */
const digitsMax = 64

/**
 * A message id without what SMSCs change between submit_sm_resp and the receipt: spaces, NULs, the case of letters, leading
 * zeros.
 */
export function normaliseMessageId(id: string): string {
  return id
    .replaceAll("\0", " ")
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, "")
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
