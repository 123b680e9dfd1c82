import { Button, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { Icon } from "../../components/icon.tsx"
import { faultOfNumber, faultOnDesk, plainNumber } from "./handsets.ts"
import classes from "./simulator.module.css"
import * as strings from "./strings.ts"

export function AddHandset({ numbers, add }: { numbers: readonly string[]; add(number: string): void }) {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { number: "" },
    validate: { number: (text) => faultOfNumber(text) ?? faultOnDesk(plainNumber(text), numbers) },
    validateInputOnChange: false,
  })
  const submit = form.onSubmit(({ number }) => {
    add(plainNumber(number))
    form.reset()
  })
  return (
    <form onSubmit={submit} noValidate className={classes.add}>
      <TextInput
        label={strings.handset}
        placeholder="+14155550123"
        type="tel"
        autoComplete="off"
        data-search
        className={classes.addNumber}
        key={form.key("number")}
        {...form.getInputProps("number")}
      />
      <Button type="submit" variant="default" mt={22} leftSection={<Icon name="plus" size={14} />}>
        {strings.addHandset}
      </Button>
    </form>
  )
}
