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
import type { CreateMessageRequest, Message } from "posthorn"
import { useDisclosure } from "@mantine/hooks"
import { useQuery } from "@tanstack/react-query"
import { useRef, type SyntheticEvent } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { faultOf, fieldFaults } from "../../components/field-faults.ts"
import { Icon } from "../../components/icon.tsx"
import { ownNumbersQuery, sendMessage } from "../../components/message/messages-api.ts"
import { useAct } from "../../components/use-act.ts"
import { emptyDraft, faultOfSendAt, requestOf, type Draft } from "./draft.ts"
import { KeyOfDraft } from "./key-of-draft.ts"

const moreNames = ["send_at", "tags", "validity_period", "max_segments"]
const names = ["to", "from", "body", "media_url", ...moreNames]

interface SendFormProps {
  draft: Draft
  change(draft: Draft): void
  sent(message: Message): void
  canSend: boolean
}

export function SendForm({ draft, change, sent, canSend }: SendFormProps) {
  const { submit, error, isBusy } = useSend({ draft, change, sent, canSend })
  const set = (changed: Partial<Draft>) => change({ ...draft, ...changed })
  return (
    <Paper component="form" noValidate onSubmit={submit} aria-label="Message">
      <Stack gap="md">
        <Who draft={draft} set={set} error={error} />
        <Textarea
          label="Text"
          dir="auto"
          value={draft.body}
          onChange={(event) => set({ body: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit(event)
          }}
          error={faultOf(error, "body")}
          description={`${draft.body.length} of 1600 characters`}
          inputWrapperOrder={["label", "input", "error", "description"]}
          autosize
          minRows={4}
          maxRows={14}
        />
        <TagsInput
          label="Media URLs"
          description="HTTPS addresses of files to attach; Enter after each. Up to 10."
          placeholder={draft.mediaUrls.length ? "" : "https://example.com/menu.jpg"}
          value={draft.mediaUrls}
          onChange={(mediaUrls) => set({ mediaUrls })}
          error={faultOf(error, "media_url")}
          maxTags={10}
          acceptValueOnBlur
        />
        <More draft={draft} set={set} error={error} />
        {fieldFaults(error, names).other && <ErrorAlert error={error} title="It was not sent." />}
        {canSend && (
          <Group justify="space-between">
            <Text size="xs" c="dimmed">
              Ctrl Enter sends
            </Text>
            <Button type="submit" loading={isBusy} leftSection={<Icon name="send" size={16} />}>
              {draft.sendAt ? "Schedule" : "Send"}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  )
}

function useSend({ draft, change, sent, canSend }: SendFormProps) {
  const speaker = useAccount()
  const keys = useRef(new KeyOfDraft())
  const { go, error, isBusy } = useAct(async () => {
    const request = requestOf(draft)
    // What is missing the server says, at the field.
    const message = await sendMessage(speaker, request as CreateMessageRequest, keys.current.of(request))
    keys.current.spent()
    sent(message)
    change({ ...emptyDraft, from: draft.from, to: draft.to })
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (canSend && !faultOfSendAt(draft, Date.now())) go()
  }
  return { submit, error, isBusy }
}

interface PartProps {
  draft: Draft
  set(changed: Partial<Draft>): void
  error: unknown
}

function Who({ draft, set, error }: PartProps) {
  const speaker = useAccount()
  const own = useQuery(ownNumbersQuery(speaker))
  return (
    <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
      <TextInput
        label="To"
        required
        withAsterisk={false}
        miw={200}
        inputMode="tel"
        placeholder="+14155550123"
        value={draft.to}
        onChange={(event) => set({ to: event.currentTarget.value })}
        error={faultOf(error, "to")}
      />
      <Autocomplete
        label="From"
        required
        withAsterisk={false}
        miw={200}
        placeholder="+14155550100"
        data={[...new Set(own.data?.map(({ number }) => number))]}
        value={draft.from}
        onChange={(from) => set({ from })}
        error={faultOf(error, "from")}
      />
    </Group>
  )
}

function More({ draft, set, error }: PartProps) {
  const [isAsked, { toggle }] = useDisclosure(false)
  const isOpen = isAsked || Object.keys(fieldFaults(error, moreNames).at).length > 0
  return (
    <div>
      <UnstyledButton type="button" onClick={toggle} aria-expanded={isOpen} fz="sm" c="var(--mantine-color-anchor)">
        {isOpen ? "Fewer options" : "Schedule, tags and limits"}
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <Stack gap="md" pt="sm">
          <TextInput
            type="datetime-local"
            label="Send at"
            description="In your time zone, up to 35 days ahead. Empty means now."
            value={draft.sendAt}
            onChange={(event) => set({ sendAt: event.currentTarget.value })}
            error={faultOf(error, "send_at") ?? faultOfSendAt(draft, Date.now())}
          />
          <TagsInput
            label="Tags"
            description="Short words to find it by; Enter after each. Up to 20."
            value={draft.tags}
            onChange={(tags) => set({ tags })}
            error={faultOf(error, "tags")}
            maxTags={20}
            acceptValueOnBlur
          />
          <Group grow align="flex-start" wrap="wrap" preventGrowOverflow={false}>
            <NumberInput
              label="Validity in seconds"
              description="It is not worth sending after that."
              miw={200}
              value={draft.validity}
              onChange={(value) => set({ validity: String(value) })}
              error={faultOf(error, "validity_period")}
              allowDecimal={false}
              allowNegative={false}
              hideControls
            />
            <NumberInput
              label="Segments at most"
              description="Refused if it needs more."
              miw={200}
              value={draft.maxSegments}
              onChange={(value) => set({ maxSegments: String(value) })}
              error={faultOf(error, "max_segments")}
              allowDecimal={false}
              allowNegative={false}
              hideControls
            />
          </Group>
        </Stack>
      </Collapse>
    </div>
  )
}
