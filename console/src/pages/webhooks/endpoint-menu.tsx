import { ActionIcon, Menu } from "@mantine/core"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { Icon } from "../../components/icon.tsx"
import { tell, tellFailure } from "../../components/tell.ts"
import { useAct } from "../../components/use-act.ts"
import type { Webhook } from "posthorn"
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
  const enable = useAct(() => turn("enabled", "Endpoint enabled."), tellFailure)
  const pause = useAct(() => turn("paused", "Endpoint paused. Its deliveries wait."), tellFailure)
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label="More for this endpoint">
            <Icon name="down" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {status !== "enabled" && <Menu.Item onClick={() => enable.go()}>Enable</Menu.Item>}
          {status === "enabled" && <Menu.Item onClick={() => pause.go()}>Pause</Menu.Item>}
          {status !== "disabled" && <Menu.Item onClick={() => ask("disable")}>Disable…</Menu.Item>}
          <Menu.Divider />
          <Menu.Item color="var(--mantine-color-error)" onClick={() => ask("delete")}>
            Delete…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={asked === "disable"}
        close={() => ask(null)}
        title="Disable this endpoint?"
        act="Disable"
        isDangerous
        confirm={() => turn("disabled", "Endpoint disabled.")}
      >
        Waiting deliveries to {url} are cancelled, and new events are not sent to it. To keep deliveries waiting, pause
        the endpoint instead.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === "delete"}
        close={() => ask(null)}
        title="Delete this endpoint?"
        act="Delete"
        isDangerous
        confirm={async () => {
          await webhooks.delete(sid)
          await navigate({ to: "/webhooks" })
          await refresh()
          tell("Endpoint deleted.")
        }}
      >
        Waiting deliveries to {url} are cancelled, and its secret is deleted. Past deliveries stay in the list. You
        cannot undo this.
      </ConfirmDialog>
    </>
  )
}
