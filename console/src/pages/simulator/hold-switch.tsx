import { Switch, Text } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { tellFailure } from "../../components/tell.ts"
import classes from "./simulator.module.css"
import * as strings from "./strings.ts"

/** On: messages to the handset stay "sent". Off: the held messages are delivered. */
export function HoldSwitch({ number, mayChange }: { number: string; mayChange: boolean }) {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const holds = useQuery({
    queryKey: [account?.account_sid, "simulator", "holds"],
    queryFn: ({ signal }) => client.simulator.holds.list({ signal }).then(({ data }) => data),
  })
  const held = holds.data?.find(({ to }) => to === number)
  const change = useMutation({
    mutationFn: async (isHeld: boolean) => {
      if (isHeld) await client.simulator.holds.create({ to: number })
      else await client.simulator.holds.release({ to: number })
    },
    onError: tellFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [account?.account_sid, "simulator"] }),
  })
  const waiting = held?.num_held_receipts ?? 0
  return (
    <div className={classes.hold}>
      {mayChange ? (
        <Switch
          size="xs"
          label={strings.holdDeliveryReceipts}
          checked={held !== undefined}
          disabled={holds.data === undefined || change.isPending}
          onChange={(event) => change.mutate(event.currentTarget.checked)}
        />
      ) : (
        held && <Text size="xs">{strings.deliveryReceiptsAreHeld}</Text>
      )}
      <Text size="xs" c="dimmed" aria-live="polite">
        {waiting > 0 && strings.receiptsHeld(waiting)}
      </Text>
    </div>
  )
}
