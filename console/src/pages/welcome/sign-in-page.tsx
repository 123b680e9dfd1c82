import { Button, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useNavigate, useSearch } from "@tanstack/react-router"
import { useState } from "react"
import { ApiError } from "@posthorn/client"
import { consoleApi } from "../../api/client.ts"
import { cookieOptions, takeUpSession } from "../../api/sign-in-cookie.ts"
import { CodeInput, plainCode } from "../../components/code-input.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import { Card } from "./card.tsx"
import { placeAfter } from "./place-after.ts"
import * as strings from "./strings.ts"
import { isSafeAddress, UnsafeAddress } from "./unsafe-address.tsx"

export function SignInPage() {
  const { next } = useSearch({ strict: false }) as { next?: string }
  const navigate = useNavigate()
  const [asksCode, setAsksCode] = useState(false)
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email: "", password: "", code: "" },
    validate: {
      email: (value) => (value.includes("@") ? null : strings.emailMissing),
      password: (value) => (value ? null : strings.passwordMissing),
      code: (value) => (!asksCode || value.trim() ? null : strings.codeMissing),
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ code, ...credentials }) => {
    try {
      const body = { ...credentials, ...(asksCode && { code: plainCode(code) }) }
      await consoleApi.sessions.create(body, cookieOptions())
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === "code_required") return setAsksCode(true)
      throw failure
    }
    await takeUpSession()
    await navigate({ href: placeAfter(next) })
  })
  if (!isSafeAddress()) return <UnsafeAddress />
  return (
    <Card title={strings.signIn}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <TextInput
            label={strings.email}
            type="email"
            autoComplete="username"
            autoFocus
            key={form.key("email")}
            {...form.getInputProps("email")}
          />
          <PasswordField
            label={strings.password}
            autoComplete="current-password"
            key={form.key("password")}
            {...form.getInputProps("password")}
          />
          {asksCode && <CodeInput key={form.key("code")} {...form.getInputProps("code")} />}
          <Button type="submit" loading={isBusy} fullWidth size="md">
            {strings.signIn}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
