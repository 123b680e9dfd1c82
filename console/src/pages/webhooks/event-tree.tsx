import { Checkbox, Input, Radio, Stack, Text } from "@mantine/core"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useId, type ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import { eventTypesQuery } from "../../components/webhooks/queries.ts"
import type { EventTypeDescription } from "posthorn"
import classes from "./webhooks.module.css"

export interface EventTreeProps {
  value: string[]
  error: ReactNode
  onChange(value: string[]): void
}

const everything = "*"
/** It goes to the endpoint that is tested, whatever it asked for. */
const testType = "webhooks.test"

/** Which events an endpoint is told of: everything, whole areas, or names; with a pattern, also what is added to it later. */
export function EventTree({ value, error, onChange }: EventTreeProps) {
  const { client } = useAccount()
  const types = useSuspenseQuery(eventTypesQuery({ client })).data.filter(({ name }) => name !== testType)
  const areas = [...Map.groupBy(types, ({ name }) => name.split(".")[0] ?? name)]
  const hasEverything = value.includes(everything)
  const chosen = hasEverything ? [] : value
  const id = useId()
  return (
    <Radio.Group
      label="Events"
      description="Of which it is told."
      error={error}
      value={hasEverything ? "all" : "some"}
      onChange={(kind) => onChange(kind === "all" ? [everything] : [])}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="all" label="Everything, and what is added later" />
        <Radio value="some" label="Only these" />
        {!hasEverything && (
          <div className={classes.tree} role="group" aria-labelledby={id}>
            <Input.Label id={id} className={classes.unseen}>
              Kinds of events
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
        label={
          <>
            All of <span className={classes.mono}>{area}</span>, and what is added later
          </>
        }
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
                {description}
              </Text>
            }
          />
        ))}
      </Stack>
    </Stack>
  )
}
