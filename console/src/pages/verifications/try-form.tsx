import { Button, Group, NativeSelect, Paper, Stack, TagsInput, TextInput } from "@mantine/core"
import { useForm, type UseFormReturnType } from "@mantine/form"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { ApiError } from "@posthorn/client"
import { channels } from "../../api/generated/channels.ts"
import { useAccount } from "../../api/account.tsx"
import { DraftNotice } from "../../components/draft-notice.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { useDraft } from "../../components/use-draft.ts"
import { useSubmit } from "../../components/use-submit.ts"
import type { Begun } from "./check-panel.tsx"
import { languageName } from "../../components/language-name.ts"
import { textsQuery } from "./queries.ts"
import * as strings from "./strings.ts"

interface Draft {
  [name: string]: unknown
  to: string
  channel: string[]
  email: string
  purpose: string
  method: "code" | "link"
  locale: string
}

const blank: Draft = { to: "", channel: [], email: "", purpose: "default", method: "code", locale: "" }

type TrialForm = UseFormReturnType<Draft>

/** Creates a verification. The form keeps its values, so a second press sends the message again. */
export function TryForm({ begun }: { begun(begun: Begun): void }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const draft = useDraft<Draft>("verification", blank)
  const form = useForm<Draft>({
    initialValues: draft.initial,
    validate: {
      to: (to) => (to.trim() ? null : strings.toMissing),
    },
    onValuesChange: draft.keep,
  })
  const { submit, error, isBusy } = useSubmit(form, async (values) => {
    const { to, channel, purpose, method, locale } = values
    const email = needsEmail(values) ? values.email.trim() : ""
    const request = {
      to: to.trim(),
      purpose: purpose.trim(),
      method,
      ...(channel.length && { channel }),
      ...(email && { email }),
      ...(locale && { locale }),
    }
    // Without a retry: the person decides whether to wait for a limit.
    const verification = await client.auth.verifications.create(request, { maxRetries: 0 })
    draft.discard()
    begun({ verification, email })
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "verifications"] })
  })
  return (
    <Paper component="form" noValidate onSubmit={submit} aria-label={strings.verification}>
      <Stack gap="md">
        <DraftNotice draft={draft} clear={() => form.setValues(blank)} />
        <TextInput label={strings.to} placeholder={strings.toPlaceholder} {...form.getInputProps("to")} />
        <Channels form={form} />
        {needsEmail(form.values) && (
          <TextInput
            label={strings.email}
            description={strings.emailDescription}
            placeholder="ann@example.org"
            {...form.getInputProps("email")}
          />
        )}
        <TextInput
          label={strings.purpose}
          description={strings.purposeDescription}
          {...form.getInputProps("purpose")}
        />
        <Message form={form} />
        {error !== null && <ErrorAlert error={error} title={titleOf(error)} />}
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy} leftSection={<Icon name="send" size={16} />}>
            {strings.startVerification}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}

/** A phone number has no mailbox. */
function needsEmail({ to, channel }: Draft): boolean {
  return !to.includes("@") && channel.some((each) => each.startsWith("email"))
}

function titleOf(error: unknown): string {
  const waitMs = error instanceof ApiError ? error.retryAfterMs : null
  if (waitMs === null) return strings.noMessageWasSent
  return strings.noMessageWasSentYet(Math.ceil(waitMs / 1_000))
}

function Channels({ form }: { form: TrialForm }) {
  return (
    <TagsInput
      label={strings.channels}
      description={strings.channelsDescription}
      data={suggestions}
      maxTags={5}
      acceptValueOnBlur
      {...form.getInputProps("channel")}
      onSearchChange={() => form.clearFieldError("channel")}
    />
  )
}

function Message({ form }: { form: TrialForm }) {
  const languages = useQuery(textsQuery(useAccount(), "code")).data ?? []
  return (
    <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
      <NativeSelect
        label={strings.method}
        miw={200}
        data={[
          { value: "code", label: strings.methodCode },
          { value: "link", label: strings.methodLink },
        ]}
        {...form.getInputProps("method")}
      />
      <NativeSelect
        label={strings.language}
        miw={200}
        data={[
          { value: "", label: strings.defaultOption },
          ...languages.map(({ locale }) => ({ value: locale, label: languageName(locale) })),
        ]}
        {...form.getInputProps("locale")}
      />
    </Group>
  )
}

/** Few enough that the open list does not cover the button below it. */
const suggestions = [...channels.filter(({ bearsCodes }) => bearsCodes).map(({ channel }) => channel), "whatsapp:20"]
