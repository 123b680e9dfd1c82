import { Button, Input } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./filter-bar.module.css"

export interface FilterBarProps {
  /** What is narrowed: `Messages`. */
  label: string
  isFiltered: boolean
  clear(): void
  /** Fields, each with its label above it; one with `wideField` takes two columns. */
  children: ReactNode
}

/** What narrows a list; all of it is in the address. */
export function FilterBar({ label, isFiltered, clear, children }: FilterBarProps) {
  return (
    <search className={classes.bar} aria-label={label}>
      {children}
      {isFiltered && (
        <div className={classes.clear}>
          {/* As high as the labels beside it. */}
          <Input.Label labelElement="div" aria-hidden>
            &nbsp;
          </Input.Label>
          <Button variant="subtle" onClick={clear}>
            Clear
          </Button>
        </div>
      )}
    </search>
  )
}

export const wideField = classes["wide"]
