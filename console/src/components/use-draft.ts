import { useState } from "react"
import { useAccount } from "../api/account.tsx"

export interface Draft<Values> {
  /** The initial values of the form: the draft, or the blank form. */
  initial: Values
  /** Whether the form was filled from a draft that was not discarded since. */
  isRestored: boolean
  keep(values: Values): void
  discard(): void
}

/**
 * Keeps the values of a form for this member and account, until the form is submitted or the draft is
 * discarded. A draft survives navigation and a reload, but not the tab. `withoutSecrets` removes values that
 * browser storage must not hold.
 */
export function useDraft<Values extends object>(
  form: string,
  blank: Values,
  withoutSecrets: (values: Values) => Values = (values) => values,
): Draft<Values> {
  const { session, account } = useAccount()
  const [key] = useState(`${prefix}${session.member.sid}:${account?.account_sid ?? ""}:${form}`)
  const [kept] = useState(() =>
    inStorage((storage) => JSON.parse(storage.getItem(key) ?? "null") as Partial<Values> | null),
  )
  const [isRestored, setRestored] = useState(Boolean(kept))
  return {
    initial: { ...blank, ...kept },
    isRestored,
    keep(values) {
      const text = JSON.stringify(withoutSecrets(values))
      inStorage((storage) => {
        // If a text is too long for the storage, no older text stays there.
        storage.removeItem(key)
        if (text !== JSON.stringify(blank)) storage.setItem(key, text)
      })
    },
    discard() {
      inStorage((storage) => storage.removeItem(key))
      setRestored(false)
    },
  }
}

/** When the member signs out, nothing that they typed stays in the browser. */
export function discardAllDrafts(): void {
  inStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  })
}

const prefix = "posthorn-draft:"

/** A browser that blocks its storage keeps no drafts. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
