import { Button, Group, NativeSelect, Paper, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { carriersQuery, liveEveryMs } from "../../components/carriers.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { sharedEveryMs } from "../../components/live-list.ts"
import { routesQuery, type Route } from "../../components/routes.ts"
import { useSteadyRows } from "../../components/steady-rows.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { RouteDialog } from "./route-dialog.tsx"
import { keyOf, RouteList } from "./route-list.tsx"
import { createRoute } from "../../snippets/generated/create-route.ts"
import * as strings from "./strings.ts"
import { WhichRoute } from "./which-route.tsx"

export function RoutesPage() {
  return (
    <OperatorOnly title={strings.routes}>
      <Routes />
    </OperatorOnly>
  )
}

function Routes() {
  const { client } = useAccount()
  const [{ carrier = "" }, change] = useFilters<"carrier">()
  const [edited, setEdited] = useState<Route | "new" | null>(null)
  const routes = useQuery({ ...routesQuery(client), refetchInterval: sharedEveryMs })
  const carriers = useQuery({ ...carriersQuery(client), refetchInterval: liveEveryMs })
  const failed = [routes, carriers].find(({ isError, data }) => isError && !data)
  const shown = routes.data?.filter(({ carrier_sid: sid }) => !carrier || sid === carrier)
  const steady = useSteadyRows(shown, { keyOf, list: carrier, marksGone: true })
  return (
    <Page
      title={strings.routes}
      description={strings.routesDescription}
      actions={
        carriers.data?.length !== 0 && (
          <Button leftSection={<Icon name="plus" size={14} />} onClick={() => setEdited("new")}>
            {strings.createRoute}
          </Button>
        )
      }
    >
      {failed && <ErrorAlert error={failed.error} retry={() => void failed.refetch()} />}
      <Stack gap="xl">
        {routes.data?.length === 0 ? (
          <NoRoute />
        ) : (
          <section aria-labelledby="in-order">
            <Group justify="space-between" align="end" mb="xs">
              <Title order={2} id="in-order">
                {strings.routesTitle}
              </Title>
              <NativeSelect
                label={strings.carrier}
                size="xs"
                value={carrier}
                onChange={(event) => change({ carrier: event.currentTarget.value })}
                data={[
                  { value: "", label: strings.allCarriers },
                  ...(carriers.data ?? []).map(({ sid, name }) => ({ value: sid, label: name })),
                ]}
              />
            </Group>
            <RouteList routes={steady} error={routes.error} carriers={carriers.data} edit={setEdited} />
            {shown?.length === 0 && (
              <Text size="sm" c="dimmed" mt="sm">
                {strings.noRouteToCarrier}
              </Text>
            )}
            <Order />
          </section>
        )}
        <WhichRoute carriers={carriers.data ?? []} />
      </Stack>
      {edited !== null && carriers.data && (
        <RouteDialog
          route={edited === "new" ? null : edited}
          carriers={carriers.data}
          carrierSid={carrier}
          close={() => setEdited(null)}
        />
      )}
    </Page>
  )
}

function Order() {
  return (
    <Paper mt="md">
      <Text size="sm" c="dimmed">
        {strings.orderText}
      </Text>
    </Paper>
  )
}

function NoRoute() {
  return (
    <EmptyState title={strings.noRouteYet} snippet={createRoute}>
      {strings.noRouteYetText}
    </EmptyState>
  )
}
