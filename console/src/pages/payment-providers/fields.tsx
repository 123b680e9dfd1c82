import { Anchor, List, SimpleGrid, TagsInput, Text, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { Part } from "../../components/payment-providers.ts"
import type { Field } from "../../components/schema-form/fields.ts"
import { SchemaFields } from "../../components/schema-form/schema-fields.tsx"
import type { ProviderValues } from "./provider-values.ts"
import * as strings from "./strings.ts"

interface FieldsProps {
  form: UseFormReturnType<ProviderValues>
}

export function NameField({ form }: FieldsProps) {
  return <TextInput label={strings.name} description={strings.nameDescription} {...form.getInputProps("name")} />
}

interface KindFieldsProps extends FieldsProps {
  fields: Record<Part, readonly Field[]>
  /** Whether the provider is new. */
  isNew: boolean
}

/** The fields of the kind. Those for few accounts are last. */
export function KindFields({ form, fields: { settings, secrets }, isNew }: KindFieldsProps) {
  const flags = settings.filter(({ kind }) => kind === "flag")
  const identifiers = settings.filter((field) => !flags.includes(field))
  return (
    <>
      <SchemaFields form={form} part="settings" fields={identifiers} isNew={isNew} />
      <SchemaFields form={form} part="secrets" fields={secrets} isNew={isNew} />
      <SchemaFields form={form} part="settings" fields={flags} isNew={isNew} />
    </>
  )
}

/** The fields that decide which payments use the provider. */
export function ChoiceFields({ form }: FieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TagsInput
        label={strings.currencies}
        description={strings.currenciesDescription}
        placeholder={form.values.currencies.length ? "" : "EUR"}
        acceptValueOnBlur
        {...form.getInputProps("currencies")}
        onSearchChange={() => form.clearFieldError("currencies")}
      />
      <TextInput
        label={strings.priority}
        description={strings.priorityDescription}
        inputMode="numeric"
        {...form.getInputProps("priority")}
      />
    </SimpleGrid>
  )
}

/** What a person does at the provider. */
export function SetupSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length < 2) return steps.map((step) => <Text key={step} size="sm">{withLinks(step)}</Text>) // oxfmt-ignore
  return (
    <List type="ordered" size="sm" spacing={4}>
      {steps.map((step) => (
        <List.Item key={step}>{withLinks(step)}</List.Item>
      ))}
    </List>
  )
}

/** Draws `[label](https://…)` as a link. */
function withLinks(step: string) {
  const parts = step.split(/\[([^[\]]+)\]\((https:[^()\s]+)\)/)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 2) return null
    return (
      <Anchor key={index} href={parts[index + 1]} target="_blank" rel="noreferrer" size="sm" underline="always">
        {part}
      </Anchor>
    )
  })
}
