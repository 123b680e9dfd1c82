import { Alert, Anchor, Button, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { CarrierState } from "../../components/carrier-state.tsx"
import { carrierQuery, liveEveryMs, type Carrier } from "../../components/carriers.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Filled } from "../../components/filled.tsx"
import { Icon } from "../../components/icon.tsx"
import { JsonView } from "../../components/json-view.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { conditionsInWords, routesQuery } from "../../components/routes.ts"
import { Sid } from "../../components/sid.tsx"
import { Time } from "../../components/time.tsx"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { CarrierActions } from "./carrier-actions.tsx"
import { Connections } from "./connections.tsx"
import { stateInWords } from "./in-words.ts"
import * as strings from "./strings.ts"
import { Trace } from "./trace.tsx"
import { WebhookUrl } from "./webhook-url.tsx"

export function CarrierPage() {
  return (
    <OperatorOnly title={strings.carrier}>
      <Shown />
    </OperatorOnly>
  )
}

function Shown() {
  const { sid = "" } = useParams({ strict: false })
  const { client } = useAccount()
  const query = useQuery({ ...carrierQuery(client, sid), refetchInterval: liveEveryMs })
  const carrier = query.data
  if (!carrier && query.isError)
    return (
      <Page title={strings.carrier}>
        <ErrorAlert error={query.error} retry={() => void query.refetch()} />
      </Page>
    )
  if (!carrier) return <PageSkeleton />
  return (
    <Page title={carrier.name} description={stateInWords(carrier)} actions={<CarrierActions carrier={carrier} />}>
      <Stack gap="lg">
        <Summary carrier={carrier} />
        {carrier.reason !== null && (
          <Alert variant="default" icon={<Icon name="alert" />} title={strings.troubleTitle}>
            {carrier.reason}
          </Alert>
        )}
        <Circuit carrier={carrier} />
        <section aria-labelledby="connections">
          <Title order={2} id="connections" mb="xs">
            {strings.connections}
          </Title>
          <Connections carrier={carrier} />
        </section>
        <WebhookUrl carrier={carrier} />
        <RoutesThere carrier={carrier} />
        <Trace carrier={carrier} />
        <section aria-labelledby="settings">
          <Title order={2} id="settings" mb="xs">
            {strings.settings}
          </Title>
          <Text size="sm" c="dimmed" mb="xs">
            {strings.settingsText}
          </Text>
          <JsonView value={carrier.settings} what={strings.theSettings} />
        </section>
      </Stack>
    </Page>
  )
}

function Summary({ carrier }: { carrier: Carrier }) {
  return (
    <Group gap="lg" wrap="wrap">
      <CarrierState carrier={carrier} />
      <Text size="sm" c="dimmed">
        <Filled text={strings.stateSince} parts={{ time: <Time at={carrier.since} short /> }} />
      </Text>
      <Text size="sm" c="dimmed">
        {strings.carrierKind(carrier.kind.toUpperCase())}
      </Text>
      <Sid sid={carrier.sid} />
    </Group>
  )
}

function Circuit({ carrier: { circuit } }: { carrier: Carrier }) {
  if (circuit.state === "closed") return null
  const title = circuit.state === "open" ? strings.circuitOpen : strings.circuitHalfOpen
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" />} title={title}>
      {strings.circuitText(circuit.failures)} {circuit.reason && strings.circuitReason(circuit.reason)}{" "}
      {circuit.retry_at && (
        <Filled text={strings.circuitRetry} parts={{ time: <Time at={circuit.retry_at} short /> }} />
      )}
    </Alert>
  )
}

function RoutesThere({ carrier }: { carrier: Carrier }) {
  const { client } = useAccount()
  const routes = useQuery(routesQuery(client))
  const there = routes.data?.filter(({ carrier_sid: carrierSid }) => carrierSid === carrier.sid)
  return (
    <section aria-labelledby="routes">
      <Title order={2} id="routes" mb="xs">
        {strings.routesToThisCarrier}
      </Title>
      {there?.length === 0 && (
        <Paper>
          <Group justify="space-between">
            <Text size="sm">{strings.noRouteText}</Text>
            <Button component={Link} to={`/routes?carrier=${carrier.sid}`} variant="default" size="xs">
              {strings.createRoute}
            </Button>
          </Group>
        </Paper>
      )}
      <Stack gap={4}>
        {there?.map((route) => (
          <Text key={route.sid} size="sm">
            <Anchor component={Link} to={`/routes?carrier=${carrier.sid}`} size="sm" underline="always">
              {conditionsInWords(route)}
            </Anchor>{" "}
            <Text span c="dimmed" size="sm">
              {(route.status === "disabled" ? strings.priorityWeightDisabled : strings.priorityWeight)(
                route.priority,
                route.weight,
              )}
            </Text>
          </Text>
        ))}
      </Stack>
    </section>
  )
}
