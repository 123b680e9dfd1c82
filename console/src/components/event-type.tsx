import classes from "./event-type.module.css"

/** On one line where there is room; else it breaks after the area and within no word. */
export function EventType({ type }: { type: string }) {
  const [area, ...rest] = type.split(".")
  return (
    <span className={classes.type}>
      {area}.<wbr />
      {rest.join(".")}
    </span>
  )
}
