import type { ReactNode } from "react"
import classes from "./facts.module.css"

export interface FactsProps {
  /** How they stand: names in a narrow or a wide column beside them, or above them in a row. */
  kind?: "narrow" | "wide" | "row"
  children: ReactNode
}

/** What is known of a thing: names, and what they are. */
export function Facts({ kind = "narrow", children }: FactsProps) {
  return (
    <dl className={classes.facts} data-kind={kind}>
      {children}
    </dl>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
