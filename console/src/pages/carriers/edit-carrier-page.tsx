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
import * as strings from "./strings.ts"
import { WithKind, WithLayout } from "./with-layout.tsx"

export function NewCarrierPage() {
  const open = useOpenCarrier()
  const [{ kind = "smpp", preset }] = useFilters<"kind" | "preset">()
  if (kind === "http" && preset === undefined) return <PresetsPage />
  return (
    <OperatorOnly title={strings.addCarrier}>
      <WithKind kind={kind}>
        {(known) => (
          <Page
            title={strings.addKind(known.name)}
            description={`${known.description} ${strings.newCarrierDescription}`}
          >
            <WithLayout kind={known} preset={preset}>
              {(layout) => (
                <CarrierForm
                  key={`${kind} ${preset}`}
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
        )}
      </WithKind>
    </OperatorOnly>
  )
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
        <WithKind kind={query.data.kind}>
          {(kind) => (
            <WithLayout kind={kind} preset={presetIn(query.data)}>
              {(layout) => (
                <CarrierForm
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
          )}
        </WithKind>
      </Stack>
    </Page>
  )
}

function useOpenCarrier(): (carrier: Carrier) => void {
  const navigate = useNavigate()
  return ({ sid }) => void navigate({ to: `/carriers/${sid}` })
}
