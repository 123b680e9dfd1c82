import { ActionIcon, Menu } from "@mantine/core"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { Icon } from "../../components/icon.tsx"
import { tell, tellFailure } from "../../components/tell.ts"
import { useAct } from "../../components/use-act.ts"
import type { Webhook } from "@posthorn/client"
import * as strings from "./strings.ts"
import { useActs } from "./use-acts.ts"

type Asked = "disable" | "delete" | null

/** Pauses, enables, disables or deletes an endpoint. */
export function EndpointMenu({ webhook }: { webhook: Webhook }) {
  const { webhooks, refresh } = useActs()
  const navigate = useNavigate()
  const [asked, ask] = useState<Asked>(null)
  const { sid, status, url } = webhook
  const turn = async (next: Webhook["status"], said: string) => {
    await webhooks.update(sid, { status: next })
    await refresh()
    tell(said)
  }
  const enable = useAct(() => turn("enabled", strings.endpointEnabled), tellFailure)
  const pause = useAct(() => turn("paused", strings.endpointPaused), tellFailure)
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={strings.endpointMenu}>
            <Icon name="down" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {status !== "enabled" && <Menu.Item onClick={() => enable.go()}>{strings.enable}</Menu.Item>}
          {status === "enabled" && <Menu.Item onClick={() => pause.go()}>{strings.pause}</Menu.Item>}
          {status !== "disabled" && <Menu.Item onClick={() => ask("disable")}>{strings.disableMenuItem}</Menu.Item>}
          <Menu.Divider />
          <Menu.Item color="var(--mantine-color-error)" onClick={() => ask("delete")}>
            {strings.deleteMenuItem}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={asked === "disable"}
        close={() => ask(null)}
        title={strings.disableTitle}
        act={strings.disableButton}
        isDangerous
        confirm={() => turn("disabled", strings.endpointDisabled)}
      >
        {strings.disableText(url)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === "delete"}
        close={() => ask(null)}
        title={strings.deleteTitle}
        act={strings.deleteButton}
        isDangerous
        confirm={async () => {
          await webhooks.delete(sid)
          await navigate({ to: "/webhooks" })
          await refresh()
          tell(strings.endpointDeleted)
        }}
      >
        {strings.deleteText(url)}
      </ConfirmDialog>
    </>
  )
}
