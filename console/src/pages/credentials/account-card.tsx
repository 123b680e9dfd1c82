import { Group, Paper, SimpleGrid, Skeleton, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import { accountQuery } from "../../components/account-query.ts"
import { Snippets } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { formatCount } from "../../components/format.ts"
import { Sid } from "../../components/sid.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { firstRequest } from "../../snippets/generated/first-request.ts"
import * as strings from "./strings.ts"

/** The credentials for programs, and a first request to test them. */
export function AccountCard() {
  const account = useQuery(accountQuery(useAccount()))
  if (account.isError) return <ErrorAlert error={account.error} retry={() => void account.refetch()} />
  if (!account.data) return <Skeleton height={150} />
  const { name, status, rate_per_second: rate, created_at: createdAt } = account.data
  return (
    <Paper component="section" aria-label={strings.account}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        <Fact label={strings.accountSid}>
          <Sid sid={account.data.sid} whole />
        </Fact>
        <Fact label={strings.account}>
          <Group gap="xs">
            {name} <StatusBadge status={status} />
          </Group>
        </Fact>
        <Fact label={strings.rateLimit}>{formatCount(rate)}</Fact>
        <Fact label={strings.created}>
          <Time at={createdAt} />
        </Fact>
      </SimpleGrid>
      <Snippets snippet={firstRequest} />
    </Paper>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="div">{children}</Text>
    </div>
  )
}
