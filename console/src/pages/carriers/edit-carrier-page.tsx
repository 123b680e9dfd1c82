import { Alert, Code, Stack } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useNavigate, useParams } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { carrierQuery, type Carrier } from "../../components/carriers.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { tell } from "../../components/tell.ts"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { CarrierForm } from "./carrier-form.tsx"

export function NewCarrierPage() {
  const open = useOpenCarrier()
  return (
    <OperatorOnly title="Add a carrier">
      <Page
        title="Add a carrier"
        description="It begins to connect at once. No message goes there before a route leads to it."
      >
        <CarrierForm
          carrier={null}
          cancelTo="/carriers"
          saved={(carrier) => {
            tell(`${carrier.name} is there, and connects.`)
            open(carrier)
          }}
        />
      </Page>
    </OperatorOnly>
  )
}

export function EditCarrierPage() {
  return (
    <OperatorOnly title="Edit a carrier">
      <Edit />
    </OperatorOnly>
  )
}

function Edit() {
  const { sid = "" } = useParams({ strict: false })
  const { client } = useAccount()
  const open = useOpenCarrier()
  const query = useQuery({ ...carrierQuery(client, sid), refetchOnWindowFocus: false })
  // What is being typed outlives a look at the carrier that fails meanwhile.
  if (query.isError && !query.data) return <ErrorAlert error={query.error} retry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton />
  if (query.data.kind === "smtp") return <MailServer carrier={query.data} />
  return (
    <Page
      title={`Edit ${query.data.name}`}
      description="Unless only the name changes, its connections end in order and begin anew; messages wait meanwhile."
    >
      <Stack>
        <CarrierForm
          carrier={query.data}
          cancelTo={`/carriers/${sid}`}
          saved={(carrier) => {
            tell(`${carrier.name} is changed.`)
            open(carrier)
          }}
        />
      </Stack>
    </Page>
  )
}

/** The form has the settings of SMPP alone. */
function MailServer({ carrier }: { carrier: Carrier }) {
  return (
    <Page title={`Edit ${carrier.name}`}>
      <Alert variant="default" title="This carrier is a mail server">
        Change its settings with the command <Code>posthorn carrier set {carrier.sid}</Code>, or with the API. The guide
        to email lists them.
      </Alert>
    </Page>
  )
}

function useOpenCarrier(): (carrier: Carrier) => void {
  const navigate = useNavigate()
  return ({ sid }) => void navigate({ to: `/carriers/${sid}` })
}
