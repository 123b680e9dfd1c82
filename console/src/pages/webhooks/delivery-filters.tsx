import { NativeSelect } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { FilterBar, wideField } from "../../components/filter-bar.tsx"
import { useFilters } from "../../url/filters.ts"
import {
  deliveryStatuses,
  eventTypesQuery,
  webhooksQuery,
  type DeliveryFilters,
} from "../../components/webhooks/queries.ts"
import { OneOnly } from "../../components/webhooks/one-only.tsx"
import { TimeFilter } from "../../components/webhooks/time-filter.tsx"
import * as strings from "./strings.ts"

type Name = Exclude<keyof DeliveryFilters, "cursor">

const nothing = { endpoint: "", event: "", status: "", event_type: "", within: "", from: "", to: "" }

export function DeliveryFilterBar({ withEndpoint = false }: { withEndpoint?: boolean }) {
  const chosen = useAccount()
  const [filters, change] = useFilters<Name>()
  const { status = "", event_type = "" } = filters
  const types = useQuery(eventTypesQuery(chosen)).data ?? []
  const isFiltered = [
    filters.endpoint,
    filters.event,
    status,
    event_type,
    filters.within,
    filters.from,
    filters.to,
  ].some(Boolean)
  return (
    <FilterBar label={strings.deliveries} isFiltered={isFiltered} clear={() => change(nothing)}>
      {withEndpoint && <EndpointSelect value={filters.endpoint ?? ""} onChange={(endpoint) => change({ endpoint })} />}
      <NativeSelect
        label={strings.event}
        className={wideField}
        value={event_type}
        onChange={({ currentTarget }) => change({ event_type: currentTarget.value })}
        data={[{ value: "", label: strings.anyEvent }, ...types.map(({ name }) => name)]}
      />
      <NativeSelect
        label={strings.status}
        data-search
        value={status}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        data={[{ value: "", label: strings.anyStatus }, ...deliveryStatuses]}
      />
      {filters.event && (
        <OneOnly
          label={strings.ofOneEvent}
          sid={filters.event}
          to={`/events/${filters.event}`}
          all={strings.deliveriesOfAllEvents}
          takeAway={() => change({ event: "" })}
        />
      )}
      <TimeFilter filters={filters} change={change} />
    </FilterBar>
  )
}

function EndpointSelect({ value, onChange }: { value: string; onChange(value: string): void }) {
  const chosen = useAccount()
  const webhooks = useQuery(webhooksQuery(chosen)).data?.data ?? []
  const known = webhooks.map(({ sid, url, description }) => ({ value: sid, label: description || url }))
  const isKnown = value === "" || known.some((each) => each.value === value)
  return (
    <NativeSelect
      label={strings.endpoint}
      value={value}
      className={wideField}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: "", label: strings.allEndpoints },
        ...known,
        ...(isKnown ? [] : [{ value, label: strings.deletedEndpoint }]),
      ]}
    />
  )
}
