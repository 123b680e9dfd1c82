import { Alert, Text } from "@mantine/core"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Icon } from "../../components/icon.tsx"
import classes from "../../components/message/message.module.css"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { CheckPanel, type Begun } from "./check-panel.tsx"
import * as strings from "./strings.ts"
import { TryForm } from "./try-form.tsx"
import { VerificationsTabs } from "./verifications-tabs.tsx"

export function TryPage() {
  const { account } = useAccount()
  const may = useMay()
  return (
    <Page title={strings.tryVerification} description={strings.tryAVerificationDescription}>
      <VerificationsTabs />
      {may.change ? (
        <Trial key={account?.account_sid} />
      ) : (
        <Alert variant="light" color="gray" icon={<Icon name="person" />}>
          <Text size="sm">{strings.viewerTitle}</Text>
        </Alert>
      )}
    </Page>
  )
}

/** Each account has its own form. */
function Trial() {
  const [begun, setBegun] = useState<Begun | null>(null)
  return (
    <div className={classes.columns}>
      <TryForm begun={setBegun} />
      <CheckPanel key={begun?.verification.sid} begun={begun} />
    </div>
  )
}
