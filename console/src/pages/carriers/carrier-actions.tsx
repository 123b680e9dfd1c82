import { Button } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../../components/act-button.tsx"
import type { Carrier } from "../../components/carriers.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { tell } from "../../components/tell.ts"

/** Actions for an existing carrier. Enabling does no harm, so it needs no confirmation. */
export function CarrierActions({ carrier }: { carrier: Carrier }) {
  const [asks, setAsks] = useState<"disable" | "delete" | null>(null)
  const { setStatus, remove } = useCarrierActs(carrier)
  const close = () => setAsks(null)
  const isEnabled = carrier.status === "enabled"
  return (
    <>
      <Button component={Link} to={`/carriers/${carrier.sid}/edit`} variant="default">
        Edit
      </Button>
      {isEnabled ? (
        <Button variant="default" onClick={() => setAsks("disable")}>
          Disable
        </Button>
      ) : (
        <>
          <ActButton act={() => setStatus("enabled")}>Enable</ActButton>
          <Button variant="default" c="var(--mantine-color-error)" onClick={() => setAsks("delete")}>
            Delete
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={asks === "disable"}
        close={close}
        title={`Disable ${carrier.name}?`}
        act="Disable"
        confirm={() => setStatus("disabled")}
      >
        Its connections end in order. Messages that wait for it take other routes, if there are any. It can be enabled
        again at any time, and only a disabled carrier can be deleted.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asks === "delete"}
        close={close}
        title={`Delete ${carrier.name}?`}
        act="Delete"
        isDangerous
        confirm={remove}
      >
        Its settings, its password and its rates go with it. No route may lead to it, and no message may wait for it.
      </ConfirmDialog>
    </>
  )
}

function useCarrierActs(carrier: Carrier) {
  const { client } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return {
    async setStatus(status: Carrier["status"]) {
      const next = await client.operator.carriers.update(carrier.sid, { status })
      const queryKey = ["operator", "carriers", carrier.sid]
      // A look that began before the change would show the carrier as it was.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, next)
      tell(`${carrier.name} is ${status}.`)
    },
    async remove() {
      await client.operator.carriers.delete(carrier.sid)
      await navigate({ to: "/carriers" })
      queries.removeQueries({ queryKey: ["operator", "carriers", carrier.sid] })
      await queries.invalidateQueries({ queryKey: ["operator"] })
      tell(`${carrier.name} is deleted.`)
    },
  }
}
