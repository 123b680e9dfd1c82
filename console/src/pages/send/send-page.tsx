import { Alert, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { Message } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Icon } from "../../components/icon.tsx"
import classes from "../../components/message/message.module.css"
import { useDraft } from "../../components/use-draft.ts"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { emptyDraft, validate, type MessageDraft } from "./draft.ts"
import { OnItsWay } from "./on-its-way.tsx"
import { PreviewPanel } from "./preview-panel.tsx"
import { SendForm } from "./send-form.tsx"
import * as strings from "./strings.ts"

export function SendPage() {
  const { account } = useAccount()
  const may = useMay()
  const mayOnlyLook = account !== null && !may.change
  return (
    <Page title={strings.sendMessage} description={strings.sendDescription}>
      {mayOnlyLook && (
        <Alert variant="light" color="gray" mb="md" icon={<Icon name="person" />}>
          <Text size="sm">{strings.viewerText}</Text>
        </Alert>
      )}
      <Composer key={account?.account_sid} canSend={!mayOnlyLook} />
    </Page>
  )
}

/** Each account has its own draft, so that a person does not write for one account and send from another. */
function Composer({ canSend }: { canSend: boolean }) {
  const draft = useDraft<MessageDraft>("message", emptyDraft)
  const form = useForm<MessageDraft>({
    initialValues: draft.initial,
    validate,
    validateInputOnChange: ["send_at"],
    onValuesChange: draft.keep,
  })
  const [sent, setSent] = useState<Message | null>(null)
  return (
    <div className={classes.columns}>
      <SendForm form={form} draft={draft} sent={setSent} canSend={canSend} />
      <div className={classes.side}>
        {sent && <OnItsWay key={sent.sid} message={sent} />}
        <PreviewPanel draft={form.values} />
      </div>
    </div>
  )
}
