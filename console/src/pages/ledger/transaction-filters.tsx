import { NativeSelect, TextInput } from "@mantine/core"
import { faultOfFilter } from "../../components/faults.ts"
import { FilterBar } from "../../components/filter-bar.tsx"
import { TimeRange } from "../../components/time-range.tsx"
import { useFilters } from "../../url/filters.ts"
import * as strings from "./strings.ts"

export type TransactionFilter = "type" | "currency" | "payment_sid" | "effective_after" | "effective_before"

export function TransactionFilters({ error }: { error: unknown }) {
  const [filters, change] = useFilters<TransactionFilter>()
  const { type = "", effective_after: after, effective_before: before } = filters
  const fault = (param: TransactionFilter, label: string) => faultOfFilter(error, param, label)
  const typed = (name: "currency" | "payment_sid", label: string, placeholder: string) => {
    const value = filters[name] ?? ""
    return (
      <TextInput
        key={`${name} ${value}`}
        label={label}
        placeholder={placeholder}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        data-search={name === "payment_sid" || undefined}
        onBlur={({ currentTarget }) => change({ [name]: currentTarget.value.trim() })}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && change({ [name]: currentTarget.value.trim() })}
        error={fault(name, label)}
      />
    )
  }
  return (
    <FilterBar
      label={strings.filterTransactions}
      isFiltered={Boolean(type || filters.currency || filters.payment_sid || after || before)}
      clear={() => change({ type: "", currency: "", payment_sid: "", effective_after: "", effective_before: "" })}
    >
      <NativeSelect
        label={strings.type}
        value={type}
        onChange={({ currentTarget }) => change({ type: currentTarget.value })}
        data={[
          { value: "", label: strings.anyType },
          ...Object.entries(strings.transactionTypes).map(([value, { name }]) => ({ value, label: name })),
        ]}
        error={fault("type", strings.type)}
      />
      {typed("currency", strings.currency, "EUR")}
      {typed("payment_sid", strings.payment, "PY…")}
      <TimeRange
        title={strings.happened}
        label={strings.whenItHappened}
        afterLabel={strings.happenedAtOrAfter}
        beforeLabel={strings.happenedBefore}
        after={after}
        before={before}
        names={{ after: "effective_after", before: "effective_before" }}
        change={change}
        error={fault("effective_after", strings.happened) ?? fault("effective_before", strings.happened)}
      />
    </FilterBar>
  )
}
