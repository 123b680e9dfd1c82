import { Button, Code, Group, Stack, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import { consoleApi } from "../../api/client.ts"
import type { NewTotp } from "../../api/generated/schemas.ts"
import { CodeInput, codeFault, plainCode } from "../../components/code-input.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { QrCode } from "../../components/qr-code.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"

/** Shows the secret for the app, and asks for a code from the app to confirm it. */
export function ConfirmSecondFactor({ begun, done }: { begun: NewTotp; done(): Promise<void> }) {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { code: "" },
    validate: { code: codeFault },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ code }) => {
    await consoleApi.totp.confirm({ code: plainCode(code) })
    await done()
  })
  return (
    <Group align="flex-start" gap="lg">
      <QrCode text={begun.uri} label={strings.secretQrCode} />
      <form onSubmit={submit} noValidate aria-label={strings.confirmSecondFactor}>
        <Stack gap="sm" maw={360}>
          <Text size="sm">{strings.scanText}</Text>
          <Group gap={4} wrap="nowrap">
            <Code fz="sm">{begun.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</Code>
            <CopyButton value={begun.secret} what={strings.theSecret} />
          </Group>
          {error !== null && <ErrorAlert error={error} />}
          <CodeInput key={form.key("code")} {...form.getInputProps("code")} />
          <Button type="submit" loading={isBusy} w="fit-content">
            {strings.confirm}
          </Button>
        </Stack>
      </form>
    </Group>
  )
}
