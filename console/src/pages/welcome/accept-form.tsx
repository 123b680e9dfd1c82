import { Button, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useNavigate } from "@tanstack/react-router"
import { ApiError } from "posthorn"
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
      name: (value) => (!asksName || value.trim() ? null : "Enter your name."),
      email: (value) => (value.includes("@") ? null : "Enter an email address, such as ann@example.com."),
      password: (value) => passwordFault(value, isMember),
      code: (value) => (!asksCode || value.trim() ? null : "Enter the six digits that your app shows."),
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
    <Card title={offer.is_reset ? "Choose a new password" : "Welcome to Posthorn"} lead={leadOf(offer, isMember)}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          {asksName && (
            <TextInput label="Name" autoComplete="name" key={form.key("name")} {...form.getInputProps("name")} />
          )}
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            readOnly={offer.email !== null}
            key={form.key("email")}
            {...form.getInputProps("email")}
          />
          <PasswordField
            label="Password"
            description={
              isMember
                ? "The one that you sign in with."
                : `At least ${passwordLengthMin} characters. If you already sign in here with this email, use that password.`
            }
            autoComplete={isMember ? "current-password" : "new-password"}
            key={form.key("password")}
            {...form.getInputProps("password")}
          />
          {asksCode && <CodeInput key={form.key("code")} {...form.getInputProps("code")} />}
          <Button type="submit" loading={isBusy} fullWidth size="md">
            Continue
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

function passwordFault(value: string, isMember: boolean): string | null {
  if (isMember) return value ? null : "Enter your password."
  return value.length >= passwordLengthMin
    ? null
    : `Use at least ${passwordLengthMin} characters; a few words are good.`
}

function leadOf(offer: InviteOffer, isMember: boolean): string {
  if (offer.is_reset) return "It replaces the one before, and ends all other sessions."
  if (isMember) return `Sign in, and you are a member of ${offer.account_name} too.`
  if (offer.is_operator) return "You will run this installation. Choose how you sign in from now on."
  return offer.account_name
    ? `You will be ${withArticle(offer.role)} of ${offer.account_name}. Choose how you sign in from now on.`
    : "Choose how you sign in from now on."
}

function withArticle(role: string | null): string {
  return role === "owner" ? "an owner" : `a ${role ?? "member"}`
}
