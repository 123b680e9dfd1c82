import type { ReactNode } from "react"
import classes from "./facts.module.css"

export interface FactsProps {
  /** The layout: names in a narrow or a wide column, or above their values in a row. */
  kind?: "narrow" | "wide" | "row"
  children: ReactNode
}

/** The properties of an object: names and values. */
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
