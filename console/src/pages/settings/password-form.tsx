import { Button, Stack } from "@mantine/core"
import { useForm } from "@mantine/form"
import { CodeInput, codeFault, plainCode } from "../../components/code-input.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"

export interface PasswordFormProps {
  /** The text of the button. */
  act: string
  /** The accessible name of the form. */
  purpose: string
  /** Whether the form also asks for a code of the second factor. */
  needsCode?: boolean
  use(password: string, code: string): Promise<unknown>
}

/** A form for an act that needs the password again, so an unattended browser is not enough. */
export function PasswordForm({ act, purpose, needsCode = false, use }: PasswordFormProps) {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { password: "", code: "" },
    validate: {
      password: (value) => (value ? null : strings.passwordMissing),
      code: (value) => (needsCode ? codeFault(value) : null),
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ password, code }) => {
    await use(password, plainCode(code))
    form.reset()
  })
  return (
    <form onSubmit={submit} noValidate aria-label={purpose}>
      <Stack gap="sm" maw={360}>
        {error !== null && <ErrorAlert error={error} />}
        <PasswordField
          label={strings.yourPassword}
          autoComplete="current-password"
          key={form.key("password")}
          {...form.getInputProps("password")}
        />
        {needsCode && <CodeInput autoFocus={false} key={form.key("code")} {...form.getInputProps("code")} />}
        <Button type="submit" variant="default" loading={isBusy} w="fit-content">
          {act}
        </Button>
      </Stack>
    </form>
  )
}
