import { Box, SegmentedControl, Text } from "@mantine/core"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { VerificationText } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { nameOf } from "../../components/message/explain-segments.ts"
import { Panel } from "../../components/panel.tsx"
import { useFilters } from "../../url/filters.ts"
import { languageName } from "../../components/language-name.ts"
import { textsQuery } from "./queries.ts"
import { countOf } from "../../components/count-of.ts"

/** The message in each language, as the saved settings make it. */
export function TextsPreview() {
  const [filters, change] = useFilters<"method">()
  const method = filters.method === "link" ? "link" : "code"
  const { data, error, refetch } = useQuery({
    ...textsQuery(useAccount(), method),
    placeholderData: keepPreviousData,
  })
  const choice = (
    <SegmentedControl
      aria-label="Method"
      size="xs"
      value={method}
      onChange={(value) => change({ method: value === "link" ? "link" : "" })}
      data={[
        { value: "code", label: "Code" },
        { value: "link", label: "Link" },
      ]}
    />
  )
  return (
    <Panel title="Preview" actions={choice}>
      <Text size="sm" c="dimmed" mb="sm">
        Messages with the saved settings. Asterisks stand for the code or the end of the link.
      </Text>
      {error && !data ? (
        <ErrorAlert error={error} retry={() => void refetch()} />
      ) : (
        <DataTable
          caption="The message in each language"
          columns={columns}
          rows={data}
          keyOf={({ locale }) => locale}
        />
      )}
    </Panel>
  )
}

const columns: readonly Column<VerificationText>[] = [
  { header: "Language", cell: ({ locale }) => languageName(locale) },
  {
    header: "Message",
    cell: ({ locale, text, ...size }) => (
      <>
        <Text size="sm" dir="auto" lang={locale} style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
          {text}
        </Text>
        <Box hiddenFrom="sm">
          <Text size="xs" c="dimmed">
            {sizeOf(size)}
          </Text>
        </Box>
      </>
    ),
  },
  { header: "Size", cell: (text) => sizeOf(text), wideOnly: true },
]

function sizeOf({ num_segments: count, encoding }: Pick<VerificationText, "num_segments" | "encoding">): string {
  return `${countOf(count, "segment")}, ${nameOf(encoding)}`
}
