/**
 * The GSM 7-bit default alphabet (3GPP TS 23.038, section 6.2.1) without its escape character. It has only
 * the capital Ç. These characters are missing and force a whole message to UCS-2: the backtick, ç, á, í, ó,
 * ú, the tab, curly quotes and long dashes.
 */
export const basicAlphabet =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
  "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà"

/**
 * The extension table (3GPP TS 23.038, section 6.2.1.1). Each character is sent as the escape character and
 * one more, so it takes two septets.
 */
export const extensionAlphabet = "\f^{}\\[~]|€"

/**
 * The septets that a UTF-16 code unit takes, indexed by the code unit; 0 when the alphabet lacks it. The euro
 * sign has the highest index.
 */
export const septets: Uint8Array = tabulate()

function tabulate(): Uint8Array {
  const table = new Uint8Array("€".charCodeAt(0) + 1)
  for (const character of basicAlphabet) table[character.charCodeAt(0)] = 1
  for (const character of extensionAlphabet) table[character.charCodeAt(0)] = 2
  return table
}
