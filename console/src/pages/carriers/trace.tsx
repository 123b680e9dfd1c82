import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../../components/act-button.tsx"
import { carrierQuery, type Carrier } from "../../components/carriers.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Time } from "../../components/time.tsx"
import { useSubmit } from "../../components/use-submit.ts"

/** Starts and stops the recording of what this carrier and the installation exchange about messages. */
export function Trace({ carrier }: { carrier: Carrier }) {
  return (
    <section aria-labelledby="trace">
      <Title order={2} id="trace" mb="xs">
        Trace
      </Title>
      <Paper>{carrier.trace ? <Running carrier={carrier} trace={carrier.trace} /> : <Start carrier={carrier} />}</Paper>
    </section>
  )
}

function Running({ carrier, trace }: { carrier: Carrier; trace: NonNullable<Carrier["trace"]> }) {
  const { client, show } = useTraced(carrier)
  const stop = async () => {
    await client.operator.carriers.endTrace(carrier.sid)
    await show()
  }
  return (
    <Group justify="space-between">
      <Text size="sm" role="status">
        Recording messages{trace.to && ` to ${trace.to}`}
        {trace.account_sid && ` of account ${trace.account_sid}`} until <Time at={trace.until} /> (
        {remaining(Date.parse(trace.until) - Date.now())} left).
      </Text>
      <ActButton variant="default" size="xs" act={stop}>
        Stop the trace
      </ActButton>
    </Group>
  )
}

const durations = [
  { value: "10", label: "10 minutes" },
  { value: "60", label: "1 hour" },
  { value: "240", label: "4 hours" },
  { value: "1440", label: "1 day" },
]

function Start({ carrier }: { carrier: Carrier }) {
  const { client, show } = useTraced(carrier)
  const form = useForm({ initialValues: { minutes: "60", to: "" } })
  const { submit, error, isBusy } = useSubmit(form, async ({ minutes, to }) => {
    const recipient = to.trim()
    await client.operator.carriers.startTrace(carrier.sid, {
      minutes: Number(minutes),
      ...(recipient && { to: recipient }),
    })
    await show()
  })
  return (
    <form onSubmit={submit} noValidate aria-label="Trace the carrier">
      <Stack gap="sm">
        {error !== null && <ErrorAlert error={error} />}
        <Text size="sm" c="dimmed">
          A trace records the raw exchanges with this carrier. The page of each message shows them, with the text of the
          message.
        </Text>
        <Group align="flex-start">
          <NativeSelect label="Duration" data={durations} {...form.getInputProps("minutes")} />
          <TextInput
            label="Recipient"
            description="Leave empty to record all messages."
            inputWrapperOrder={["label", "input", "error", "description"]}
            placeholder="+4915112345678"
            type="tel"
            {...form.getInputProps("to")}
          />
        </Group>
        <Group>
          <Button type="submit" size="xs" variant="default" loading={isBusy}>
            Start a trace
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function useTraced({ sid }: Carrier) {
  const { client } = useAccount()
  const queries = useQueryClient()
  return { client, show: () => queries.invalidateQueries({ queryKey: carrierQuery(client, sid).queryKey }) }
}

function remaining(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  return minutes < 120 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`
}
