/** An address as it is kept and compared: two spellings of one are one person. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase()
}

/** Enough to see a slip of the pen; whether it is theirs is proven by what is sent there. */
export const emailPattern = /^[^\s@<>"',;:()]{1,64}@[^\s@<>"',;:()]{1,185}\.[^\s@<>"',;:().]{1,63}$/
