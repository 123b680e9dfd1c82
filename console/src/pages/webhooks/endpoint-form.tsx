import { Alert, Button, Group, Stack, TextInput } from "@mantine/core"
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react"
import { fieldFaults } from "../../components/field-faults.ts"
import { Icon } from "../../components/icon.tsx"
import { useAct } from "../../components/use-act.ts"
import { changesOf, doubleHeader, type EndpointDraft } from "./endpoint-draft.ts"
import { EventTree } from "./event-tree.tsx"
import { MoreSettings } from "./more-settings.tsx"
import type { UpdateWebhookRequest, Webhook } from "posthorn"
import classes from "./webhooks.module.css"

const basicFields = ["url", "description", "events"] as const
const moreFields = [
  "timeout",
  "retry_schedule",
  "headers",
  "client_certificate",
  "client_key",
  "payload",
  "filter",
  "signatures",
  "max_in_flight",
  "rate_limit",
  "ordering",
] as const
const fields = [...basicFields, ...moreFields]

export type SettingsFaults = Partial<Record<(typeof moreFields)[number], ReactNode>>

export interface EndpointFormProps {
  initial: EndpointDraft
  /** The endpoint that is changed; null for a new one. */
  webhook: Webhook | null
  act: string
  /** Gets what differs from `initial`. What it throws is shown at the fields that it names. */
  save(changes: UpdateWebhookRequest): Promise<void>
  cancel(): void
}

export function EndpointForm({ initial, webhook, act, save, cancel }: EndpointFormProps) {
  const [draft, setDraft] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { go, error, isBusy } = useAct(
    () => save(changesOf(initial, draft)),
    (failure) => {
      if (Object.keys(fieldFaults(failure, moreFields).at).length > 0) setOpen(true)
    },
  )
  const double = doubleHeader(draft.headers)
  const { at, other } = fieldFaults(error, fields)
  const faults = double ? { ...at, headers: `The header ${double} stands here twice. Keep one of them.` } : at
  const change = (changed: Partial<EndpointDraft>) => setDraft((now) => ({ ...now, ...changed }))

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.focus()
  }, [error])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!double) go()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={classes.form}>
      <Stack gap="lg">
        <Basics draft={draft} faults={at} change={change} />
        <EventTree value={draft.events} error={at.events} onChange={(events) => change({ events })} />
        <MoreSettings
          draft={draft}
          webhook={webhook}
          faults={faults}
          isOpen={isOpen}
          toggle={() => setOpen(!isOpen)}
          change={change}
        />
        {other && (
          <Alert color="red" variant="light" icon={<Icon name="alert" />} role="alert">
            {other}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={isBusy}>
            {act}
          </Button>
          <Button variant="default" onClick={cancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface BasicsProps {
  draft: EndpointDraft
  faults: Partial<Record<(typeof basicFields)[number], ReactNode>>
  change(changed: Partial<EndpointDraft>): void
}

function Basics({ draft, faults, change }: BasicsProps) {
  return (
    <>
      <TextInput
        label="URL"
        description="An HTTPS address that the internet reaches. Each event is sent to it as a POST."
        placeholder="https://example.com/hooks"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
        data-autofocus
        value={draft.url}
        error={faults.url}
        onChange={({ currentTarget }) => change({ url: currentTarget.value })}
      />
      <TextInput
        label="Description"
        description="What people call it."
        placeholder="Booking system"
        value={draft.description}
        error={faults.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
    </>
  )
}
