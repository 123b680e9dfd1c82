import { Fragment } from "react"
import classes from "./event-type.module.css"

/** On one line where there is room; else it breaks after the area and between words, and within no word. */
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
