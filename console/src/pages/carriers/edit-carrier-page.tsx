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
import * as strings from "./strings.ts"
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
                tell(strings.carrierAdded(carrier.name))
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
    title: strings.addCarrier,
    description: strings.connectedAtOnce,
  },
  http: {
    known: "http",
    title: strings.addProviderOrGateway,
    description: strings.httpDescription,
  },
  smtp: {
    known: "smtp",
    title: strings.addMailServer,
    description: strings.smtpDescription,
  },
  mm4: {
    known: "mm4",
    title: strings.addMmscOverMm4,
    description: strings.mm4Description,
  },
  mm7: {
    known: "mm7",
    title: strings.addMmscOverMm7,
    description: strings.mm7Description,
  },
  xmpp: {
    known: "xmpp",
    title: strings.addXmppServer,
    description: strings.connectedAtOnce,
  },
  matrix: {
    known: "matrix",
    title: strings.addMatrixHomeserver,
    description: strings.matrixDescription,
  },
  whatsapp: {
    known: "whatsapp",
    title: strings.addWhatsapp,
    description: strings.whatsappDescription,
  },
  telegram: {
    known: "telegram",
    title: strings.addTelegramBot,
    description: strings.telegramDescription,
  },
}

export function EditCarrierPage() {
  return (
    <OperatorOnly title={strings.editACarrier}>
      <Edit />
    </OperatorOnly>
  )
}

function Edit() {
  const { sid = "" } = useParams({ strict: false })
  const { client } = useAccount()
  const open = useOpenCarrier()
  const query = useQuery({ ...carrierQuery(client, sid), refetchOnWindowFocus: false })
  // Typed text survives a later read that fails.
  if (query.isError && !query.data) return <ErrorAlert error={query.error} retry={() => void query.refetch()} />
  if (!query.data) return <PageSkeleton />
  return (
    <Page title={strings.editCarrier(query.data.name)} description={strings.editDescription}>
      <Stack>
        <WithLayout kind={query.data.kind} preset={presetIn(query.data)}>
          {(layout) => (
            <CarrierForm
              kind={query.data.kind}
              layout={layout}
              carrier={query.data}
              cancelTo={`/carriers/${sid}`}
              saved={(carrier) => {
                tell(strings.carrierChanged(carrier.name))
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
