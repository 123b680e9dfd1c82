import { Button, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useNavigate } from "@tanstack/react-router"
import { ApiError } from "@posthorn/client"
import { useState } from "react"
import { consoleApi } from "../../api/client.ts"
import { cookieOptions, takeUpSession } from "../../api/sign-in-cookie.ts"
import type { InviteOffer } from "../../api/generated/schemas.ts"
import { CodeInput, plainCode } from "../../components/code-input.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { passwordLengthMin } from "../../components/password-length.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { Card } from "./card.tsx"
import * as strings from "./strings.ts"

/**
 * A new person chooses a name and a password. An existing member proves theirs and receives what the link
 * grants.
 */
export function AcceptForm({ token, offer }: { token: string; offer: InviteOffer }) {
  const isMember = offer.is_member === true && !offer.is_reset
  const asksName = !isMember && !offer.is_reset
  const [asksCode, setAsksCode] = useState(false)
  const navigate = useNavigate()
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { name: "", email: offer.email ?? "", password: "", code: "" },
    validate: {
      name: (value) => (!asksName || value.trim() ? null : strings.nameMissing),
      email: (value) => (value.includes("@") ? null : strings.emailInvalid),
      password: (value) => passwordFault(value, isMember),
      code: (value) => (!asksCode || value.trim() ? null : strings.codeMissing),
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ name, email, password, code }) => {
    const body = {
      token,
      password,
      ...(asksName && { name: name.trim() }),
      ...(offer.email === null && { email: email.trim() }),
      ...(asksCode && { code: plainCode(code) }),
    }
    try {
      await consoleApi.invites.accept(body, cookieOptions())
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === "code_required") return setAsksCode(true)
      throw failure
    }
    await takeUpSession()
    await navigate({ to: "/", replace: true })
  })
  return (
    <Card title={offer.is_reset ? strings.newPasswordTitle : strings.welcomeTitle} lead={leadOf(offer, isMember)}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          {asksName && (
            <TextInput
              label={strings.name}
              autoComplete="name"
              key={form.key("name")}
              {...form.getInputProps("name")}
            />
          )}
          <TextInput
            label={strings.email}
            type="email"
            autoComplete="username"
            readOnly={offer.email !== null}
            key={form.key("email")}
            {...form.getInputProps("email")}
          />
          <PasswordField
            label={strings.password}
            description={isMember ? strings.emailDescription : strings.passwordDescription(passwordLengthMin)}
            autoComplete={isMember ? "current-password" : "new-password"}
            key={form.key("password")}
            {...form.getInputProps("password")}
          />
          {asksCode && <CodeInput key={form.key("code")} {...form.getInputProps("code")} />}
          <Button type="submit" loading={isBusy} fullWidth size="md">
            {strings.continueButton}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

function passwordFault(value: string, isMember: boolean): string | null {
  if (isMember) return value ? null : strings.passwordMissing
  return value.length >= passwordLengthMin ? null : strings.passwordTooShort(passwordLengthMin)
}

function leadOf(offer: InviteOffer, isMember: boolean): string {
  if (offer.is_reset) return strings.newPasswordText
  if (isMember) return strings.signInToJoinText(offer.account_name ?? "")
  if (offer.is_operator) return strings.firstOperatorText
  return offer.account_name && offer.role ? inviteTexts[offer.role](offer.account_name) : strings.chooseSignInText
}

const inviteTexts = { owner: strings.inviteOwner, developer: strings.inviteDeveloper, viewer: strings.inviteViewer }
