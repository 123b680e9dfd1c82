import { Button, PasswordInput, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { queryClient } from "../../api/query-client.ts"
import { acceptInvite, lookInvite, type Invite } from "../../api/session.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { Card } from "./card.tsx"

const passwordLengthMin = 12

/** The first-start link and every invite lead here: who has the token chooses a password and is signed in. */
export function WelcomePage() {
  const [token] = useState(() => location.hash.slice(1))
  const invite = useQuery({ queryKey: ["invite", token], queryFn: () => lookInvite(token), enabled: token !== "" })
  if (token === "") {
    return (
      <Card
        title="This link is not whole"
        lead="Open the link exactly as it was printed or sent, with what follows the #."
      >
        {null}
      </Card>
    )
  }
  if (invite.isPending) {
    return (
      <Card title="Welcome">
        <PageSkeleton />
      </Card>
    )
  }
  if (invite.isError) {
    return (
      <Card title="This link does not work">
        <ErrorAlert error={invite.error} retry={() => void invite.refetch()} />
      </Card>
    )
  }
  return <AcceptForm token={token} invite={invite.data} />
}

function AcceptForm({ token, invite }: { token: string; invite: Invite }) {
  const navigate = useNavigate()
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { name: "", email: invite.email ?? "", password: "" },
    validate: {
      name: (value) => (value.trim() ? null : "Enter your name, as the others shall see it."),
      email: (value) => (value.includes("@") ? null : "Enter an email address, such as ann@example.com."),
      password: (value) =>
        value.length >= passwordLengthMin
          ? null
          : `Use at least ${passwordLengthMin} characters; a few words are good.`,
    },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ name, email, password }) => {
    await acceptInvite({ token, name: name.trim(), password, ...(!invite.email && { email: email.trim() }) })
    queryClient.clear()
    await navigate({ to: "/", replace: true })
  })
  const lead = invite.account_name
    ? `Choose a password, and you are a member of ${invite.account_name}.`
    : "You are the first here. Choose how you will sign in."
  return (
    <Card title="Welcome to Posthorn" lead={lead}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <TextInput
            label="Name"
            autoComplete="name"
            autoFocus
            key={form.key("name")}
            {...form.getInputProps("name")}
          />
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            readOnly={invite.email !== null}
            key={form.key("email")}
            {...form.getInputProps("email")}
          />
          <PasswordInput
            label="Password"
            description={`At least ${passwordLengthMin} characters.`}
            autoComplete="new-password"
            key={form.key("password")}
            {...form.getInputProps("password")}
          />
          <Button type="submit" loading={isBusy} fullWidth size="md">
            Continue
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
