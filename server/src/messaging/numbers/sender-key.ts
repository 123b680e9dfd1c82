/**
 * Returns a sender in lower case, for comparison. Case is ignored, so "bank" cannot imitate "BANK". Phone
 * numbers and short codes have no letters, and chat addresses are already in lower case.
 */
export function senderKey(sender: string): string {
  return sender.toLowerCase()
}
