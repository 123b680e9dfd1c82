import { Box, SegmentedControl, Text } from "@mantine/core"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { VerificationText } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { nameOf } from "../../components/message/explain-segments.ts"
import { Panel } from "../../components/panel.tsx"
import { useFilters } from "../../url/filters.ts"
import { languageName } from "../../components/language-name.ts"
import { textsQuery } from "./queries.ts"
import * as strings from "./strings.ts"

/** The message in each language, with the saved settings. */
export function TextsPreview() {
  const [filters, change] = useFilters<"method">()
  const method = filters.method === "link" ? "link" : "code"
  const { data, error, refetch } = useQuery({
    ...textsQuery(useAccount(), method),
    placeholderData: keepPreviousData,
  })
  const choice = (
    <SegmentedControl
      aria-label={strings.method}
      size="xs"
      value={method}
      onChange={(value) => change({ method: value === "link" ? "link" : "" })}
      data={[
        { value: "code", label: strings.code },
        { value: "link", label: strings.link },
      ]}
    />
  )
  return (
    <Panel title={strings.preview} actions={choice}>
      <Text size="sm" c="dimmed" mb="sm">
        {strings.textsPreviewDescription}
      </Text>
      {error && !data ? (
        <ErrorAlert error={error} retry={() => void refetch()} />
      ) : (
        <DataTable caption={strings.textsPreviewTitle} columns={columns} rows={data} keyOf={({ locale }) => locale} />
      )}
    </Panel>
  )
}

const columns: readonly Column<VerificationText>[] = [
  { header: strings.language, cell: ({ locale }) => languageName(locale) },
  {
    header: strings.message,
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
  { header: strings.size, cell: (text) => sizeOf(text), wideOnly: true },
]

function sizeOf({ num_segments: count, encoding }: Pick<VerificationText, "num_segments" | "encoding">): string {
  return `${strings.segments(count)}, ${nameOf(encoding)}`
}
