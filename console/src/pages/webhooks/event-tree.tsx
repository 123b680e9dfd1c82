import { Checkbox, Input, Radio, Stack, Text } from "@mantine/core"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useId } from "react"
import { useAccount } from "../../api/account.tsx"
import { Filled } from "../../components/filled.tsx"
import { withCode } from "../../components/with-code.tsx"
import { eventTypesQuery } from "../../components/webhooks/queries.ts"
import type { EventTypeDescription } from "@posthorn/client"
import type { FieldProps } from "./rows-fieldset.tsx"
import * as strings from "./strings.ts"
import classes from "./webhooks.module.css"

const everything = "*"
/** The test event goes to the tested endpoint, whatever events it selected. */
const testType = "webhooks.test"

/**
 * The events that an endpoint receives: all, whole areas, or single types. A pattern includes types that are
 * added later.
 */
export function EventTree({ value = [], error, onChange, "data-path": path }: FieldProps<string[]>) {
  const { client } = useAccount()
  const known = useSuspenseQuery(eventTypesQuery({ client })).data
  const types = known.filter(({ name }) => name !== testType)
  const areas = [...Map.groupBy(types, ({ name }) => name.split(".")[0] ?? name)]
  const hasEverything = value.includes(everything)
  const chosen = hasEverything ? [] : value
  const id = useId()
  return (
    <Radio.Group
      label={strings.eventsToSend}
      error={error}
      data-path={path}
      value={hasEverything ? "all" : "some"}
      onChange={(kind) => onChange(kind === "all" ? [everything] : [])}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="all" label={strings.allEventsAndLaterTypes} />
        <Radio value="some" label={strings.onlyTheseEvents} />
        {!hasEverything && (
          <div className={classes.tree} role="group" aria-labelledby={id}>
            <Input.Label id={id} className={classes.unseen}>
              {strings.eventTypes}
            </Input.Label>
            {areas.map(([area, members]) => (
              <Area key={area} area={area} members={members} chosen={chosen} onChange={onChange} />
            ))}
          </div>
        )}
      </Stack>
    </Radio.Group>
  )
}

interface AreaProps {
  area: string
  members: EventTypeDescription[]
  chosen: string[]
  onChange(value: string[]): void
}

function Area({ area, members, chosen, onChange }: AreaProps) {
  const pattern = `${area}.*`
  const isWhole = chosen.includes(pattern)
  const names = members.map(({ name }) => name)
  const others = chosen.filter((name) => name !== pattern && !names.includes(name))
  const own = chosen.filter((name) => names.includes(name))
  const toggle = (name: string, isOn: boolean) =>
    onChange([...others, ...names.filter((each) => (each === name ? isOn : own.includes(each)))])
  return (
    <Stack gap={6}>
      <Checkbox
        checked={isWhole}
        indeterminate={!isWhole && own.length > 0}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...others, pattern] : others)}
        label={<Filled text={strings.allOfArea} parts={{ area: <span className={classes.mono}>{area}</span> }} />}
      />
      <Stack gap={6} pl={28}>
        {members.map(({ name, description }) => (
          <Checkbox
            key={name}
            checked={isWhole || own.includes(name)}
            disabled={isWhole}
            onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
            label={<span className={classes.mono}>{name}</span>}
            description={
              <Text span inherit>
                {withCode(description)}
              </Text>
            }
          />
        ))}
      </Stack>
    </Stack>
  )
}
