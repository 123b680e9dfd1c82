import { Button, Input } from "@mantine/core"
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
        <div className={classes.clear}>
          {/* As high as the labels of the fields. */}
          <Input.Label labelElement="div" aria-hidden>
            {"\u00a0"}
          </Input.Label>
          <Button variant="subtle" onClick={clear}>
            {strings.clear}
          </Button>
        </div>
      )}
    </search>
  )
}

export const wideField = classes["wide"]
