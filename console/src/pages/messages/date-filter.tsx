import { Button, Group, Popover, Stack, TextInput } from "@mantine/core"
import { useState } from "react"
import { useFilters } from "../../url/filters.ts"
import type { FilterName } from "../../components/message/messages-api.ts"
import { fromLocalInput, toLocalInput } from "../../components/message/local-input.ts"

const minuteMs = 60_000
const lately = [
  { label: "Last hour", ms: 60 * minuteMs },
  { label: "Last day", ms: 24 * 60 * minuteMs },
  { label: "Last week", ms: 7 * 24 * 60 * minuteMs },
]
const short = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" })

/** Which moments the list is of: typed in the zone of who looks, in UTC in the address. */
export function DateFilter({ error }: { error: string | undefined }) {
  const [{ created_after: after, created_before: before }, change] = useFilters<FilterName>()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Button
          variant="default"
          fullWidth
          justify="flex-start"
          onClick={() => setOpen(!isOpen)}
          fw={400}
          c={after || before ? undefined : "dimmed"}
        >
          {textOf(after, before)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="When it was created">
        <Stack gap="xs">
          <Group gap={6}>
            {lately.map(({ label, ms }) => (
              <Button
                key={label}
                size="compact-xs"
                variant="default"
                onClick={() =>
                  change({
                    created_after: new Date(Math.floor((Date.now() - ms) / minuteMs) * minuteMs).toISOString(),
                    created_before: "",
                  })
                }
              >
                {label}
              </Button>
            ))}
          </Group>
          <TextInput
            type="datetime-local"
            label="Created at or after"
            value={toLocalInput(after)}
            onChange={(event) => change({ created_after: fromLocalInput(event.currentTarget.value) })}
            error={error}
          />
          <TextInput
            type="datetime-local"
            label="Created before"
            value={toLocalInput(before)}
            onChange={(event) => change({ created_before: fromLocalInput(event.currentTarget.value) })}
          />
          <Button variant="subtle" size="xs" onClick={() => change({ created_after: "", created_before: "" })}>
            Any time
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function textOf(after: string | undefined, before: string | undefined): string {
  const text = (at: string) => (Number.isNaN(Date.parse(at)) ? at : short.format(new Date(at)))
  if (after && before) return `${text(after)} – ${text(before)}`
  if (after) return `Since ${text(after)}`
  return before ? `Before ${text(before)}` : "Any time"
}
