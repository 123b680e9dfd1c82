import { NativeSelect, Select } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { fieldFaults } from "../../components/field-faults.ts"
import { FilterBar, wideField } from "../../components/filter-bar.tsx"
import { TimeRange } from "../../components/time-range.tsx"
import { useFilters } from "../../url/filters.ts"
import { membersQuery, type FilterName } from "./audit-query.ts"
import { changes } from "./in-words.ts"

const operations = Object.entries(changes).map(([value, label]) => ({ value, label }))

/** What narrows the log; all of it is in the address. A value of the address that the server refuses is named at its field. */
export function AuditLogFilters({ error }: { error: unknown }) {
  const chosen = useAccount()
  const navigate = useNavigate()
  const [{ of = "", member = "", operation, from, to }, change] = useFilters<FilterName>()
  const members = useQuery(membersQuery(chosen, of)).data ?? []
  const faults = fieldFaults(error, ["member_sid", "operation", "from", "to"]).at
  const isKnown = member === "" || members.some(({ sid }) => sid === member)
  const isFiltered = [of, member, operation, from, to].some(Boolean)
  return (
    <FilterBar label="Audit log" isFiltered={isFiltered} clear={() => void navigate({ to: "/audit-log" })}>
      <NativeSelect
        label="Member"
        className={wideField}
        data-search
        value={member}
        error={faults.member_sid}
        onChange={(event) => change({ member: event.currentTarget.value })}
        data={[
          { value: "", label: "Everybody" },
          ...members.map(({ sid, email }) => ({ value: sid, label: email })),
          ...(isKnown ? [] : [{ value: member, label: "Somebody who is no member" }]),
        ]}
      />
      <Select
        label="Action"
        className={wideField}
        placeholder="Any action"
        searchable
        clearable
        nothingFoundMessage="No action is called so."
        value={operation ?? null}
        error={faults.operation}
        onChange={(value) => change({ operation: value ?? "" })}
        data={operation && !changes[operation] ? [{ value: operation, label: operation }, ...operations] : operations}
      />
      <TimeRange
        title="Time"
        label="When it was asked for"
        afterLabel="At or after"
        beforeLabel="Before"
        after={from}
        before={to}
        names={{ after: "from", before: "to" }}
        change={change}
        error={faults.from ?? faults.to}
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
