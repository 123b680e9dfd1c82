import { Anchor, Button, Text, Title } from "@mantine/core"
import { useMutation, useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { SimulatorNumber } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { CopyButton } from "../../components/copy-button.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { sentenceOf } from "../../components/sentence-of.ts"
import { StatusBadge } from "../../components/status-badge.tsx"
import { useMay } from "../../components/use-may.ts"
import classes from "./simulator.module.css"
import * as strings from "./strings.ts"

/** A sender that the simulator accepts from every account, for accounts without a number. */
const anybody = "+15005550006"
const usual = "+14155550123"

/** Every trouble that a carrier can cause, with its number. */
export function Troubles({ show }: { show(number: string): void }) {
  const { client, account } = useAccount()
  const troubles = useQuery({
    queryKey: [account?.account_sid, "simulator-troubles"],
    queryFn: ({ signal }) => client.simulator.numbers.list({ signal }).then(({ data }) => data),
    staleTime: Infinity,
  })
  return (
    <section aria-labelledby="troubles" className={classes.troubles}>
      <Title order={2} id="troubles">
        {strings.troublesTitle}
      </Title>
      <Text c="dimmed" mb="md">
        {strings.troublesDescription}
      </Text>
      {troubles.isError && <ErrorAlert error={troubles.error} retry={() => void troubles.refetch()} />}
      <ul className={classes.list}>
        {troubles.data?.map((trouble) => (
          <Trouble key={`${trouble.parameter} ${trouble.number}`} trouble={trouble} show={show} />
        ))}
      </ul>
    </section>
  )
}

function Trouble({ trouble, show }: { trouble: SimulatorNumber; show(number: string): void }) {
  const { client, account } = useAccount()
  const may = useMay()
  const { number, ends_in: ending, parameter, trouble: name, description } = trouble
  const [sid, setSid] = useState<string | null>(null)
  const send = useMutation({
    mutationFn: async () => {
      const { data } = await client.phoneNumbers.list({ limit: 2 })
      const own = data.find((each) => each.number !== number)?.number ?? anybody
      const pair = parameter === "to" ? { to: number, from: own } : { to: usual, from: number }
      return await client.messages.create({ ...pair, body: strings.troubleName(name) })
    },
    onSuccess: (message) => {
      setSid(message.sid)
      if (ending !== null) show(number)
    },
  })
  return (
    <li className={classes.trouble}>
      <div className={classes.asks}>
        <Text component="span" ff="monospace" size="sm">
          {ending === null ? number : `…${ending}`}
        </Text>
        <CopyButton value={number} what={number} />
        {parameter === "from" && (
          <Text component="span" size="xs" c="dimmed">
            {strings.asTheSender}
          </Text>
        )}
      </div>
      <div className={classes.explains}>
        <Text fw={560} size="sm">
          {name.replaceAll("_", " ")}
        </Text>
        <Text size="sm" c="dimmed">
          {description}
        </Text>
        {send.isError && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {sentenceOf(send.error)}
          </Text>
        )}
      </div>
      <div className={classes.tries}>
        {sid && <Outcome key={`${account?.account_sid} ${sid}`} sid={sid} />}
        {may.change && (
          <Button
            size="compact-sm"
            variant="default"
            loading={send.isPending}
            onClick={() => send.mutate()}
            aria-label={parameter === "to" ? strings.sendOneTo(number) : strings.sendOneFrom(number)}
          >
            {strings.sendOne}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The status of the message, updated live. */
function Outcome({ sid }: { sid: string }) {
  const { client, account } = useAccount()
  const message = useQuery({
    queryKey: [account?.account_sid, "simulator", "outcome", sid],
    queryFn: ({ signal }) => client.messages.get(sid, { signal }),
  })
  if (!message.data) return null
  return (
    <Anchor component={Link} to={`/messages/${sid}`} aria-label={strings.messageStatus(message.data.status)}>
      <StatusBadge status={message.data.status} />
    </Anchor>
  )
}
