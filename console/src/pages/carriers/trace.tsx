import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../../components/act-button.tsx"
import { carrierQuery, type Carrier } from "../../components/carriers.ts"
import { durationText } from "../../components/duration-text.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Filled } from "../../components/filled.tsx"
import { Time } from "../../components/time.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"

/** Starts and stops the trace of exchanges about messages with this carrier. */
export function Trace({ carrier }: { carrier: Carrier }) {
  return (
    <section aria-labelledby="trace">
      <Title order={2} id="trace" mb="xs">
        {strings.trace}
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
        <Filled
          text={strings.traceUntil}
          parts={{
            time: <Time at={trace.until} />,
            remaining: durationText(Math.max(0, Date.parse(trace.until) - Date.now())),
          }}
        />{" "}
        {trace.to && strings.traceTo(trace.to)} {trace.account_sid && strings.traceOfAccount(trace.account_sid)}
      </Text>
      <ActButton variant="default" size="xs" act={stop}>
        {strings.stopTrace}
      </ActButton>
    </Group>
  )
}

const durations = [
  { value: "10", label: strings.traceMinutes(10) },
  { value: "60", label: strings.traceHours(1) },
  { value: "240", label: strings.traceHours(4) },
  { value: "1440", label: strings.traceDays(1) },
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
    <form onSubmit={submit} noValidate aria-label={strings.traceCarrier}>
      <Stack gap="sm">
        {error !== null && <ErrorAlert error={error} />}
        <Text size="sm" c="dimmed">
          {strings.traceText}
        </Text>
        <Group align="flex-start">
          <NativeSelect label={strings.duration} data={durations} {...form.getInputProps("minutes")} />
          <TextInput
            label={strings.recipient}
            description={strings.traceToDescription}
            inputWrapperOrder={["label", "input", "error", "description"]}
            placeholder="+4915112345678"
            type="tel"
            {...form.getInputProps("to")}
          />
        </Group>
        <Group>
          <Button type="submit" size="xs" variant="default" loading={isBusy}>
            {strings.startTrace}
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
