import { Button, Input, Select, TextInput } from "@mantine/core"
import { useNavigate } from "@tanstack/react-router"
import { useEffect, useState, type ReactNode } from "react"
import { channels } from "../../api/generated/channels.ts"
import { CreatedRange } from "../../components/created-range.tsx"
import { faultOfFilter } from "../../components/faults.ts"
import { FilterBar, wideField } from "../../components/filter-bar.tsx"
import { Icon } from "../../components/icon.tsx"
import { subjectOf } from "../../components/subject-of.ts"
import { useFilters } from "../../url/filters.ts"
import type { FilterName } from "../../components/message/messages-api.ts"
import { outboundStatuses } from "../../components/message/message.ts"
import * as strings from "./strings.ts"

const statuses = [...outboundStatuses, "received"].map((value) => ({ value, label: value }))
const directions = [
  { value: "outbound", label: strings.sent },
  { value: "inbound", label: strings.received },
]

export function MessageFilters({ error }: { error: unknown }) {
  const [filters, change] = useFilters<FilterName>()
  const { cursor: _, ...set } = filters
  const navigate = useNavigate()
  return (
    <FilterBar
      label={strings.messages}
      isFiltered={Object.values(set).some(Boolean)}
      clear={() => void navigate({ to: "/messages" })}
    >
      <Search error={faultOfFilter(error, "number", strings.search)} />
      <Select
        label={strings.status}
        placeholder={strings.anyStatus}
        data={statuses}
        value={filters.status ?? null}
        onChange={(status) => change({ status: status ?? "" })}
        error={faultOfFilter(error, "status", strings.status)}
        clearable
      />
      <Select
        label={strings.direction}
        placeholder={strings.anyDirection}
        data={directions}
        value={filters.direction ?? null}
        onChange={(direction) => change({ direction: direction ?? "" })}
        error={faultOfFilter(error, "direction", strings.direction)}
        clearable
      />
      <TextFilter name="to" label={strings.to} error={faultOfFilter(error, "to", strings.to)} />
      <TextFilter name="from" label={strings.from} error={faultOfFilter(error, "from", strings.from)} />
      <CreatedRange error={error} />
      {filters.error_code && (
        <Input.Wrapper label={strings.error} labelElement="div" className={wideField}>
          <Button
            variant="light"
            fullWidth
            justify="space-between"
            rightSection={<Icon name="close" size={12} />}
            aria-label={strings.errorShowOthersToo(filters.error_code)}
            onClick={() => change({ error_code: "" })}
          >
            {filters.error_code}
          </Button>
        </Input.Wrapper>
      )}
    </FilterBar>
  )
}

/** A sid opens its page. Digits, a number or an address is searched in both senders and recipients. */
function Search({ error }: { error: ReactNode }) {
  const [{ number = "" }, change] = useFilters<FilterName>()
  const [text, setText] = useState(number)
  const [fault, setFault] = useState("")
  const navigate = useNavigate()
  useEffect(() => setText(number), [number])
  const go = () => {
    const wanted = text.trim()
    const problem = faultOfSearch(wanted)
    setFault(problem)
    if (problem) return
    const place = pageOfSid(wanted)
    if (place !== null) return void navigate({ to: place })
    if (wanted !== number) change({ number: addressOf(wanted) })
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
        data-search
        type="search"
        label={strings.search}
        placeholder={strings.numberOrMessageSid}
        leftSection={<Icon name="search" size={16} />}
        value={text}
        error={fault || (text === number && error)}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setFault("")
        }}
        onBlur={() => text.trim() === "" && number && change({ number: "" })}
      />
    </form>
  )
}

/** The list keeps its filters when the search cannot find the text. */
function faultOfSearch(text: string): string {
  if (text === "" || pageOfSid(text) !== null || prefixed.test(text)) return ""
  if (/^MS[0-9a-f]*$/i.test(text) && /\d/.test(text)) return strings.sidInvalid
  if (!/^[+\d\s().-]+$/.test(text)) return strings.searchInvalid
  return /^\+?\d{3,15}$/.test(addressOf(text)) ? "" : strings.digitsInvalid
}

const prefixes = channels.filter(({ hasPrefix }) => hasPrefix).map(({ channel }) => channel)
const prefixed = new RegExp(`^(?:${prefixes.join("|")}):.`, "i")

function pageOfSid(text: string): string | null {
  return /^[a-z]{2}[0-9a-f]{32}$/i.test(text)
    ? subjectOf(text.slice(0, 2).toUpperCase() + text.slice(2).toLowerCase()).to
    : null
}

/** People write `+1 (415) 555-0123` and `0049…`; the API wants E.164. */
function addressOf(text: string): string {
  if (!/^[+\d\s().-]+$/.test(text)) return text.replace(/^[a-z]+:/i, (prefix) => prefix.toLowerCase())
  const digits = text.replace(/[^\d+]/g, "")
  return digits.replace(/^00/, "+")
}

function TextFilter({ name, label, error }: { name: FilterName; label: string; error: ReactNode }) {
  const [filters, change] = useFilters<FilterName>()
  const value = filters[name] ?? ""
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const go = () => text.trim() !== value && change({ [name]: addressOf(text.trim()) })
  return (
    <TextInput
      label={label}
      placeholder={strings.anyNumber}
      value={text}
      error={text === value && error}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={go}
      onKeyDown={(event) => event.key === "Enter" && go()}
    />
  )
}
