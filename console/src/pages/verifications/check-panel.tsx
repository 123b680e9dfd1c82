import { Anchor, Button, Group, Paper, Stack, Text, TextInput, Title } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { SimulatorMessage, Verification, VerificationCheck } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { findChannel } from "../../components/channel-name.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import classes from "../../components/message/message.module.css"
import { phoneQuery } from "../../components/message/phone-query.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import { verificationQuery } from "./queries.ts"
import * as strings from "./strings.ts"

/**
 * A verification that the form created, and the address of its channel `email`. Empty if the request had
 * none.
 */
export interface Begun {
  verification: Verification
  email: string
}

/** Next to the form: the verification that it created, a field for the code, and the phone that shows it. */
export function CheckPanel({ begun }: { begun: Begun | null }) {
  if (!begun)
    return (
      <Paper>
        <Title order={2} mb="xs">
          {strings.check}
        </Title>
        <Text size="sm" c="dimmed">
          {strings.checkPanelEmpty}
        </Text>
      </Paper>
    )
  return <Beginning begun={begun} />
}

function Beginning({ begun }: { begun: Begun }) {
  const chosen = useAccount()
  const first = begun.verification
  const { data: verification } = useQuery({ ...verificationQuery(chosen, first.sid), initialData: first })
  const form = useCodeForm()
  return (
    <div className={classes.side}>
      <Paper role="region" aria-label={strings.check}>
        <Group justify="space-between" mb="xs">
          <Title order={2}>{strings.check}</Title>
          <StatusBadge status={verification.status} />
        </Group>
        <Stack gap="sm">
          <Text size="sm">{strings.recipientAndPurpose(verification.to, verification.purpose)}</Text>
          {verification.method === "code" && <CodeForm verification={verification} form={form} />}
          <Anchor component={Link} to={`/verifications/${verification.sid}`} size="sm">
            {strings.openVerification}
          </Anchor>
        </Stack>
      </Paper>
      <Phone verification={verification} email={begun.email} use={(code) => form.setFieldValue("code", code)} />
    </div>
  )
}

function useCodeForm() {
  return useForm({
    initialValues: { code: "" },
    validate: { code: (code) => (code.trim() ? null : strings.codeMissing) },
  })
}

interface CodeFormProps {
  verification: Verification
  form: ReturnType<typeof useCodeForm>
}

function CodeForm({ verification: { sid, channel }, form }: CodeFormProps) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const [checked, setChecked] = useState<VerificationCheck | null>(null)
  const { submit, error, isBusy } = useSubmit(form, async ({ code }) => {
    setChecked(null)
    const request = { verification_sid: sid, code: code.trim() }
    setChecked(await client.auth.verificationChecks.create(request, { maxRetries: 0 }))
    const about = (what: string) => queries.invalidateQueries({ queryKey: [account?.account_sid, what] })
    await Promise.all([about("verification"), about("verifications")])
  })
  return (
    <form noValidate onSubmit={submit} aria-label={strings.checkOfTheCode}>
      <Stack gap="sm" align="flex-start">
        <TextInput label={strings.code} inputMode="numeric" autoComplete="off" {...form.getInputProps("code")} />
        <Button type="submit" loading={isBusy}>
          {strings.checkCode}
        </Button>
        <Text size="sm" role="status" fw={560}>
          {checked && resultOf(checked, channel)}
        </Text>
        {error !== null && <ErrorAlert error={error} />}
      </Stack>
    </form>
  )
}

function resultOf({ valid, status, attempts_remaining: left }: VerificationCheck, channel: string): string {
  if (valid) return channel === "email" ? strings.codeValidMailbox : strings.codeValidNumber
  if (status !== "pending") return strings.codeNotValidStatus((status ?? "unknown").replaceAll("_", " "))
  return strings.codeNotValid(left ?? 0)
}

interface PhoneProps extends Begun {
  use(code: string): void
}

/** The message of this verification on the simulated phone or mailbox. */
function Phone({ verification, email, use }: PhoneProps) {
  const { channel, created_at: since } = verification
  const device = channel === "email" ? "mailbox" : "phone"
  const to = channel === "email" ? email || verification.to : verification.to
  const prefix = findChannel(channel)?.hasPrefix ? `${channel}:` : ""
  const address = to.startsWith(prefix) ? to : prefix + to
  const { data, error } = useQuery(phoneQuery(useAccount(), address))
  const message = data && data !== "off" && data.received_at >= since ? data : null
  return (
    <Paper role="region" aria-label={strings.simulatedDeviceOf(device, to)}>
      <Title order={2} mb="xs">
        {strings.simulatedDevice(device)}
      </Title>
      <div aria-live="polite">
        {error && !data ? (
          <ErrorAlert error={error} />
        ) : message ? (
          <Received message={message} verification={verification} use={use} />
        ) : (
          <Text size="sm" c="dimmed">
            {data === "off" ? strings.simulatorOffText(device) : strings.realCarrierText(device)}
          </Text>
        )}
      </div>
    </Paper>
  )
}

interface ReceivedProps {
  message: SimulatorMessage
  verification: Verification
  use(code: string): void
}

function Received({ message: { body, code, from }, verification: { method, status }, use }: ReceivedProps) {
  const [link] = /https?:\/\/\S+/.exec(body) ?? []
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="xs" c="dimmed">
        {strings.messageFrom(from)}
      </Text>
      <Text size="sm" dir="auto" style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
        {body}
      </Text>
      {method === "code" && code && status === "pending" && (
        <Button variant="default" size="compact-sm" onClick={() => use(code)}>
          {strings.typeCode(code)}
        </Button>
      )}
      {method === "link" && link && (
        <Anchor href={link} target="_blank" rel="noreferrer" size="sm">
          {strings.openLink}
        </Anchor>
      )}
    </Stack>
  )
}
