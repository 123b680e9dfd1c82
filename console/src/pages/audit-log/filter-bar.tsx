import { NativeSelect, Select } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { faultOfFilter } from "../../components/faults.ts"
import { FilterBar, wideField } from "../../components/filter-bar.tsx"
import { TimeRange } from "../../components/time-range.tsx"
import { useFilters } from "../../url/filters.ts"
import { membersQuery, type FilterName } from "./audit-query.ts"
import { changes } from "./in-words.ts"

const operations = Object.entries(changes).map(([value, label]) => ({ value, label }))

/** The filters of the log. The address holds all of them. A refused value shows its fault at its field. */
export function AuditLogFilters({ error }: { error: unknown }) {
  const chosen = useAccount()
  const navigate = useNavigate()
  const [{ of = "", member = "", operation, from, to }, change] = useFilters<FilterName>()
  const members = useQuery(membersQuery(chosen, of)).data ?? []
  const isKnown = member === "" || members.some(({ sid }) => sid === member)
  const isFiltered = [of, member, operation, from, to].some(Boolean)
  return (
    <FilterBar label="Audit log" isFiltered={isFiltered} clear={() => void navigate({ to: "/audit-log" })}>
      <NativeSelect
        label="Member"
        className={wideField}
        data-search
        value={member}
        error={faultOfFilter(error, "member_sid", "Member")}
        onChange={(event) => change({ member: event.currentTarget.value })}
        data={[
          { value: "", label: "Anyone" },
          ...members.map(({ sid, email }) => ({ value: sid, label: email })),
          ...(isKnown ? [] : [{ value: member, label: "A former member" }]),
        ]}
      />
      <Select
        label="Action"
        className={wideField}
        placeholder="Any action"
        searchable
        clearable
        nothingFoundMessage="No matching action"
        value={operation ?? null}
        error={faultOfFilter(error, "operation", "Action")}
        onChange={(value) => change({ operation: value ?? "" })}
        data={operation && !changes[operation] ? [{ value: operation, label: operation }, ...operations] : operations}
      />
      <TimeRange
        title="Time"
        label="Time of the request"
        afterLabel="At or after"
        beforeLabel="Before"
        after={from}
        before={to}
        names={{ after: "from", before: "to" }}
        change={change}
        error={faultOfFilter(error, "from", "At or after") ?? faultOfFilter(error, "to", "Before")}
      />
      {chosen.session.member.is_operator && (
        <NativeSelect
          label="Changes of"
          className={wideField}
          value={of}
          onChange={(event) => change({ of: event.currentTarget.value })}
          data={[
            { value: "", label: chosen.account?.account_name ?? "The account" },
            { value: "installation", label: "The installation" },
          ]}
        />
      )}
    </FilterBar>
  )
}
