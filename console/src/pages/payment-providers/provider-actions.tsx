import { Button } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import type { PaymentProvider } from "posthorn"
import { useState } from "react"
import { ActButton } from "../../components/act-button.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { tell } from "../../components/tell.ts"
import { useProviderActs } from "./use-provider-acts.ts"

/** The actions for a provider. Enabling is harmless, so it needs no confirmation. */
export function ProviderActions({ provider: { sid, name, status } }: { provider: PaymentProvider }) {
  const { update, remove } = useProviderActs()
  const navigate = useNavigate()
  const [asks, setAsks] = useState<"disable" | "delete" | null>(null)
  const close = () => setAsks(null)
  const setStatus = async (next: PaymentProvider["status"]) => {
    await update(sid, { status: next })
    tell(`${name} is ${next}.`)
  }
  return (
    <>
      <Button component={Link} to={`/payment-providers/${sid}/edit`} variant="default">
        Edit
      </Button>
      {status === "enabled" ? (
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
        title={`Disable ${name}?`}
        act="Disable"
        confirm={() => setStatus("disabled")}
      >
        New payments no longer use this provider. You can still capture and refund its existing payments.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asks === "delete"}
        close={close}
        title={`Delete ${name}?`}
        act="Delete"
        isDangerous
        confirm={async () => {
          await remove(sid)
          await navigate({ to: "/payment-providers" })
          tell(`${name} is deleted.`)
        }}
      >
        Posthorn deletes the credentials. Existing payments stay in the list, but you can no longer refund them through
        Posthorn. You cannot undo this.
      </ConfirmDialog>
    </>
  )
}
