import { Button, Group, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { ApiError, type SimulatorMessage } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { AddHandset } from "./add-handset.tsx"
import { ClearInbox } from "./clear-inbox.tsx"
import { Handset } from "./handset.tsx"
import { useHandsets } from "./handsets.ts"
import { NoHandsets } from "./no-handsets.tsx"
import { SimulatorOff } from "./simulator-off.tsx"
import classes from "./simulator.module.css"
import * as strings from "./strings.ts"
import { Troubles } from "./troubles.tsx"
import { useLive } from "./use-live.ts"

const description = strings.simulatorDescription
const offeredMax = 5

export function SimulatorPage() {
  const { client, account } = useAccount()
  const may = useMay()
  const { numbers, add, remove } = useHandsets()
  const latest = useQuery({
    queryKey: [account?.account_sid, "simulator", "latest"],
    queryFn: ({ signal }) => client.simulator.messages.list({ limit: 50 }, { signal }).then(({ data }) => data),
  })
  useLive()
  if (latest.error instanceof ApiError && latest.error.code === "simulator_off") return <SimulatorOff />
  const offered = recipientsOf(latest.data ?? []).filter((number) => !numbers.includes(number))
  return (
    <Page title={strings.simulator} description={description} actions={may.change && <ClearInbox />}>
      <AddHandset numbers={numbers} add={add} />
      <Offers offered={offered.slice(0, offeredMax)} add={add} />
      {latest.isPending && <PageSkeleton />}
      {latest.isError && <ErrorAlert error={latest.error} retry={() => void latest.refetch()} />}
      {latest.data && numbers.length === 0 && <NoHandsets add={add} />}
      {latest.data && (
        <div className={classes.desk}>
          {numbers.map((number) => (
            <Handset key={number} number={number} remove={() => remove(number)} />
          ))}
        </div>
      )}
      <Troubles show={add} />
    </Page>
  )
}

/** Offers the handsets of recent messages. */
function Offers({ offered, add }: { offered: readonly string[]; add(number: string): void }) {
  if (offered.length === 0) return null
  return (
    <Group gap="xs" mb="md">
      <Text size="sm" c="dimmed">
        {strings.recentNumbers}
      </Text>
      {offered.map((number) => (
        <Button key={number} variant="default" size="compact-sm" className="tabular" onClick={() => add(number)}>
          {number}
        </Button>
      ))}
    </Group>
  )
}

function recipientsOf(messages: readonly SimulatorMessage[]): string[] {
  return [...new Set(messages.map(({ to }) => to))]
}
