import { Autocomplete, TagsInput } from "@mantine/core"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import type { FilterDraft } from "./endpoint-draft.ts"
import { Remove, RowsFieldset, type FieldProps } from "./rows-fieldset.tsx"
import { eventTypesQuery } from "../../components/webhooks/queries.ts"
import type { EventTypeDescription } from "@posthorn/client"
import * as strings from "./strings.ts"
import classes from "./webhooks.module.css"

export function FilterFields({ value: filter = [], error, onChange, "data-path": path }: FieldProps<FilterDraft[]>) {
  const chosen = useAccount()
  const types = useSuspenseQuery(eventTypesQuery(chosen)).data
  const change = (index: number, changed: Partial<FilterDraft>) =>
    onChange(filter.map((row, at) => (at === index ? { ...row, ...changed } : row)))
  return (
    <RowsFieldset
      label={strings.filter}
      description={strings.filterDescription}
      error={error}
      path={path}
      add={strings.addField}
      onAdd={() => onChange([...filter, { field: "", patterns: [] }])}
    >
      {filter.map(({ field, patterns }, index) => (
        <div key={index} className={classes.row}>
          <Autocomplete
            aria-label={strings.fieldNumber(index + 1)}
            placeholder="data.to"
            data={fieldsOf(types)}
            value={field}
            spellCheck={false}
            error={Boolean(error)}
            onChange={(value) => change(index, { field: value })}
          />
          <TagsInput
            aria-label={strings.patternsOf(field || strings.theField(index + 1))}
            placeholder={patterns.length ? "" : strings.filterPlaceholder}
            value={patterns}
            onChange={(value) => change(index, { patterns: value })}
          />
          <Remove
            what={field || strings.theField(index + 1)}
            onClick={() => onChange(filter.filter((_, at) => at !== index))}
          />
        </div>
      ))}
    </RowsFieldset>
  )
}

function fieldsOf(types: readonly EventTypeDescription[]): string[] {
  const schema = types.find(({ name }) => name === "messages.delivered")?.schema as
    | { properties?: { data?: { properties?: object } } }
    | undefined
  return Object.keys(schema?.properties?.data?.properties ?? {}).map((name) => `data.${name}`)
}
