import { NativeSelect, TextInput } from "@mantine/core"
import { CreatedRange } from "../../components/created-range.tsx"
import { faultOfFilter } from "../../components/faults.ts"
import { FilterBar } from "../../components/filter-bar.tsx"
import { useFilters } from "../../url/filters.ts"
import * as strings from "./strings.ts"

export type Filter = "status" | "currency" | "reference" | "needs_review" | "created_after" | "created_before"

const statuses = [
  "pending",
  "requires_action",
  "processing",
  "authorized",
  "completed",
  "failed",
  "canceled",
  "expired",
]

const none: Record<Filter, string> = {
  status: "",
  currency: "",
  reference: "",
  needs_review: "",
  created_after: "",
  created_before: "",
}

export function PaymentFilters({ error }: { error: unknown }) {
  const [filters, change] = useFilters<Filter>()
  const { status = "", needs_review: review = "" } = filters
  const fault = (param: Filter, label: string) => faultOfFilter(error, param, label)
  const isFiltered = Object.keys(none).some((name) => filters[name as Filter])
  return (
    <FilterBar label={strings.filterPayments} isFiltered={isFiltered} clear={() => change(none)}>
      <NativeSelect
        label={strings.status}
        value={status}
        onChange={({ currentTarget }) => change({ status: currentTarget.value })}
        data={[
          { value: "", label: strings.anyStatus },
          ...statuses.map((value) => ({ value, label: value.replaceAll("_", " ") })),
        ]}
        error={fault("status", strings.status)}
      />
      <TextFilter name="reference" label={strings.reference} placeholder="order-8731" isSearch error={error} />
      <TextFilter name="currency" label={strings.currency} placeholder="EUR" error={error} />
      <NativeSelect
        label={strings.review}
        value={review}
        onChange={({ currentTarget }) => change({ needs_review: currentTarget.value })}
        data={[
          { value: "", label: strings.all },
          { value: "true", label: strings.needsReview },
          { value: "false", label: strings.noReviewNeeded },
        ]}
      />
      <CreatedRange error={error} />
    </FilterBar>
  )
}

interface TextFilterProps {
  name: "reference" | "currency"
  label: string
  placeholder: string
  isSearch?: boolean
  error: unknown
}

function TextFilter({ name, label, placeholder, isSearch = false, error }: TextFilterProps) {
  const [filters, change] = useFilters<Filter>()
  const value = filters[name] ?? ""
  const apply = (text: string) => {
    if (text.trim() !== value) change({ [name]: text.trim() })
  }
  return (
    <TextInput
      key={value}
      label={label}
      placeholder={placeholder}
      data-search={isSearch || undefined}
      defaultValue={value}
      onBlur={({ currentTarget }) => apply(currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && apply(currentTarget.value)}
      error={faultOfFilter(error, name, label)}
    />
  )
}
