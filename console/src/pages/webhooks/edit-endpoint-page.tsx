import { useSuspenseQuery } from "@tanstack/react-query"
import { useNavigate, useParams } from "@tanstack/react-router"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { tell } from "../../components/tell.ts"
import { Page } from "../../shell/page.tsx"
import { NotForViewers } from "./add-endpoint-page.tsx"
import { draftOf } from "./endpoint-draft.ts"
import { EndpointForm } from "./endpoint-form.tsx"
import { webhookQuery } from "../../components/webhooks/queries.ts"
import * as strings from "./strings.ts"
import { useActs } from "./use-acts.ts"
import classes from "./webhooks.module.css"

export function EditEndpointPage() {
  const { sid = "" } = useParams({ strict: false })
  const chosen = useAccount()
  const { webhooks, mayChange, refresh } = useActs()
  const { data: webhook } = useSuspenseQuery(webhookQuery(chosen, sid))
  // The endpoint when the form opened. Later reads change neither the form nor its comparison.
  const [initial] = useState(() => draftOf(webhook))
  const navigate = useNavigate()
  const leave = () => navigate({ to: `/webhooks/${sid}` })
  if (!mayChange) return <NotForViewers title={strings.editEndpoint} />
  return (
    <Page title={strings.editEndpoint} description={<span className={classes.anywhere}>{webhook.url}</span>}>
      <EndpointForm
        initial={initial}
        webhook={webhook}
        act={strings.save}
        cancel={() => void leave()}
        save={async (changes) => {
          if (Object.keys(changes).length) {
            await webhooks.update(sid, changes)
            await refresh()
            tell(strings.endpointSaved)
          }
          await leave()
        }}
      />
    </Page>
  )
}
