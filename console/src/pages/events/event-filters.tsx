import { NativeSelect, TextInput } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { FilterBar, wideField } from "../../components/filter-bar.tsx"
import { Icon } from "../../components/icon.tsx"
import { OneOnly } from "../../components/webhooks/one-only.tsx"
import { eventTypesQuery } from "../../components/webhooks/queries.ts"
import { TimeFilter } from "../../components/webhooks/time-filter.tsx"
import { useFilters } from "../../url/filters.ts"
import { filterNames, type FilterName } from "./events-api.ts"
import * as strings from "./strings.ts"

export function EventFilterBar() {
  const [filters, change] = useFilters<FilterName>()
  const { type = "", message } = filters
  return (
    <FilterBar
      label={strings.events}
      isFiltered={filterNames.some((name) => filters[name])}
      clear={() => change(nothing)}
    >
      <SidSearch />
      <TypeSelect value={type} onChange={(next) => change({ type: next })} />
      {message && (
        <OneOnly
          label={strings.ofOneMessage}
          sid={message}
          to={`/messages/${message}`}
          all={strings.eventsOfAllMessages}
          takeAway={() => change({ message: "" })}
        />
      )}
      <TimeFilter filters={filters} change={change} />
    </FilterBar>
  )
}

const nothing = Object.fromEntries(filterNames.map((name) => [name, ""]))

/** The sid of an event opens it. The sid of a message shows its events. */
function SidSearch() {
  const [text, setText] = useState("")
  const [fault, setFault] = useState("")
  const [, change] = useFilters<FilterName>()
  const navigate = useNavigate()
  const go = () => {
    const wanted = text.trim()
    const [, kind, digits] = /^(EV|MS)([0-9a-f]{32})$/i.exec(wanted) ?? []
    setFault(wanted && !kind ? strings.sidInvalid : "")
    if (!kind || !digits) return
    setText("")
    const sid = kind.toUpperCase() + digits.toLowerCase()
    if (sid.startsWith("MS")) change({ message: sid })
    else void navigate({ to: "/events/$sid", params: { sid } })
  }
  return (
    <form
      className={wideField}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <TextInput
        type="search"
        data-search
        label={strings.search}
        placeholder={strings.eventOrMessageSid}
        leftSection={<Icon name="search" size={16} />}
        value={text}
        error={fault}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setFault("")
        }}
      />
    </form>
  )
}

/** All event types by area, and each whole area. */
function TypeSelect({ value, onChange }: { value: string; onChange(value: string): void }) {
  const chosen = useAccount()
  const names = (useQuery(eventTypesQuery(chosen)).data ?? []).map(({ name }) => name)
  const areas = [...Map.groupBy(names, (name) => `${name.split(".")[0]}.*`)]
  const isKnown = value === "" || areas.some(([area, members]) => area === value || members.includes(value))
  return (
    <NativeSelect
      label={strings.type}
      className={wideField}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: "", label: strings.anyType },
        ...(isKnown ? [] : [value]),
        ...areas.map(([area, members]) => ({
          group: area.replace(".*", ""),
          items: [...(members.length > 1 ? [{ value: area, label: strings.allOfArea(area) }] : []), ...members],
        })),
      ]}
    />
  )
}
