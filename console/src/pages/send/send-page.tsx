import { Alert, Text } from "@mantine/core"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Icon } from "../../components/icon.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import type { Message } from "posthorn"
import classes from "../../components/message/message.module.css"
import { type Draft, emptyDraft } from "./draft.ts"
import { OnItsWay } from "./on-its-way.tsx"
import { PreviewPanel } from "./preview-panel.tsx"
import { SendForm } from "./send-form.tsx"

export function SendPage() {
  const { account } = useAccount()
  const may = useMay()
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [sent, setSent] = useState<Message | null>(null)
  const mayOnlyLook = account !== null && !may.change
  return (
    <Page title="Send a message" description="What it takes and costs is told as you write.">
      {mayOnlyLook && (
        <Alert variant="light" color="gray" mb="md" icon={<Icon name="person" />}>
          <Text size="sm">
            You are a viewer of this account: you can see what a message would take, and not send it.
          </Text>
        </Alert>
      )}
      <div className={classes.columns}>
        <SendForm draft={draft} change={setDraft} sent={setSent} canSend={!mayOnlyLook} />
        <div className={classes.side}>
          {sent && <OnItsWay key={sent.sid} message={sent} />}
          <PreviewPanel draft={draft} />
        </div>
      </div>
    </Page>
  )
}
