import { Button } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./filter-bar.module.css"
import * as strings from "./strings.ts"

export interface FilterBarProps {
  /** The name of the list: `Messages`. */
  label: string
  isFiltered: boolean
  clear(): void
  /** Fields, each with its label above it; one with `wideField` takes two columns. */
  children: ReactNode
}

/** The filters of a list. The address holds all of them. */
export function FilterBar({ label, isFiltered, clear, children }: FilterBarProps) {
  return (
    <search className={classes.bar} aria-label={label}>
      {children}
      {isFiltered && (
        <Button variant="subtle" size="compact-sm" className={classes.clear} onClick={clear}>
          {strings.clear}
        </Button>
      )}
    </search>
  )
}

export const wideField = classes["wide"]
