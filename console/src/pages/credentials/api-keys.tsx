import { Badge, Button, Group, Stack, Text, Title } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import type { ApiKey, ApiKeyWithSecret } from "@posthorn/client"
import { useState, type ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { Icon } from "../../components/icon.tsx"
import { SecretOnce } from "../../components/secret-once.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { Sid } from "../../components/sid.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { useFilters } from "../../url/filters.ts"
import { CreateApiKey } from "./create-api-key.tsx"
import { RevokeApiKey } from "./revoke-api-key.tsx"
import { createKey } from "../../snippets/generated/create-key.ts"
import * as strings from "./strings.ts"

export function ApiKeys() {
  const { client, account } = useAccount()
  const [filters] = useFilters<never>()
  const [isCreating, creating] = useDisclosure(false)
  const [made, setMade] = useState<ApiKeyWithSecret | null>(null)
  const [revoked, setRevoked] = useState<ApiKey | null>(null)
  const list = useLiveList<ApiKey>({
    queryKey: [account?.account_sid, "api_keys", filters],
    read: (signal) => readListPage(client.apiKeys.list(filters, { signal })),
    keyOf,
  })
  const create = (
    <Button variant="default" leftSection={<Icon name="plus" size={14} />} onClick={creating.open}>
      {strings.createApiKey}
    </Button>
  )
  const isEmpty = list.isEmpty && !filters.cursor
  return (
    <section aria-labelledby="api-keys">
      <Group justify="space-between" align="flex-start" gap="sm" mb="sm">
        <div>
          <Title order={2} id="api-keys">
            {strings.apiKeys}
          </Title>
          <Text c="dimmed">{strings.apiKeysDescription}</Text>
        </div>
        {!isEmpty && create}
      </Group>
      {made && <MadeKey made={made} />}
      <LiveTable
        list={list}
        caption={strings.apiKeysCaption}
        columns={[...columns, revokeColumn(setRevoked)]}
        empty={<NoKeys create={create} />}
      />
      <CreateApiKey isOpen={isCreating} close={creating.close} done={setMade} />
      <RevokeApiKey apiKey={revoked} close={() => setRevoked(null)} />
    </section>
  )
}

function MadeKey({ made }: { made: ApiKeyWithSecret }) {
  return (
    <Stack gap="xs" mb="md">
      <SecretOnce secret={made.secret} what={strings.secretOf(made.name)} />
      <Group gap={6}>
        <Text size="sm">{strings.itsUserNameIs}</Text> <Sid sid={made.sid} whole />
      </Group>
    </Stack>
  )
}

function NoKeys({ create }: { create: ReactNode }) {
  return (
    <EmptyState title={strings.noKeysTitle} action={create} snippet={createKey}>
      {strings.noKeysText}
    </EmptyState>
  )
}

const keyOf = ({ sid }: ApiKey) => sid

const columns: readonly Column<ApiKey>[] = [
  {
    header: strings.name,
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
    header: strings.scope,
    cell: ({ scope }) => (
      <Badge variant="default" size="sm" radius="sm" tt="none">
        {scope}
      </Badge>
    ),
  },
  { header: strings.userName, cell: ({ sid }) => <Sid sid={sid} />, wideOnly: true },
  { header: strings.created, cell: ({ created_at }) => <Time at={created_at} />, wideOnly: true },
  {
    header: strings.lastUsed,
    cell: ({ last_used_at }) => (last_used_at ? <Time at={last_used_at} /> : "never"),
    wideOnly: true,
  },
  { header: strings.revoked, cell: ({ revoked_at }) => <Time at={revoked_at} />, wideOnly: true },
]

function revokeColumn(revoke: (apiKey: ApiKey) => void): Column<ApiKey> {
  return {
    header: strings.action,
    align: "right",
    cell: (apiKey) =>
      apiKey.revoked_at === null && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={strings.revokeKey(apiKey.name)}
          onClick={() => revoke(apiKey)}
        >
          {strings.revoke}
        </Button>
      ),
  }
}
