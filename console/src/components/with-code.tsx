import type { ReactNode } from "react"
import classes from "./with-code.module.css"

/**
 * A sentence of the API for the page. A parameter in backticks becomes its label, and a value in backticks
 * becomes code.
 */
export function withCode(sentence: string, labelOf: (name: string) => string | undefined = () => undefined): ReactNode {
  const parts = sentence.split(/`([^`]+)`/)
  if (parts.length === 1) return sentence
  return parts.map((part, index) => {
    if (index % 2 === 0) return part
    return (
      labelOf(part) ?? (
        <code key={index} className={classes.code}>
          {part}
        </code>
      )
    )
  })
}
