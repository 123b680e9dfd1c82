/** When this browser emptied the inbox of an account: what handsets wrote before then is not shown any more. */
export function clearedAt(accountSid: string | undefined): string {
  try {
    return localStorage.getItem(nameOf(accountSid)) ?? ""
  } catch {
    return ""
  }
}

export function keepClearedAt(accountSid: string | undefined, at: string): void {
  try {
    localStorage.setItem(nameOf(accountSid), at)
  } catch {
    // A browser that keeps nothing shows what was written before.
  }
}

function nameOf(accountSid = ""): string {
  return `posthorn-simulator-cleared-${accountSid}`
}
