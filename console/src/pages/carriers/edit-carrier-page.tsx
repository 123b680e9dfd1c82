import { Stack } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useNavigate, useParams } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { carrierQuery, type Carrier } from "../../components/carriers.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { tell } from "../../components/tell.ts"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { useFilters } from "../../url/filters.ts"
import { CarrierForm } from "./carrier-form.tsx"
import { PresetsPage } from "./presets-page.tsx"
import { presetIn } from "./presets.ts"
import type { CarrierKind } from "./settings.ts"
import { WithLayout } from "./with-layout.tsx"

export function NewCarrierPage() {
  const open = useOpenCarrier()
  const [{ kind, preset }] = useFilters<"kind" | "preset">()
  if (kind === "http" && preset === undefined) return <PresetsPage />
  const { known, title, description } = newKinds[kind ?? "smpp"] ?? newKinds.smpp
  return (
    <OperatorOnly title={title}>
      <Page title={title} description={description}>
        <WithLayout kind={known} preset={preset}>
          {(layout) => (
            <CarrierForm
              key={`${kind} ${preset}`}
              kind={known}
              layout={layout}
              carrier={null}
              cancelTo="/carriers"
              saved={(carrier) => {
                tell(`${carrier.name} is added. Posthorn is connecting to it.`)
                open(carrier)
              }}
            />
          )}
        </WithLayout>
      </Page>
    </OperatorOnly>
  )
}

interface NewKind {
  known: CarrierKind
  title: string
  description: string
}

const newKinds: Readonly<Record<string, NewKind>> & { smpp: NewKind } = {
  smpp: {
    known: "smpp",
    title: "Add a carrier",
    description: "It begins to connect at once. No message goes there before a route leads to it.",
  },
  http: {
    known: "http",
    title: "Add a provider or gateway",
    description:
      "It gets no message before a route leads to it. Its page then shows the webhook URL to enter at the provider.",
  },
  smtp: {
    known: "smtp",
    title: "Add a mail server",
    description: "Posthorn connects to it at once. It gets no email before a route leads to it.",
  },
  mm4: {
    known: "mm4",
    title: "Add an MMSC over MM4",
    description: "Posthorn connects to it at once. It gets no MMS before a route leads to it.",
  },
  mm7: {
    known: "mm7",
    title: "Add an MMSC over MM7",
    description: "It gets no MMS before a route leads to it.",
  },
  xmpp: {
    known: "xmpp",
    title: "Add an XMPP server",
    description: "Posthorn connects to it at once. It gets no message before a route leads to it.",
  },
  matrix: {
    known: "matrix",
    title: "Add a Matrix homeserver",
    description: "It gets no message before a route leads to it.",
  },
  whatsapp: {
    known: "whatsapp",
    title: "Add WhatsApp",
    description: "Over the Cloud API of Meta. It gets no message before a route leads to it.",
  },
  telegram: {
    known: "telegram",
    title: "Add a Telegram bot",
    description: "Create the bot with @BotFather. It gets no message before a route leads to it.",
  },
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
  return (
    <Page
      title={`Edit ${query.data.name}`}
      description="Unless only the name changes, its connections close in order and open again; messages wait meanwhile."
    >
      <Stack>
        <WithLayout kind={query.data.kind} preset={presetIn(query.data)}>
          {(layout) => (
            <CarrierForm
              kind={query.data.kind}
              layout={layout}
              carrier={query.data}
              cancelTo={`/carriers/${sid}`}
              saved={(carrier) => {
                tell(`${carrier.name} is changed.`)
                open(carrier)
              }}
            />
          )}
        </WithLayout>
      </Stack>
    </Page>
  )
}

function useOpenCarrier(): (carrier: Carrier) => void {
  const navigate = useNavigate()
  return ({ sid }) => void navigate({ to: `/carriers/${sid}` })
}
