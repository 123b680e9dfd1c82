import { Radio, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { Webhook } from "@posthorn/client"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { fromLocalInput, toLocalInput } from "../../components/local-input.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"
import { useActs } from "./use-acts.ts"
import { hourMs } from "../../time-units.ts"

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
    tell(strings.replayStarted)
    close()
  })
  return (
    <Dialog onClose={close} title={strings.replay}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Radio.Group label={strings.eventsToSendAgain} {...form.getInputProps("kind")}>
            <Stack gap="xs" mt="xs">
              <Radio value="failed" label={strings.failedDeliveries} />
              <Radio
                value="missing"
                label={strings.failedAndNeverReceived}
                description={strings.failedAndNeverReceivedDescription}
              />
              <Radio value="all" label={strings.allEventsAndSuccessful} />
            </Stack>
          </Radio.Group>
          <TextInput
            type="datetime-local"
            label={strings.from}
            description={strings.inYourTimeZone}
            {...form.getInputProps("from")}
          />
          <TextInput
            type="datetime-local"
            label={strings.before}
            description={strings.beforeDescription}
            {...form.getInputProps("to")}
          />
          {error !== null && <ErrorAlert error={error} />}
          <FormButtons act={strings.start} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}

/** The start of the failures that the replay is probably for. */
function beginning({ first_failure_at: failedAt }: Webhook, now: number): string {
  return failedAt ?? new Date(now - hourMs).toISOString()
}
