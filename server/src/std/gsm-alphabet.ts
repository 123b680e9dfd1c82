/**
 * The GSM 7-bit default alphabet (3GPP TS 23.038, section 6.2.1) without its escape character. Only the capital Ç is in it;
 * the backtick, ç, á, í, ó, ú, the tab, curly quotes and long dashes are not, and force a whole message to UCS-2.
 */
export const basicAlphabet =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
  "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà"

/** The extension table (section 6.2.1.1): each is the escape character and one more, so two septets. */
export const extensionAlphabet = "\f^{}\\[~]|€"

/** Septets that a UTF-16 code unit takes, by its number; 0 when the alphabet lacks it. The euro sign has the highest number. */
export const septets: Uint8Array = tabulate()

function tabulate(): Uint8Array {
  const table = new Uint8Array("€".charCodeAt(0) + 1)
  for (const character of basicAlphabet) table[character.charCodeAt(0)] = 1
  for (const character of extensionAlphabet) table[character.charCodeAt(0)] = 2
  return table
}
