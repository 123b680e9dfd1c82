import { Button } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../../components/act-button.tsx"
import type { Carrier } from "../../components/carriers.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { tell } from "../../components/tell.ts"
import * as strings from "./strings.ts"

/** Actions for an existing carrier. Enabling does no harm, so it needs no confirmation. */
export function CarrierActions({ carrier }: { carrier: Carrier }) {
  const [asks, setAsks] = useState<"disable" | "delete" | null>(null)
  const { setStatus, remove } = useCarrierActs(carrier)
  const close = () => setAsks(null)
  const isEnabled = carrier.status === "enabled"
  return (
    <>
      <Button component={Link} to={`/carriers/${carrier.sid}/edit`} variant="default">
        {strings.edit}
      </Button>
      {isEnabled ? (
        <Button variant="default" onClick={() => setAsks("disable")}>
          {strings.disable}
        </Button>
      ) : (
        <>
          <ActButton act={() => setStatus("enabled")}>{strings.enable}</ActButton>
          <Button variant="default" c="var(--mantine-color-error)" onClick={() => setAsks("delete")}>
            {strings.deleteButton}
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={asks === "disable"}
        close={close}
        title={strings.disableTitle(carrier.name)}
        act={strings.disable}
        confirm={() => setStatus("disabled")}
      >
        {strings.disableText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asks === "delete"}
        close={close}
        title={strings.deleteTitle(carrier.name)}
        act={strings.deleteButton}
        isDangerous
        confirm={remove}
      >
        {strings.deleteText}
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
      // A read that began before the change would show the carrier's old state.
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, next)
      tell(strings.carrierStatusChanged(carrier.name, status))
    },
    async remove() {
      await client.operator.carriers.delete(carrier.sid)
      await navigate({ to: "/carriers" })
      queries.removeQueries({ queryKey: ["operator", "carriers", carrier.sid] })
      await queries.invalidateQueries({ queryKey: ["operator"] })
      tell(strings.carrierDeleted(carrier.name))
    },
  }
}
