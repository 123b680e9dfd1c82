import { Button, Paper, Stack } from "@mantine/core"
import { queryOptions, useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { useNavigate, useParams } from "@tanstack/react-router"
import type { MessagingService } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import { Sid } from "../../components/sid.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { ServiceDialog } from "./service-dialog.tsx"
import { ServiceSenders } from "./service-senders.tsx"
import { stickyText, validityText } from "./service-words.ts"
import * as strings from "./strings.ts"

export function ServicePage() {
  const { sid = "" } = useParams({ strict: false })
  const { client, account } = useAccount()
  const may = useMay()
  const { data: service } = useSuspenseQuery(
    queryOptions({
      queryKey: [account?.account_sid, "messaging_services", sid],
      queryFn: ({ signal }) => client.messagingServices.get(sid, { signal }),
    }),
  )
  return (
    <Page
      title={service.name}
      description={strings.serviceDescription}
      actions={may.change && <Actions service={service} />}
    >
      <Stack gap="lg">
        <Paper>
          <Facts kind="row">
            <Fact name={strings.sid}>
              <Sid sid={service.sid} whole />
            </Fact>
            <Fact name={strings.senderOfRecipient}>{stickyText(service)}</Fact>
            <Fact name={strings.validityPeriod}>{validityText(service)}</Fact>
            <Fact name={strings.created}>
              <Time at={service.created_at} short />
            </Fact>
          </Facts>
        </Paper>
        <ServiceSenders sid={sid} />
      </Stack>
    </Page>
  )
}

function Actions({ service }: { service: MessagingService }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [asked, ask] = useState<"edit" | "delete" | null>(null)
  const close = () => ask(null)
  const remove = async () => {
    await client.messagingServices.delete(service.sid)
    await navigate({ to: "/numbers/services" })
    queries.removeQueries({ queryKey: [account?.account_sid, "messaging_services", service.sid] })
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "messaging_services"] })
    tell(strings.serviceDeleted(service.name))
  }
  return (
    <>
      <Button variant="default" onClick={() => ask("edit")}>
        {strings.edit}
      </Button>
      <Button variant="default" onClick={() => ask("delete")}>
        {strings.deleteButton}
      </Button>
      {asked === "edit" && <ServiceDialog service={service} close={close} />}
      <ConfirmDialog
        isOpen={asked === "delete"}
        close={close}
        title={strings.deleteServiceTitle(service.name)}
        act={strings.deleteButton}
        isDangerous
        confirm={remove}
      >
        {strings.deleteServiceText}
      </ConfirmDialog>
    </>
  )
}
