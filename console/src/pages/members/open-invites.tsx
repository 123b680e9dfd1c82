import { Stack, Text, Title } from "@mantine/core"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import type { Invite } from "../../api/generated/schemas.ts"
import { ActButton } from "../../components/act-button.tsx"
import type { Column } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { sharedEveryMs } from "../../components/live-list.ts"
import { useSteadyRows } from "../../components/steady-rows.ts"
import { SteadyTable } from "../../components/steady-table.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import * as strings from "./strings.ts"

/** Invites that were not accepted yet. */
export function OpenInvites() {
  const { people, account } = useAccount()
  const queries = useQueryClient()
  const queryKey = [account?.account_sid, "invites"]
  const invites = useQuery({
    queryKey,
    queryFn: ({ signal }) => Array.fromAsync(people.invites.list({}, { signal })),
    refetchInterval: sharedEveryMs,
  })
  const keyOf = ({ sid }: Invite) => sid
  const steady = useSteadyRows(invites.data, { keyOf, list: JSON.stringify(queryKey), marksGone: true })
  const withdraw = async (invite: Invite) => {
    await people.invites.withdraw(invite.sid)
    tell(strings.inviteWithdrawn)
    await queries.invalidateQueries({ queryKey })
  }
  const columns: readonly Column<Invite>[] = [
    {
      header: strings.forHeading,
      cell: ({ email, role }) => (
        <Stack gap={0}>
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {email ?? strings.anyoneWithTheLink}
          </Text>
          <Text size="xs" c="dimmed">
            {strings.inviteRole(role)}
          </Text>
        </Stack>
      ),
    },
    { header: strings.ends, cell: ({ ends_at: at }) => <Time at={at} short /> },
    {
      header: strings.withdraw,
      align: "right",
      cell: (invite) => (
        <ActButton
          size="compact-xs"
          variant="default"
          aria-label={invite.email ? strings.withdrawInvite(invite.email) : strings.withdrawOpenInvite}
          act={() => withdraw(invite)}
        >
          {strings.withdraw}
        </ActButton>
      ),
    },
  ]
  return (
    <section aria-labelledby="open-invites">
      <Title order={2} id="open-invites" mb="xs">
        {strings.openInvites}
      </Title>
      {invites.isError && !invites.data && <ErrorAlert error={invites.error} retry={() => void invites.refetch()} />}
      {invites.data?.length === 0 ? (
        <Text size="sm" c="dimmed">
          {strings.noInvites}
        </Text>
      ) : (
        <SteadyTable
          caption={strings.openInvites}
          columns={columns}
          steady={steady}
          keyOf={keyOf}
          error={invites.error}
        />
      )}
    </section>
  )
}
