import { Checkbox, Group, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import * as strings from "./strings.ts"

export type NumberValues = {
  number: string
  capabilities: ("sms" | "mms")[]
}

export const newNumber: NumberValues = { number: "", capabilities: ["sms", "mms"] }

export const numberRules = {
  number: (value: string) => (value.trim() ? null : strings.numberMissing),
  capabilities: (chosen: NumberValues["capabilities"]) => (chosen.length > 0 ? null : strings.chooseAtLeastOne),
}

/** The fields for a number of an account, and its channels. */
export function NumberFields<Values extends NumberValues>({ form }: { form: UseFormReturnType<Values> }) {
  return (
    <>
      <TextInput
        label={strings.number}
        description={strings.numberDescription}
        placeholder="+14155550100"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("number")}
      />
      <Checkbox.Group label={strings.capabilities} {...form.getInputProps("capabilities")}>
        <Group mt={6}>
          <Checkbox value="sms" label="SMS" />
          <Checkbox value="mms" label="MMS" />
        </Group>
      </Checkbox.Group>
    </>
  )
}
