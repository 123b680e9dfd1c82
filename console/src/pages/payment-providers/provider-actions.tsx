import { Button } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import type { PaymentProvider } from "@posthorn/client"
import { useState } from "react"
import { ActButton } from "../../components/act-button.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { tell } from "../../components/tell.ts"
import * as strings from "./strings.ts"
import { useProviderActs } from "./use-provider-acts.ts"

/** The actions for a provider. Enabling is harmless, so it needs no confirmation. */
export function ProviderActions({ provider: { sid, name, status } }: { provider: PaymentProvider }) {
  const { update, remove } = useProviderActs()
  const navigate = useNavigate()
  const [asks, setAsks] = useState<"disable" | "delete" | null>(null)
  const close = () => setAsks(null)
  const setStatus = async (next: PaymentProvider["status"]) => {
    await update(sid, { status: next })
    tell(strings.providerStatusChanged(name, next))
  }
  return (
    <>
      <Button component={Link} to={`/payment-providers/${sid}/edit`} variant="default">
        {strings.edit}
      </Button>
      {status === "enabled" ? (
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
        title={strings.disableTitle(name)}
        act={strings.disable}
        confirm={() => setStatus("disabled")}
      >
        {strings.disableText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asks === "delete"}
        close={close}
        title={strings.deleteTitle(name)}
        act={strings.deleteButton}
        isDangerous
        confirm={async () => {
          await remove(sid)
          await navigate({ to: "/payment-providers" })
          tell(strings.providerDeleted(name))
        }}
      >
        {strings.deleteText}
      </ConfirmDialog>
    </>
  )
}
