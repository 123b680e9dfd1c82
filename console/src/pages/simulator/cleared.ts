/** When this browser emptied the inbox of an account. Earlier messages of handsets are hidden. */
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
    // A browser without storage shows the earlier messages.
  }
}

function nameOf(accountSid = ""): string {
  return `posthorn-simulator-cleared-${accountSid}`
}
