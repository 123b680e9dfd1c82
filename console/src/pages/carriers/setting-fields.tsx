import { NativeSelect, SimpleGrid, Textarea, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { fieldOf, type CarrierValues } from "./carrier-values.ts"
import type { Setting } from "./kinds/setting.ts"
import * as strings from "./strings.ts"

/** A field for each setting. An empty field means the default, which it shows. */
export function SettingFields({
  form,
  settings,
}: {
  form: UseFormReturnType<CarrierValues>
  settings: readonly Setting[]
}) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {settings.map((setting) => (
        <SettingField key={setting.name} form={form} setting={setting} />
      ))}
    </SimpleGrid>
  )
}

export function SettingField({ form, setting }: { form: UseFormReturnType<CarrierValues>; setting: Setting }) {
  return <Field setting={setting} props={form.getInputProps(`settings.${fieldOf(setting.name)}`)} />
}

function Field({ setting, props }: { setting: Setting; props: object }) {
  const { label, meaning, fallback, kind, choices = [] } = setting
  const common = { label, description: meaning, ...props }
  if (kind === "json")
    return <Textarea {...common} placeholder={fallback} autosize minRows={2} maxRows={10} ff="monospace" />
  if (kind === "lines") return <Textarea {...common} placeholder={fallback} autosize minRows={2} maxRows={10} />
  if (kind === "pem") return <Textarea {...common} placeholder={fallback} rows={3} />
  if (kind === "choice")
    return (
      <NativeSelect
        {...common}
        data={[{ value: "", label: strings.choiceDefault(String(fallback)) }, ...choices.slice(1)]}
      />
    )
  if (kind === "flag")
    return (
      <NativeSelect
        {...common}
        data={[
          { value: "", label: strings.flagDefault },
          { value: "true", label: strings.flagOn },
        ]}
      />
    )
  return (
    <TextInput
      {...common}
      placeholder={fallback}
      autoComplete="off"
      inputMode={kind === "number" ? "decimal" : "text"}
    />
  )
}
