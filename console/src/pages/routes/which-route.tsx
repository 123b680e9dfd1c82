import { Button, Group, List, NativeSelect, Paper, SimpleGrid, Stack, Text, TextInput, Title } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery } from "@tanstack/react-query"
import type { ListRouteCandidatesQuery, RouteCandidate, RouteCandidates } from "@posthorn/client"
import { useEffect } from "react"
import { useAccount } from "../../api/account.tsx"
import { AccountSelect } from "../../components/account-select.tsx"
import { liveEveryMs, type Carrier } from "../../components/carriers.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { priceText } from "../../components/message/price.ts"
import { conditionsInWords } from "../../components/routes.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import { useFilters } from "../../url/filters.ts"
import * as strings from "./strings.ts"

type Asked = "to" | "from" | "channel" | "account" | "tag"

/** Previews the route of a message and the reason, without sending it. The address holds the input. */
export function WhichRoute({ carriers }: { carriers: readonly Carrier[] }) {
  const { client } = useAccount()
  const [{ to = "", from = "", channel = "", account = "", tag = "" }, change] = useFilters<Asked>()
  const query = { to, from, channel, account_sid: account, tag }
  const ask = (asked: typeof query, signal?: AbortSignal) =>
    client.operator.routes.candidates(askedOf(asked), { signal })
  const found = useQuery({
    queryKey: ["operator", "route-candidates", query],
    queryFn: ({ signal }) => ask(query, signal),
    enabled: to !== "",
    // A carrier that recovers accepts messages again.
    refetchInterval: liveEveryMs,
  })
  const form = useForm({
    initialValues: query,
    validate: { to: (number) => (number.trim() ? null : strings.toMissing) },
  })
  // Shows the question in the address.
  useEffect(() => form.setValues(query), [to, from, channel, account, tag])
  const { submit, error, isBusy } = useSubmit(form, async (values) => {
    const asked = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()])) as typeof query
    // Validates here first, so that a fault shows at its field and a repeated request is made.
    await ask(asked)
    await found.refetch()
    change({ to: asked.to, from: asked.from, channel: asked.channel, account: asked.account_sid, tag: asked.tag })
  })
  const at = (name: keyof typeof query) => form.getInputProps(name)
  return (
    <Paper component="section" aria-labelledby="which-route">
      <Title order={2} id="which-route">
        {strings.whichRouteTitle}
      </Title>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm" mt="sm">
          {error !== null && <ErrorAlert error={error} />}
          <SimpleGrid cols={{ base: 1, sm: 2, md: 5 }}>
            <TextInput label={strings.to} type="tel" placeholder="+4915112345678" data-search {...at("to")} />
            <TextInput label={strings.from} placeholder="any" {...at("from")} />
            <NativeSelect
              label={strings.channel}
              data={[
                { value: "", label: "SMS" },
                { value: "mms", label: "MMS" },
              ]}
              {...at("channel")}
            />
            <AccountSelect label={strings.account} {...at("account_sid")} />
            <TextInput label={strings.tag} placeholder="none" {...at("tag")} />
          </SimpleGrid>
          <Group>
            <Button type="submit" variant="default" loading={isBusy}>
              {strings.look}
            </Button>
          </Group>
        </Stack>
      </form>
      {found.isError && to && <ErrorAlert error={found.error} />}
      {found.data && to && <Answer to={to} found={found.data} carriers={carriers} />}
    </Paper>
  )
}

function Answer({ to, found, carriers }: { to: string; found: RouteCandidates; carriers: readonly Carrier[] }) {
  const { data, takes_simulator: takesSimulator } = found
  if (data.length === 0)
    return (
      <Text size="sm" mt="md" role="status">
        {takesSimulator ? strings.noRouteSimulator : strings.noRouteRefused}
      </Text>
    )
  const taken = data.findIndex(({ standing }) => standing === "ready")
  const chosen = data[Math.max(taken, 0)]!
  const nameOf = ({ route }: RouteCandidate) =>
    carriers.find(({ sid }) => sid === route.carrier_sid)?.name ?? strings.aCarrier
  return (
    <Stack gap="xs" mt="md" role="status">
      <Text size="sm" fw={560}>
        {chosen.refusal !== null
          ? strings.messageRefused(to, nameOf(chosen), chosen.refusal)
          : taken >= 0
            ? strings.messageGoesTo(to, nameOf(chosen))
            : strings.messageWaits(to, nameOf(chosen))}
      </Text>
      <List type="ordered" size="sm" spacing={6}>
        {data.map((candidate, index) => (
          <List.Item key={candidate.route.sid}>
            <Group gap="xs">
              <Text span size="sm">
                {candidateText(candidate, nameOf(candidate))}
              </Text>
              <StatusBadge status={candidate.standing} />
              {candidate.refusal !== null && (
                <Text span size="xs" c="dimmed">
                  {strings.refusesSender}
                </Text>
              )}
              {index === taken && (
                <Text span size="xs" c="dimmed">
                  {strings.takesIt}
                </Text>
              )}
            </Group>
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}

/** Omits empty fields. */
function askedOf(values: Record<string, string>): ListRouteCandidatesQuery {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text)) as unknown as ListRouteCandidatesQuery
}

function candidateText({ route, price, price_unit: unit }: RouteCandidate, carrier: string): string {
  const { priority, weight } = route
  const conditions = conditionsInWords(route)
  if (price === null || unit === null) return strings.candidateRoute(carrier, conditions, priority, weight)
  return strings.candidateRouteAtPrice(carrier, conditions, priority, weight, priceText(Number(price), unit))
}
