import { Fragment } from "react"
import classes from "./event-type.module.css"

/**
 * An event type, on one line if possible. Otherwise it breaks after the area and between words, and never
 * within a word.
 */
export function EventType({ type }: { type: string }) {
  return (
    <span className={classes.type}>
      {type.split(/(?<=[._])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
