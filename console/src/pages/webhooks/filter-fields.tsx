import { Autocomplete, Input, Stack, TagsInput } from "@mantine/core"
import { useSuspenseQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import type { FilterDraft } from "./endpoint-draft.ts"
import { AddRow, Remove } from "./header-fields.tsx"
import { eventTypesQuery } from "../../components/webhooks/queries.ts"
import type { EventTypeDescription } from "posthorn"
import classes from "./webhooks.module.css"

export interface FilterFieldsProps {
  filter: FilterDraft[]
  error: ReactNode
  onChange(filter: FilterDraft[]): void
}

export function FilterFields({ filter, error, onChange }: FilterFieldsProps) {
  const chosen = useAccount()
  const types = useSuspenseQuery(eventTypesQuery(chosen)).data
  const change = (index: number, changed: Partial<FilterDraft>) =>
    onChange(filter.map((row, at) => (at === index ? { ...row, ...changed } : row)))
  return (
    <Input.Wrapper
      component="fieldset"
      className={classes.fieldset}
      label="Filter"
      labelElement="div"
      labelProps={{ component: "legend" }}
      description="Only events of which every field here fits one of its patterns. * stands for any characters, ! before a pattern says what is not to be."
      error={error}
    >
      <Stack gap={8} mt="xs">
        {filter.map(({ field, patterns }, index) => (
          <div key={index} className={classes.row}>
            <Autocomplete
              aria-label={`Field ${index + 1}`}
              placeholder="data.to"
              data={fieldsOf(types)}
              value={field}
              spellCheck={false}
              error={Boolean(error)}
              onChange={(value) => change(index, { field: value })}
            />
            <TagsInput
              aria-label={`Patterns of ${field || `field ${index + 1}`}`}
              placeholder={patterns.length ? "" : "+4179*, then Enter"}
              value={patterns}
              onChange={(value) => change(index, { patterns: value })}
            />
            <Remove
              what={field || `field ${index + 1}`}
              onClick={() => onChange(filter.filter((_, at) => at !== index))}
            />
          </div>
        ))}
        <AddRow onClick={() => onChange([...filter, { field: "", patterns: [] }])}>Add a field</AddRow>
      </Stack>
    </Input.Wrapper>
  )
}

/** The fields of a message, as an event has them. */
function fieldsOf(types: readonly EventTypeDescription[]): string[] {
  const schema = types.find(({ name }) => name === "messages.delivered")?.schema as
    | { properties?: { data?: { properties?: object } } }
    | undefined
  return Object.keys(schema?.properties?.data?.properties ?? {}).map((name) => `data.${name}`)
}
