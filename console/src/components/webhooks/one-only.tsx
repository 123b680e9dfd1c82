import { Anchor, CloseButton, Group, Input } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { shortSid } from "../sid.tsx"
import classes from "../filter-bar.module.css"
import * as strings from "./strings.ts"

export interface OneOnlyProps {
  label: string
  sid: string
  /** The page of the object. */
  to: string
  /** The name of the list without this filter: "events of all messages". */
  all: string
  takeAway(): void
}

/** A filter that a link has set and that no field changes. */
export function OneOnly({ label, sid, to, all, takeAway }: OneOnlyProps) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Group gap={6} className={classes.one} wrap="nowrap">
        <Anchor component={Link} to={to} size="sm" ff="monospace" title={sid}>
          {shortSid(sid)}
        </Anchor>
        <CloseButton size="sm" aria-label={strings.showAll(all)} title={strings.showAll(all)} onClick={takeAway} />
      </Group>
    </Input.Wrapper>
  )
}
