import { TextInput } from "@mantine/core"
import type { HeaderDraft } from "./endpoint-draft.ts"
import { Remove, RowsFieldset, type FieldProps } from "./rows-fieldset.tsx"
import * as strings from "./strings.ts"
import classes from "./webhooks.module.css"

/** Custom headers. Values that the server has are never shown: each is kept, replaced or removed. */
export function HeaderFields({ value: headers = [], error, onChange, "data-path": path }: FieldProps<HeaderDraft[]>) {
  const change = (index: number, changed: Partial<HeaderDraft>) =>
    onChange(headers.map((header, at) => (at === index ? { ...header, ...changed } : header)))
  return (
    <RowsFieldset
      label={strings.headers}
      description={strings.headersDescription}
      error={error}
      path={path}
      add={strings.addHeader}
      onAdd={() => onChange([...headers, { name: "", value: "", isKept: false }])}
    >
      {headers.map(({ name, value, isKept }, index) => (
        <div key={index} className={classes.row}>
          <TextInput
            aria-label={strings.nameOfHeaderNumber(index + 1)}
            placeholder={strings.authorization}
            value={name}
            readOnly={isKept}
            spellCheck={false}
            error={Boolean(error)}
            onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
          />
          <TextInput
            aria-label={strings.valueOfHeader(name || strings.theHeader(index + 1))}
            placeholder={isKept ? strings.headerValueKept : strings.bearer}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => change(index, { value: currentTarget.value })}
          />
          <Remove
            what={name || strings.theHeader(index + 1)}
            onClick={() => onChange(headers.filter((_, at) => at !== index))}
          />
        </div>
      ))}
    </RowsFieldset>
  )
}
