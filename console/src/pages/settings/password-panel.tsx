import { Button, Stack } from "@mantine/core"
import { useForm } from "@mantine/form"
import { consoleApi } from "../../api/client.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Panel } from "../../components/panel.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { passwordLengthMin } from "../../components/password-length.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"

export function PasswordPanel() {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { current_password: "", password: "" },
    validate: {
      current_password: (value) => (value ? null : "Enter the password that you sign in with now."),
      password: (value) =>
        value.length >= passwordLengthMin
          ? null
          : `Use at least ${passwordLengthMin} characters; a few words are good.`,
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async (values) => {
    await consoleApi.password.change(values)
    form.reset()
    tell("The password is changed, and your other sessions are ended.")
  })
  return (
    <Panel title="Password">
      <form onSubmit={submit} noValidate aria-label="Change the password">
        <Stack gap="sm" maw={360}>
          {error !== null && <ErrorAlert error={error} />}
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            key={form.key("current_password")}
            {...form.getInputProps("current_password")}
          />
          <PasswordField
            label="New password"
            description={`At least ${passwordLengthMin} characters.`}
            autoComplete="new-password"
            key={form.key("password")}
            {...form.getInputProps("password")}
          />
          <Button type="submit" loading={isBusy} w="fit-content">
            Change the password
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
