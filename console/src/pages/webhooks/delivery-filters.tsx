import { Button, NativeSelect, TextInput } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { useFilters } from "../../url/filters.ts"
import { deliveryStatuses, eventTypesQuery, webhooksQuery, type DeliveryFilters } from "./queries.ts"
import { fromLocalInput, toLocalInput, whiles } from "./sent-times.ts"
import classes from "./webhooks.module.css"

type Name = Exclude<keyof DeliveryFilters, "cursor">

/** What narrows a list of deliveries; all of it is in the address. */
export function DeliveryFilterBar({ withEndpoint = false }: { withEndpoint?: boolean }) {
  const chosen = useAccount()
  const [filters, change] = useFilters<Name>()
  const types = useQuery(eventTypesQuery(chosen)).data ?? []
  const { status = "", event_type = "" } = filters
  const isFiltered = [filters.endpoint, status, event_type, filters.within, filters.from, filters.to].some(Boolean)
  return (
    <search className={classes.filters}>
      {withEndpoint && <EndpointSelect value={filters.endpoint ?? ""} onChange={(endpoint) => change({ endpoint })} />}
      <NativeSelect
        label="Status"
        data-search
        value={status}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        data={[{ value: "", label: "Any status" }, ...deliveryStatuses]}
      />
      <NativeSelect
        label="Event"
        value={event_type}
        onChange={({ currentTarget }) => change({ event_type: currentTarget.value })}
        data={[{ value: "", label: "Any event" }, ...types.map(({ name }) => name)]}
      />
      <Times filters={filters} change={change} />
      {isFiltered && (
        <Button
          variant="subtle"
          onClick={() => change({ endpoint: "", status: "", event_type: "", within: "", from: "", to: "" })}
        >
          Clear
        </Button>
      )}
    </search>
  )
}

function EndpointSelect({ value, onChange }: { value: string; onChange(value: string): void }) {
  const chosen = useAccount()
  const webhooks = useQuery(webhooksQuery(chosen)).data?.data ?? []
  const known = webhooks.map(({ sid, url, description }) => ({ value: sid, label: description || url }))
  const isKnown = value === "" || known.some((each) => each.value === value)
  return (
    <NativeSelect
      label="Endpoint"
      value={value}
      maw={260}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: "", label: "All endpoints" },
        ...known,
        ...(isKnown ? [] : [{ value, label: "Deleted endpoint" }]),
      ]}
    />
  )
}

interface TimesProps {
  filters: DeliveryFilters
  change(changed: DeliveryFilters): void
}

function Times({ filters: { within = "", from, to }, change }: TimesProps) {
  const [isOpen, setOpen] = useState(false)
  const isBetween = isOpen || Boolean(from ?? to)
  const choose = (value: string) => {
    setOpen(value === "between")
    change({ from: "", to: "", within: value === "between" ? "" : value })
  }
  return (
    <>
      <NativeSelect
        label="Time"
        value={isBetween ? "between" : within}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[{ value: "", label: "Any time" }, ...whiles, { value: "between", label: "Between…" }]}
      />
      {isBetween && (
        <>
          <TextInput
            type="datetime-local"
            label="From"
            value={toLocalInput(from)}
            onChange={({ currentTarget }) => change({ from: fromLocalInput(currentTarget.value) })}
          />
          <TextInput
            type="datetime-local"
            label="Before"
            value={toLocalInput(to)}
            onChange={({ currentTarget }) => change({ to: fromLocalInput(currentTarget.value) })}
          />
        </>
      )}
    </>
  )
}
