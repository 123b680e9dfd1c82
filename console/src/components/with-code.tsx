import type { ReactNode } from "react"
import classes from "./with-code.module.css"

/** A sentence of the API for the page: what stands between backticks in it, such as the name of a parameter, is code. */
export function withCode(sentence: string): ReactNode {
  const parts = sentence.split(/`([^`]+)`/)
  if (parts.length === 1) return sentence
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className={classes.code}>
        {part}
      </code>
    ),
  )
}
