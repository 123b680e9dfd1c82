import { Button, Group, Input, Popover, Stack, TextInput } from "@mantine/core"
import { useState, type ReactNode } from "react"
import { wideField } from "./filter-bar.tsx"
import { fromLocalInput, toLocalInput } from "./local-input.ts"
import * as strings from "./strings.ts"
import { minuteMs } from "../time-units.ts"

const lately = [
  { label: strings.lastHour, ms: 60 * minuteMs },
  { label: strings.lastDay, ms: 24 * 60 * minuteMs },
  { label: strings.lastWeek, ms: 7 * 24 * 60 * minuteMs },
]
const short = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" })

export interface TimeRangeProps<Name extends string> {
  /** The title above the button: `Created`. */
  title: string
  /** The accessible name of the range: `When it was created`. */
  label: string
  /** The label of the first field: `Created at or after`. */
  afterLabel: string
  beforeLabel: string
  /** Times in the address, in UTC. An empty one is not set. */
  after: string | undefined
  before: string | undefined
  /** The names of the times in the address. */
  names: { after: Name; before: Name }
  /** Omitted bounds stay as they are. */
  change(changed: Partial<Record<Name, string>>): void
  error?: ReactNode
}

/** The time range of a list: in the viewer's time zone in the form, in UTC in the address. */
export function TimeRange<Name extends string>(props: TimeRangeProps<Name>) {
  const { title, label, afterLabel, beforeLabel, after = "", before = "", names, error } = props
  const [isOpen, setOpen] = useState(false)
  const change = (name: Name, at: string) => props.change({ [name]: at } as Partial<Record<Name, string>>)
  const changeBoth = (at: string) =>
    props.change({ [names.after]: at, [names.before]: "" } as Partial<Record<Name, string>>)
  const since = (ms: number) => new Date(Math.floor((Date.now() - ms) / minuteMs) * minuteMs).toISOString()
  const text = textOf(after, before)
  const target = (
    <Input.Wrapper label={title} labelElement="div" className={wideField}>
      <Popover.Target>
        <Button
          aria-label={`${title}: ${text}`}
          variant="default"
          fullWidth
          justify="flex-start"
          px={12}
          onClick={() => setOpen(!isOpen)}
          fw={400}
          c={after || before ? undefined : "dimmed"}
        >
          {text}
        </Button>
      </Popover.Target>
    </Input.Wrapper>
  )
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus withinPortal>
      {target}
      <Popover.Dropdown aria-label={label}>
        <Stack gap="xs">
          <Group gap={6}>
            {lately.map(({ label: name, ms }) => (
              <Button key={name} size="compact-xs" variant="default" onClick={() => changeBoth(since(ms))}>
                {name}
              </Button>
            ))}
          </Group>
          <TextInput
            type="datetime-local"
            label={afterLabel}
            value={toLocalInput(after)}
            onChange={(event) => change(names.after, fromLocalInput(event.currentTarget.value))}
            error={error}
          />
          <TextInput
            type="datetime-local"
            label={beforeLabel}
            value={toLocalInput(before)}
            onChange={(event) => change(names.before, fromLocalInput(event.currentTarget.value))}
            error={Date.parse(before) <= Date.parse(after) && strings.rangeInvalid}
          />
          <Button variant="subtle" size="xs" onClick={() => changeBoth("")}>
            {strings.anyTime}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function textOf(after: string, before: string): string {
  const text = (at: string) => (Number.isNaN(Date.parse(at)) ? at : short.format(new Date(at)))
  if (after && before) return `${text(after)} – ${text(before)}`
  if (after) return strings.rangeSince(text(after))
  return before ? strings.rangeBefore(text(before)) : strings.anyTime
}
