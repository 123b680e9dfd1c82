import { Alert, Radio, Stack, TextInput } from "@mantine/core"
import { useState, type FormEvent, type ReactNode } from "react"
import { Dialog } from "../../components/dialog.tsx"
import { fieldFaults } from "../../components/field-faults.ts"
import { FormButtons } from "../../components/form-buttons.tsx"
import { tell } from "../../components/tell.ts"
import { useAct } from "../../components/use-act.ts"
import type { Webhook } from "posthorn"
import { fromLocalInput, toLocalInput } from "../../components/webhooks/sent-times.ts"
import { useActs } from "./use-acts.ts"

const fields = ["from", "to", "only_failed", "missing"] as const
const hourMs = 3_600_000

const kinds = {
  failed: { only_failed: true, missing: false },
  all: { only_failed: false, missing: false },
  missing: { only_failed: true, missing: true },
} as const

export function ReplayDialog({ webhook, close }: { webhook: Webhook; close(): void }) {
  const { webhooks, refresh } = useActs()
  const [from, setFrom] = useState(() => toLocalInput(beginning(webhook, Date.now())))
  const [to, setTo] = useState("")
  const [kind, setKind] = useState<keyof typeof kinds>("failed")
  const { go, error, isBusy } = useAct(async () => {
    const until = fromLocalInput(to)
    await webhooks.replay(webhook.sid, { from: fromLocalInput(from), ...(until && { to: until }), ...kinds[kind] })
    await refresh()
    tell("The replay will begin.")
    close()
  })
  const { at, other } = fieldFaults(error, fields)
  const begin = (event: FormEvent) => {
    event.preventDefault()
    go()
  }

  return (
    <Dialog onClose={close} title="Replay">
      <form noValidate onSubmit={begin}>
        <Stack>
          <Radio.Group
            label="What is sent again"
            value={kind}
            onChange={(value) => setKind(value as keyof typeof kinds)}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="failed" label="What failed" />
              <Radio
                value="missing"
                label="What failed, and what it never got"
                description="Also from before it was there, while it was disabled, and what was cancelled."
              />
              <Radio value="all" label="Everything, what succeeded too" />
            </Stack>
          </Radio.Group>
          <Span from={from} to={to} faults={at} setFrom={setFrom} setTo={setTo} />
          {(other ?? at.only_failed ?? at.missing) && (
            <Alert color="red" variant="light" role="alert">
              {other ?? at.only_failed ?? at.missing}
            </Alert>
          )}
          <FormButtons act="Begin" isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}

interface SpanProps {
  from: string
  to: string
  faults: { from?: ReactNode; to?: ReactNode }
  setFrom(from: string): void
  setTo(to: string): void
}

function Span({ from, to, faults, setFrom, setTo }: SpanProps) {
  return (
    <>
      <TextInput
        type="datetime-local"
        label="From"
        description="In the time of this computer."
        value={from}
        error={faults.from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <TextInput
        type="datetime-local"
        label="Before"
        description="Empty: until now."
        value={to}
        error={faults.to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
    </>
  )
}

/** When the trouble began that a replay is probably for. */
function beginning({ first_failure_at: failedAt }: Webhook, now: number): string {
  return failedAt ?? new Date(now - hourMs).toISOString()
}
