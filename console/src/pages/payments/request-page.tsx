import { Alert, Anchor, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import { Link, useSearch } from "@tanstack/react-router"
import type { Payment } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Icon } from "../../components/icon.tsx"
import classes from "../../components/message/message.module.css"
import { useDraft } from "../../components/use-draft.ts"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { LinkPreview } from "./link-preview.tsx"
import { blankRequest, validate, type RequestDraft } from "./request-draft.ts"
import { RequestForm } from "./request-form.tsx"
import { Requested } from "./requested.tsx"
import * as strings from "./strings.ts"

export function RequestPage() {
  const { account } = useAccount()
  const may = useMay()
  const back = (
    <Anchor component={Link} to="/payments" size="sm">
      {strings.allPayments}
    </Anchor>
  )
  return (
    <Page title={strings.requestPayment} description={back}>
      {may.change ? (
        <Request key={account?.account_sid} />
      ) : (
        <Alert variant="light" color="gray" icon={<Icon name="person" />}>
          <Text size="sm">{strings.viewerText}</Text>
        </Alert>
      )}
    </Page>
  )
}

/** Each account has its own form. A link to the page can name the parties of the message. */
function Request() {
  const { to, from } = useSearch({ strict: false }) as { to?: string; from?: string }
  const [blank] = useState(blankRequest)
  const draft = useDraft<RequestDraft>("payment", blank)
  const form = useForm<RequestDraft>({
    initialValues: { ...draft.initial, ...(to && { to }), ...(from && { from }) },
    validate,
    onValuesChange: draft.keep,
  })
  const [requested, setRequested] = useState<Payment | null>(null)
  return (
    <div className={classes.columns}>
      <RequestForm form={form} draft={draft} requested={setRequested} />
      <div className={classes.side}>
        {requested && <Requested key={requested.sid} payment={requested} />}
        <LinkPreview draft={form.values} />
      </div>
    </div>
  )
}
