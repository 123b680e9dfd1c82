import { Anchor, SimpleGrid, Paper, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { Page } from "../../shell/page.tsx"
import { presetsQuery } from "./presets.ts"
import * as strings from "./strings.ts"

export function PresetsPage() {
  return (
    <OperatorOnly title={strings.addProviderOrGateway}>
      <Page title={strings.addProviderOrGateway} description={strings.presetsDescription}>
        <Presets />
      </Page>
    </OperatorOnly>
  )
}

function Presets() {
  const { client } = useAccount()
  const presets = useQuery(presetsQuery(client))
  if (presets.isError) return <ErrorAlert error={presets.error} retry={() => void presets.refetch()} />
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} maw={760}>
      {presets.data?.map(({ preset, label, channels }) => (
        <Choice
          key={preset}
          preset={preset}
          label={label}
          note={channels.map((channel) => channel.toUpperCase()).join(" and ")}
        />
      ))}
      {presets.data && <Choice preset="none" label={strings.anotherApi} note={strings.describedInSettings} />}
    </SimpleGrid>
  )
}

function Choice({ preset, label, note }: { preset: string; label: string; note: string }) {
  return (
    <Paper>
      <Anchor component={Link} to={`/carriers/new?kind=http&preset=${preset}`} fw={560}>
        {label}
      </Anchor>
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </Paper>
  )
}
