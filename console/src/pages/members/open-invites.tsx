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
    tell("The invite is withdrawn: its link does not work any more.")
    await queries.invalidateQueries({ queryKey })
  }
  const columns: readonly Column<Invite>[] = [
    {
      header: "For",
      cell: ({ email, role }) => (
        <Stack gap={0}>
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {email ?? "anyone with the link"}
          </Text>
          <Text size="xs" c="dimmed">
            as {role}
          </Text>
        </Stack>
      ),
    },
    { header: "Ends", cell: ({ ends_at: at }) => <Time at={at} short /> },
    {
      header: "Withdraw",
      align: "right",
      cell: (invite) => (
        <ActButton
          size="compact-xs"
          variant="default"
          aria-label={
            invite.email ? `Withdraw the invite for ${invite.email}` : "Withdraw the invite for anyone with the link"
          }
          act={() => withdraw(invite)}
        >
          Withdraw
        </ActButton>
      ),
    },
  ]
  return (
    <section aria-labelledby="open-invites">
      <Title order={2} id="open-invites" mb="xs">
        Open invites
      </Title>
      {invites.isError && !invites.data && <ErrorAlert error={invites.error} retry={() => void invites.refetch()} />}
      {invites.data?.length === 0 ? (
        <Text size="sm" c="dimmed">
          None. An invite is a link that works once, within seven days.
        </Text>
      ) : (
        <SteadyTable caption="Open invites" columns={columns} steady={steady} keyOf={keyOf} error={invites.error} />
      )}
    </section>
  )
}
