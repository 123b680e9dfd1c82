import { Button, NativeSelect, Text, TextInput } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Rate } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { carriersQuery, type Carrier } from "../../components/carriers.ts"
import type { Column } from "../../components/data-table.tsx"
import { editColumn } from "../../components/edit-column.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FilterBar, wideField } from "../../components/filter-bar.tsx"
import { Icon } from "../../components/icon.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { priceText } from "../../components/message/price.ts"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { SteadyTable } from "../../components/steady-table.tsx"
import { Time } from "../../components/time.tsx"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { RateDialog } from "./rate-dialog.tsx"
import { listName, listOptions } from "./price-lists.ts"
import { replaceRates } from "../../snippets/generated/replace-rates.ts"
import * as strings from "./strings.ts"

export function RatesPage() {
  return (
    <OperatorOnly title={strings.rates}>
      <Rates />
    </OperatorOnly>
  )
}

function Rates() {
  const { client } = useAccount()
  const [filters] = useFilters<"carrier" | "prefix">()
  const { carrier = "", prefix, cursor } = filters
  const [edited, setEdited] = useState<Rate | "new" | null>(null)
  const carriers = useQuery(carriersQuery(client))
  const query = { ...(carrier && { carrier_sid: carrier }), ...(prefix && { prefix }), ...(cursor && { cursor }) }
  const { page, steady, error, retry } = useLiveList<Rate>({
    queryKey: ["operator", "rates", query],
    read: (signal) => readListPage(client.operator.rates.list(query, { signal })),
    keyOf,
  })
  const ofCarriers = { error: carriers.error, retry: () => void carriers.refetch(), page: carriers.data }
  const failed = [{ error, retry, page }, ofCarriers].find((each) => each.error && !each.page)
  const isEmpty = page?.data.length === 0
  const isFiltered = Boolean(carrier || prefix || cursor)
  return (
    <Page
      title={strings.rates}
      description={strings.ratesDescription}
      actions={<Actions carrier={carrier} add={() => setEdited("new")} />}
    >
      {failed && <ErrorAlert error={failed.error} retry={failed.retry} />}
      {isEmpty && !isFiltered && <NoRate />}
      {(isFiltered || !isEmpty) && <Filters carriers={carriers.data ?? []} />}
      {!failed && !(isEmpty && !isFiltered) && (
        <>
          <SteadyTable
            caption={strings.ratesCaption}
            columns={columnsOf(carriers.data ?? [], setEdited)}
            steady={steady}
            keyOf={keyOf}
            nextCursor={page?.nextCursor ?? null}
            error={error}
          />
          {isEmpty && (
            <Text size="sm" c="dimmed" mt="sm">
              {strings.noRatesMatch}
            </Text>
          )}
        </>
      )}
      {edited !== null && carriers.data && (
        <RateDialog
          rate={edited === "new" ? null : edited}
          carriers={carriers.data}
          carrierSid={carrier}
          close={() => setEdited(null)}
        />
      )}
    </Page>
  )
}

const keyOf = ({ sid }: Rate) => sid

function Actions({ carrier, add }: { carrier: string; add(): void }) {
  return (
    <>
      <Button variant="default" onClick={add} leftSection={<Icon name="plus" size={14} />}>
        {strings.createRate}
      </Button>
      <Button component={Link} to={carrier ? `/rates/replace?carrier=${carrier}` : "/rates/replace"}>
        {strings.importRates}
      </Button>
    </>
  )
}

function Filters({ carriers }: { carriers: readonly Carrier[] }) {
  const [{ carrier = "", prefix = "" }, change] = useFilters<"carrier" | "prefix">()
  return (
    <FilterBar
      label={strings.rates}
      isFiltered={Boolean(carrier || prefix)}
      clear={() => change({ carrier: "", prefix: "" })}
    >
      <NativeSelect
        label={strings.carrier}
        className={wideField}
        value={carrier}
        onChange={(event) => change({ carrier: event.currentTarget.value })}
        data={[{ value: "", label: strings.allCarriers }, ...listOptions(carriers)]}
      />
      <TextInput
        label={strings.prefix}
        placeholder="49"
        inputMode="numeric"
        data-search
        value={prefix}
        onChange={(event) => change({ prefix: event.currentTarget.value.replace(/\D/g, "") })}
      />
    </FilterBar>
  )
}

function columnsOf(carriers: readonly Carrier[], edit: (rate: Rate) => void): readonly Column<Rate>[] {
  const nameOf = (rate: Rate) => listName(carriers, rate.carrier_sid) ?? "…"
  const prefixOf = ({ prefix }: Rate) => (prefix === "" ? strings.allOthers : prefix.replace(/^(?=\d)/, "+"))
  return [
    { header: strings.prefix, cell: (rate) => <span className="tabular">{prefixOf(rate)}</span> },
    {
      header: strings.price,
      cell: ({ price, price_unit: unit }) => <span className="tabular">{priceText(Number(price), unit)}</span>,
      align: "right",
    },
    { header: strings.carrier, cell: nameOf, wideOnly: true },
    { header: strings.changed, cell: ({ updated_at: at }) => <Time at={at} short />, wideOnly: true },
    editColumn((rate) => strings.editRate(nameOf(rate), prefixOf(rate)), edit),
  ]
}

function NoRate() {
  return (
    <EmptyState
      title={strings.noRateYet}
      action={
        <Button component={Link} to="/rates/replace">
          {strings.importRates}
        </Button>
      }
      snippet={replaceRates}
    >
      {strings.noRateYetText}
    </EmptyState>
  )
}
