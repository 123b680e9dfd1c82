import { Anchor, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { CarrierState } from "../../components/carrier-state.tsx"
import { carrierQuery, liveEveryMs, type Carrier } from "../../components/carriers.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { conditionsInWords } from "../../components/routes.ts"
import { Step, Steps as StepList } from "../../components/step.tsx"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { CarrierForm } from "./carrier-form.tsx"
import { FirstRouteForm } from "./first-route-form.tsx"
import { layoutOf } from "./layout.ts"
import * as strings from "./strings.ts"
import { TestMessage } from "./test-message.tsx"
import { WithKind } from "./with-layout.tsx"

/**
 * The steps from no carrier to a delivered message. The address holds the step, so that a person can leave
 * and return.
 */
export function FirstCarrierPage() {
  return (
    <OperatorOnly title={strings.connectFirstCarrier}>
      <Page title={strings.connectFirstCarrier} description={strings.firstCarrierDescription}>
        <Steps />
      </Page>
    </OperatorOnly>
  )
}

function Steps() {
  const { client } = useAccount()
  const [{ carrier: carrierSid = "", route: routeSid = "" }, change] = useFilters<"carrier" | "route" | "message">()
  const carrier = useQuery({
    ...carrierQuery(client, carrierSid),
    enabled: carrierSid !== "",
    refetchInterval: liveEveryMs,
  })
  const route = useQuery({
    queryKey: ["operator", "routes", routeSid],
    queryFn: ({ signal }) => client.operator.routes.get(routeSid, { signal }),
    enabled: routeSid !== "",
  })
  if (carrierSid && carrier.isError && !carrier.data) return <ErrorAlert error={carrier.error} />
  return (
    <StepList>
      <Step number={1} title={strings.stepAddress} isDone={carrierSid !== ""} isOpen={!carrierSid}>
        {carrierSid ? (
          <Text size="sm">
            {carrier.data?.name ?? "…"}.{" "}
            <Anchor component={Link} to={`/carriers/${carrierSid}/edit`} size="sm" underline="always">
              {strings.stepAddressAgain}
            </Anchor>
          </Text>
        ) : (
          <WithKind kind="smpp">
            {(kind) => (
              <CarrierForm layout={layoutOf(kind)} carrier={null} saved={({ sid }) => change({ carrier: sid })} />
            )}
          </WithKind>
        )}
      </Step>
      <Step number={2} title={strings.seeItConnect} isDone={carrier.data?.state === "up"} isOpen={carrierSid !== ""}>
        {carrier.data && <Connecting carrier={carrier.data} />}
      </Step>
      <Step number={3} title={strings.createRoute} isDone={routeSid !== ""} isOpen={carrierSid !== ""}>
        {carrierSid && !routeSid && (
          <FirstRouteForm carrierSid={carrierSid} created={({ sid }) => change({ route: sid })} />
        )}
        {route.data && <Text size="sm">{strings.routeTakes(conditionsInWords(route.data))}</Text>}
      </Step>
      <Step number={4} title={strings.sendTestMessage} isOpen={routeSid !== ""}>
        {routeSid && <TestMessage />}
      </Step>
    </StepList>
  )
}

function Connecting({ carrier }: { carrier: Carrier }) {
  const isUp = carrier.state === "up"
  return (
    <Stack gap="xs" aria-live="polite">
      <CarrierState carrier={carrier} />
      <Text size="sm">{isUp ? strings.connectedText : (carrier.reason ?? strings.connectingText)}</Text>
      {carrier.status === "disabled" && <Text size="sm">{strings.disabledText}</Text>}
    </Stack>
  )
}
