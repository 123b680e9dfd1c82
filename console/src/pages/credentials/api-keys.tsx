import { Badge, Button, Group, Stack, Text, Title } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import type { ApiKey, ApiKeyWithSecret } from "posthorn"
import { useState, type ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { SecretOnce } from "../../components/secret-once.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { Sid } from "../../components/sid.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { SteadyTable } from "../../components/steady-table.tsx"
import { Time } from "../../components/time.tsx"
import { useFilters } from "../../url/filters.ts"
import { CreateApiKey } from "./create-api-key.tsx"
import { RevokeApiKey } from "./revoke-api-key.tsx"

export function ApiKeys() {
  const { client, account } = useAccount()
  const [filters] = useFilters<never>()
  const [isCreating, creating] = useDisclosure(false)
  const [made, setMade] = useState<ApiKeyWithSecret | null>(null)
  const [revoked, setRevoked] = useState<ApiKey | null>(null)
  const { page, steady, error, retry } = useLiveList<ApiKey>({
    queryKey: [account?.account_sid, "api_keys", filters],
    read: (signal) => readListPage(client.apiKeys.list(filters, { signal })),
    keyOf,
  })
  const create = (
    <Button variant="default" leftSection={<Icon name="plus" size={14} />} onClick={creating.open}>
      Create an API key
    </Button>
  )
  const isEmpty = page?.data.length === 0 && !filters.cursor
  return (
    <section aria-labelledby="api-keys">
      <Group justify="space-between" align="flex-start" gap="sm" mb="sm">
        <div>
          <Title order={2} id="api-keys">
            API keys
          </Title>
          <Text c="dimmed">One for each program, with no more than it needs; each can be revoked alone.</Text>
        </div>
        {!isEmpty && create}
      </Group>
      {made && <MadeKey made={made} />}
      {error && !page && <ErrorAlert error={error} retry={retry} />}
      {isEmpty && <NoKeys create={create} />}
      {!isEmpty && (page || !error) && (
        <SteadyTable
          caption="API keys of the account"
          columns={[...columns, revokeColumn(setRevoked)]}
          steady={steady}
          keyOf={keyOf}
          nextCursor={page?.nextCursor ?? null}
          error={error}
        />
      )}
      <CreateApiKey isOpen={isCreating} close={creating.close} done={setMade} />
      <RevokeApiKey apiKey={revoked} close={() => setRevoked(null)} />
    </section>
  )
}

function MadeKey({ made }: { made: ApiKeyWithSecret }) {
  return (
    <Stack gap="xs" mb="md">
      <SecretOnce secret={made.secret} what={`the secret of “${made.name}”`} />
      <Group gap={6}>
        <Text size="sm">Its user name is</Text> <Sid sid={made.sid} whole />
      </Group>
    </Stack>
  )
}

function NoKeys({ create }: { create: ReactNode }) {
  return (
    <EmptyState
      title="Give each program a key of its own"
      action={create}
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/api_keys \\\n  --data-urlencode "Name=Booking system" -d Scope=messages`}
      sdk={`const { sid, secret } = await client.apiKeys.create({ name: "Booking system", scope: "messages" })`}
    >
      A key that becomes known is revoked without touching the others, and one with the scope messages cannot change
      webhooks or credentials.
    </EmptyState>
  )
}

const keyOf = ({ sid }: ApiKey) => sid

const columns: readonly Column<ApiKey>[] = [
  {
    header: "Name",
    cell: ({ name, revoked_at: revokedAt }) => (
      <Group gap="xs">
        <Text component="span" size="sm" fw={560} style={{ overflowWrap: "anywhere" }}>
          {name}
        </Text>
        {revokedAt && <StatusBadge status="revoked" />}
      </Group>
    ),
  },
  {
    header: "Scope",
    cell: ({ scope }) => (
      <Badge variant="default" size="sm" radius="sm" tt="none">
        {scope}
      </Badge>
    ),
  },
  { header: "Sid", cell: ({ sid }) => <Sid sid={sid} />, wideOnly: true },
  { header: "Since", cell: ({ created_at }) => <Time at={created_at} />, wideOnly: true },
  {
    header: "Last used",
    cell: ({ last_used_at }) => (last_used_at ? <Time at={last_used_at} /> : "never"),
    wideOnly: true,
  },
  { header: "Revoked", cell: ({ revoked_at }) => <Time at={revoked_at} />, wideOnly: true },
]

function revokeColumn(revoke: (apiKey: ApiKey) => void): Column<ApiKey> {
  return {
    header: "Action",
    align: "right",
    cell: (apiKey) =>
      apiKey.revoked_at === null && (
        <Button size="compact-sm" variant="default" aria-label={`Revoke ${apiKey.name}`} onClick={() => revoke(apiKey)}>
          Revoke
        </Button>
      ),
  }
}
