import { NativeSelect, Select } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { faultOfFilter } from "../../components/faults.ts"
import { FilterBar, wideField } from "../../components/filter-bar.tsx"
import { TimeRange } from "../../components/time-range.tsx"
import { useFilters } from "../../url/filters.ts"
import { membersQuery, type FilterName } from "./audit-query.ts"
import * as strings from "./strings.ts"

const operations = Object.entries(strings.changes).map(([value, label]) => ({ value, label }))

/** The filters of the log. The address holds all of them. A refused value shows its fault at its field. */
export function AuditLogFilters({ error }: { error: unknown }) {
  const chosen = useAccount()
  const navigate = useNavigate()
  const [{ of = "", member = "", operation, from, to }, change] = useFilters<FilterName>()
  const members = useQuery(membersQuery(chosen, of)).data ?? []
  const isKnown = member === "" || members.some(({ sid }) => sid === member)
  const isFiltered = [of, member, operation, from, to].some(Boolean)
  return (
    <FilterBar label={strings.auditLog} isFiltered={isFiltered} clear={() => void navigate({ to: "/audit-log" })}>
      <NativeSelect
        label={strings.member}
        className={wideField}
        data-search
        value={member}
        error={faultOfFilter(error, "member_sid", strings.member)}
        onChange={(event) => change({ member: event.currentTarget.value })}
        data={[
          { value: "", label: strings.anyone },
          ...members.map(({ sid, email }) => ({ value: sid, label: email })),
          ...(isKnown ? [] : [{ value: member, label: strings.aFormerMember }]),
        ]}
      />
      <Select
        label={strings.action}
        className={wideField}
        placeholder={strings.anyAction}
        searchable
        clearable
        nothingFoundMessage={strings.noMatchingAction}
        value={operation ?? null}
        error={faultOfFilter(error, "operation", strings.action)}
        onChange={(value) => change({ operation: value ?? "" })}
        data={
          operation && !strings.changes[operation]
            ? [{ value: operation, label: operation }, ...operations]
            : operations
        }
      />
      <TimeRange
        title={strings.time}
        label={strings.timeOfTheRequest}
        afterLabel={strings.atOrAfter}
        beforeLabel={strings.before}
        after={from}
        before={to}
        names={{ after: "from", before: "to" }}
        change={change}
        error={faultOfFilter(error, "from", strings.atOrAfter) ?? faultOfFilter(error, "to", strings.before)}
      />
      {chosen.session.member.is_operator && (
        <NativeSelect
          label={strings.changesOf}
          className={wideField}
          value={of}
          onChange={(event) => change({ of: event.currentTarget.value })}
          data={[
            { value: "", label: chosen.account?.account_name ?? strings.theAccount },
            { value: "installation", label: strings.theInstallation },
          ]}
        />
      )}
    </FilterBar>
  )
}
