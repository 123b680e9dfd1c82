/** The most characters of a body, by channel. A channel without an entry has `longestBody`. */
const bodyLimits: Readonly<Record<string, number>> = {
  // Ten segments of plain text and one more.
  sms: 1_600,
  mms: 1_600,
  // The limit of a text message of the Cloud API.
  whatsapp: 4_096,
  // `message_length_max` of Telegram, in code points.
  telegram: 4_096,
}

/**
 * The limit of XMPP, Matrix and email. In the longest encoding, such a text fits into the 65,536 bytes of an
 * event of Matrix, which is the smallest limit of the three.
 */
export const longestBody = 10_000

/** The limits in words, for the descriptions of parameters. */
export const bodyLimitsNote =
  "up to 1,600 characters over SMS and MMS, 4,096 over WhatsApp and Telegram, and 10,000 over other channels"

/** Returns the most characters of a body over the channel. */
export function bodyLimitOf(channel: string): number {
  return bodyLimits[channel] ?? longestBody
}

/** Returns the number of Unicode code points, which is what the limits count. */
export function countCharacters(body: string): number {
  let count = 0
  for (const _ of body) count++
  return count
}
