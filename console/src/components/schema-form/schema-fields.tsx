import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { PasswordField } from "../password-field.tsx"
import type { Field } from "./fields.ts"
import * as strings from "./strings.ts"
import { pathOf } from "./values.ts"

interface SchemaFieldsProps {
  form: Pick<UseFormReturnType<Record<string, unknown>>, "getInputProps">
  /** The part of the form that has the values, such as `settings`. */
  part: string
  fields: readonly Field[]
  /** Whether the secrets are new. Stored ones are never shown. */
  isNew: boolean
}

/** A field for each setting. An empty field means the default, which it shows. */
export function SchemaFields({ form, part, fields, isNew }: SchemaFieldsProps) {
  return fields.map((field) => (
    <SchemaField key={field.name} field={field} isNew={isNew} {...form.getInputProps(pathOf(part, field))} />
  ))
}

interface SchemaFieldProps extends ReturnType<SchemaFieldsProps["form"]["getInputProps"]> {
  field: Field
  isNew: boolean
}

function SchemaField({ field, isNew, ...input }: SchemaFieldProps) {
  const { label, kind, placeholder, isLong, isSecret, choices } = field
  const written = String(input.value)
  const common = { label, description: meaningOf(field, written, isNew), ...input }
  if (kind === "flag")
    return (
      <Checkbox
        {...common}
        checked={written === "true"}
        onChange={(event) => input.onChange(String(event.currentTarget.checked))}
      />
    )
  if (kind === "choice") return <NativeSelect {...common} data={[...choices]} />
  if (isLong)
    return (
      <Textarea
        {...common}
        placeholder={placeholder}
        autosize
        minRows={isSecret ? 2 : 3}
        maxRows={10}
        ff={kind === "json" ? "monospace" : undefined}
        autoComplete="off"
        spellCheck={!isSecret && kind === "text"}
      />
    )
  if (isSecret) return <PasswordField {...common} placeholder={placeholder} autoComplete="new-password" />
  return (
    <TextInput
      {...common}
      placeholder={placeholder}
      inputMode={kind === "number" ? "decimal" : "text"}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

function meaningOf({ meaning, hints, isSecret }: Field, written: string, isNew: boolean): string {
  const hint = hints.find(({ prefixes }) => prefixes.some((prefix) => written.startsWith(prefix)))
  if (hint) return hint.text
  const storage = isNew ? strings.secretSealed : strings.secretKept
  return [meaning, isSecret ? storage : ""].filter(Boolean).join(" ")
}
