import { Anchor, Stack, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { CarrierState } from "../../components/carrier-state.tsx"
import type { Carrier } from "../../components/carriers.ts"
import type { Column } from "../../components/data-table.tsx"
import { editColumn } from "../../components/edit-column.tsx"
import { SteadyTable } from "../../components/steady-table.tsx"
import type { Steady } from "../../components/steady-rows.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { conditionsInWords, type Route } from "../../components/routes.ts"
import * as strings from "./strings.ts"

export interface RouteListProps {
  routes: Steady<Route>
  error: unknown
  carriers: readonly Carrier[] | undefined
  edit(route: Route): void
}

export const keyOf = ({ sid }: Route) => sid

export function RouteList({ routes, error, carriers, edit }: RouteListProps) {
  const carrierOf = (route: Route) => carriers?.find(({ sid }) => sid === route.carrier_sid)
  const columns: readonly Column<Route>[] = [
    {
      header: strings.takes,
      cell: (route) => (
        <Stack gap={2}>
          <Text size="sm" fw={560} style={{ overflowWrap: "anywhere" }}>
            {conditionsInWords(route)}
          </Text>
          <Text size="xs" c="dimmed">
            {strings.priorityAndWeight(route.priority, route.weight)}
          </Text>
        </Stack>
      ),
    },
    {
      header: strings.leadsTo,
      cell: (route) => {
        const carrier = carrierOf(route)
        return (
          <Stack gap={2} align="flex-start">
            <Anchor
              component={Link}
              to={`/carriers/${route.carrier_sid}`}
              size="sm"
              style={{ overflowWrap: "break-word" }}
            >
              {carrier?.name ?? "…"}
            </Anchor>
            {route.status === "disabled" ? (
              <StatusBadge status="disabled" />
            ) : (
              carrier && <CarrierState carrier={carrier} />
            )}
          </Stack>
        )
      },
    },
    editColumn(
      (route) => strings.editRoute(conditionsInWords(route), carrierOf(route)?.name ?? strings.itsCarrier),
      edit,
    ),
  ]
  return <SteadyTable caption={strings.routesCaption} columns={columns} steady={routes} keyOf={keyOf} error={error} />
}
