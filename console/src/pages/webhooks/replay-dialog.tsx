import { Radio, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { Webhook } from "posthorn"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { fromLocalInput, toLocalInput } from "../../components/local-input.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { useActs } from "./use-acts.ts"

const hourMs = 3_600_000

const kinds = {
  failed: { only_failed: true, missing: false },
  all: { only_failed: false, missing: false },
  missing: { only_failed: true, missing: true },
} as const

export function ReplayDialog({ webhook, close }: { webhook: Webhook; close(): void }) {
  const { webhooks, refresh } = useActs()
  const form = useForm({
    initialValues: { kind: "failed" as keyof typeof kinds, from: toLocalInput(beginning(webhook, Date.now())), to: "" },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ kind, from, to }) => {
    const until = fromLocalInput(to)
    await webhooks.replay(webhook.sid, { from: fromLocalInput(from), ...(until && { to: until }), ...kinds[kind] })
    await refresh()
    tell("Replay started.")
    close()
  })
  return (
    <Dialog onClose={close} title="Replay">
      <form noValidate onSubmit={submit}>
        <Stack>
          <Radio.Group label="Events to send again" {...form.getInputProps("kind")}>
            <Stack gap="xs" mt="xs">
              <Radio value="failed" label="Failed deliveries" />
              <Radio
                value="missing"
                label="Failed deliveries, and events that the endpoint never received"
                description="Includes events from before the endpoint was created or while it was disabled, and cancelled deliveries."
              />
              <Radio value="all" label="All events, including successful deliveries" />
            </Stack>
          </Radio.Group>
          <TextInput
            type="datetime-local"
            label="From"
            description="In your time zone."
            {...form.getInputProps("from")}
          />
          <TextInput
            type="datetime-local"
            label="Before"
            description="Leave empty to replay until now."
            {...form.getInputProps("to")}
          />
          {error !== null && <ErrorAlert error={error} />}
          <FormButtons act="Start" isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}

/** The start of the failures that the replay is probably for. */
function beginning({ first_failure_at: failedAt }: Webhook, now: number): string {
  return failedAt ?? new Date(now - hourMs).toISOString()
}
