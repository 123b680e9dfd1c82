import { Button, Stack } from "@mantine/core"
import { useForm } from "@mantine/form"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { useSubmit } from "../../components/use-submit.ts"

export interface PasswordFormProps {
  /** On the button. */
  act: string
  /** Names the form for those who cannot see it. */
  purpose: string
  use(password: string): Promise<unknown>
}

/** For an act that only who knows the password may do, whoever sits at this browser. */
export function PasswordForm({ act, purpose, use }: PasswordFormProps) {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { password: "" },
    validate: { password: (value) => (value ? null : "Enter the password that you sign in with.") },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ password }) => {
    await use(password)
    form.reset()
  })
  return (
    <form onSubmit={submit} noValidate aria-label={purpose}>
      <Stack gap="sm" maw={360}>
        {error !== null && <ErrorAlert error={error} />}
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          key={form.key("password")}
          {...form.getInputProps("password")}
        />
        <Button type="submit" variant="default" loading={isBusy} w="fit-content">
          {act}
        </Button>
      </Stack>
    </form>
  )
}
