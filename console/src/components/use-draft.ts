import { useState } from "react"
import { useAccount } from "../api/account.tsx"

export interface Draft<Values> {
  /** What the form begins with: what was typed before, or the blank form. */
  initial: Values
  /** Whether the form begins with what was typed before. */
  isRestored: boolean
  keep(values: Values): void
  discard(): void
}

/**
 * Keeps what is typed in a form, for this member and account, until the form is submitted or the draft is discarded. It outlives
 * navigation and a reload, but not the tab. `withoutSecrets` removes what browser storage must not hold.
 */
export function useDraft<Values extends object>(
  form: string,
  blank: Values,
  withoutSecrets: (values: Values) => Values = (values) => values,
): Draft<Values> {
  const { session, account } = useAccount()
  const [key] = useState(`${prefix}${session.member.sid}:${account?.account_sid ?? ""}:${form}`)
  const [kept] = useState(() => readDraft<Values>(key))
  return {
    initial: { ...blank, ...kept },
    isRestored: kept !== null,
    keep(values) {
      const text = JSON.stringify(withoutSecrets(values))
      if (text === JSON.stringify(blank)) removeDraft(key)
      else writeDraft(key, text)
    },
    discard: () => removeDraft(key),
  }
}

/** When the member signs out, nothing that they typed stays in the browser. */
export function discardAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // A browser that blocks storage keeps no drafts.
  }
}

const prefix = "posthorn-draft:"

function readDraft<Values>(key: string): Partial<Values> | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as Partial<Values> | null
  } catch {
    return null
  }
}

function writeDraft(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // A browser that blocks storage keeps no drafts.
  }
}

function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A browser that blocks storage keeps no drafts.
  }
}
