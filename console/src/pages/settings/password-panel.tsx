import { Button, Stack } from "@mantine/core"
import { useForm } from "@mantine/form"
import { consoleApi } from "../../api/client.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Panel } from "../../components/panel.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { passwordLengthMin } from "../../components/password-length.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"

export function PasswordPanel() {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { current_password: "", password: "" },
    validate: {
      current_password: (value) => (value ? null : strings.currentPasswordMissing),
      password: (value) => (value.length >= passwordLengthMin ? null : strings.passwordTooShort(passwordLengthMin)),
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async (values) => {
    await consoleApi.password.change(values)
    form.reset()
    tell(strings.passwordChanged)
  })
  return (
    <Panel title={strings.password}>
      <form onSubmit={submit} noValidate aria-label={strings.changePassword}>
        <Stack gap="sm" maw={360}>
          {error !== null && <ErrorAlert error={error} />}
          <PasswordField
            label={strings.currentPassword}
            autoComplete="current-password"
            key={form.key("current_password")}
            {...form.getInputProps("current_password")}
          />
          <PasswordField
            label={strings.newPassword}
            description={strings.passwordDescription(passwordLengthMin)}
            autoComplete="new-password"
            key={form.key("password")}
            {...form.getInputProps("password")}
          />
          <Button type="submit" loading={isBusy} w="fit-content">
            {strings.changePassword}
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
