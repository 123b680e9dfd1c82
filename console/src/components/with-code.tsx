import type { ReactNode } from "react"
import classes from "./with-code.module.css"

/**
 * A sentence of the API for the page. What it writes between backticks is a parameter, which becomes its label, or a value,
 * which becomes code.
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
