import {
  Autocomplete,
  Button,
  Collapse,
  Group,
  NumberInput,
  Paper,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
  UnstyledButton,
} from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useDisclosure } from "@mantine/hooks"
import { useQuery } from "@tanstack/react-query"
import type { Message } from "@posthorn/client"
import { useRef } from "react"
import { useAccount } from "../../api/account.tsx"
import { DraftNotice } from "../../components/draft-notice.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { ownNumbersQuery, sendMessage } from "../../components/message/messages-api.ts"
import type { Draft } from "../../components/use-draft.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { emptyDraft, labels, requestOf, type MessageDraft } from "./draft.ts"
import { KeyOfDraft } from "./key-of-draft.ts"
import * as strings from "./strings.ts"

type MessageForm = UseFormReturnType<MessageDraft>

interface SendFormProps {
  form: MessageForm
  draft: Draft<MessageDraft>
  sent(message: Message): void
  canSend: boolean
}

export function SendForm({ form, draft, sent, canSend }: SendFormProps) {
  const speaker = useAccount()
  const keys = useRef(new KeyOfDraft())
  const { submit, error, isBusy } = useSubmit(form, async (values) => {
    const request = requestOf(values)
    const message = await sendMessage(speaker, request, keys.current.of(request))
    keys.current.spent()
    sent(message)
    form.setValues({ ...emptyDraft, from: values.from, to: values.to })
    draft.discard()
  })
  return (
    <Paper component="form" noValidate onSubmit={submit} aria-label={strings.message}>
      <Stack gap="md">
        <DraftNotice draft={draft} clear={() => form.setValues(emptyDraft)} />
        <Addresses form={form} />
        <Content form={form} canSend={canSend} />
        <More form={form} />
        {error !== null && <ErrorAlert error={error} title={strings.sendError} />}
        {canSend && (
          <Group justify="space-between">
            <Text size="xs" c="dimmed" visibleFrom="sm">
              {strings.sendShortcut}
            </Text>
            <Button type="submit" ml="auto" loading={isBusy} leftSection={<Icon name="send" size={16} />}>
              {form.values.send_at ? strings.schedule : strings.send}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  )
}

function Addresses({ form }: { form: MessageForm }) {
  const speaker = useAccount()
  const own = useQuery(ownNumbersQuery(speaker))
  return (
    <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
      <TextInput
        label={labels.to}
        required
        withAsterisk={false}
        miw={200}
        inputMode="tel"
        placeholder="+14155550123"
        {...form.getInputProps("to")}
      />
      <Autocomplete
        label={labels.from}
        required
        withAsterisk={false}
        miw={200}
        placeholder="+14155550100"
        data={[...new Set(own.data?.map(({ number }) => number))]}
        {...form.getInputProps("from")}
      />
    </Group>
  )
}

function Content({ form, canSend }: { form: MessageForm; canSend: boolean }) {
  const media = form.getInputProps("media_url")
  return (
    <>
      <Textarea
        label={labels.body}
        dir="auto"
        onKeyDown={({ key, metaKey, ctrlKey, currentTarget }) => {
          if (canSend && key === "Enter" && (metaKey || ctrlKey)) currentTarget.form?.requestSubmit()
        }}
        description={strings.lengthOfBody([...form.values.body].length)}
        inputWrapperOrder={["label", "input", "error", "description"]}
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps("body")}
      />
      <TagsInput
        label={labels.media_url}
        description={strings.mediaDescription}
        placeholder={form.values.media_url.length ? "" : "https://example.com/menu.jpg"}
        maxTags={10}
        acceptValueOnBlur
        {...media}
        onSearchChange={() => form.clearFieldError("media_url")}
        onChange={(urls) => {
          media.onChange(urls)
          // With a file, the message needs no text.
          form.clearFieldError("body")
        }}
      />
    </>
  )
}

const moreNames = ["send_at", "tags", "validity_period", "max_segments"]

function More({ form }: { form: MessageForm }) {
  const [isAsked, { toggle }] = useDisclosure(moreNames.some((name) => String(form.values[name]) !== ""))
  const isOpen = isAsked || moreNames.some((name) => Boolean(form.errors[name]))
  return (
    <div>
      <UnstyledButton type="button" onClick={toggle} aria-expanded={isOpen} fz="sm" c="var(--mantine-color-anchor)">
        {isOpen ? strings.fewerOptions : strings.scheduleTagsAndLimits}
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <Stack gap="md" pt="sm">
          <TextInput
            type="datetime-local"
            label={strings.sendAt}
            description={strings.sendAtDescription}
            {...form.getInputProps("send_at")}
          />
          <TagsInput
            label={strings.tags}
            description={strings.tagsDescription}
            maxTags={20}
            acceptValueOnBlur
            {...form.getInputProps("tags")}
            onSearchChange={() => form.clearFieldError("tags")}
          />
          <Group grow align="flex-start" wrap="wrap" preventGrowOverflow={false}>
            <WholeNumber
              label={strings.validityInSeconds}
              description={strings.validityInSecondsDescription}
              {...form.getInputProps("validity_period")}
            />
            <WholeNumber
              label={strings.segmentsAtMost}
              description={strings.segmentsAtMostDescription}
              {...form.getInputProps("max_segments")}
            />
          </Group>
        </Stack>
      </Collapse>
    </div>
  )
}

interface WholeNumberProps {
  label: string
  description: string
  value?: string
  onChange?(value: string): void
}

function WholeNumber({ onChange, ...props }: WholeNumberProps) {
  return (
    <NumberInput
      miw={200}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      {...props}
      onChange={(value) => onChange?.(String(value))}
    />
  )
}
