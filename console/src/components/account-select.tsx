import { Select } from "@mantine/core"
import { useState, type ReactNode } from "react"
import * as strings from "./strings.ts"
import { useAccounts } from "./use-accounts.ts"

export interface AccountSelectProps {
  label: string
  description?: string
  /** The sid; empty for any account. */
  value?: string
  error?: ReactNode
  onChange?(sid: string): void
}

/** The accounts that the list shows at once. The search finds the others by name or sid. */
const shownMax = 100

/** Chooses an account by its name. A whole sid works too, for accounts that `useAccounts` does not read. */
export function AccountSelect({ value = "", onChange, ...field }: AccountSelectProps) {
  const { options } = useAccounts()
  const [search, setSearch] = useState("")
  const sids = new Set([value, /^AC[0-9a-f]{32}$/.test(search.trim()) ? search.trim() : ""])
  const unlisted = [...sids].filter((sid) => sid !== "" && !options.some((option) => option.value === sid))
  return (
    <Select
      {...field}
      placeholder={strings.anyAccount}
      searchable
      clearable
      limit={shownMax}
      nothingFoundMessage={strings.noMatchingAccount}
      data={[...unlisted.map((sid) => ({ value: sid, label: sid })), ...options]}
      filter={({ options: all, search: typed, limit }) => {
        const wanted = typed.trim().toLowerCase()
        return all
          .filter((item) => "value" in item && `${item.label} ${item.value}`.toLowerCase().includes(wanted))
          .slice(0, limit)
      }}
      onSearchChange={setSearch}
      value={value || null}
      onChange={(sid) => onChange?.(sid ?? "")}
    />
  )
}
