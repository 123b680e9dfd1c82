/**
 * The form in which senders compare: lower case. Letters compare without case, so "bank" cannot imitate
 * "BANK". Phone numbers and short codes have no letters, and chat addresses are in lower case already.
 */
export function senderKey(sender: string): string {
  return sender.toLowerCase()
}
