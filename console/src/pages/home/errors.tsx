import { Anchor, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import type { ErrorCount } from "@posthorn/client"
import { DataTable } from "../../components/data-table.tsx"
import { formatCount } from "../../components/format.ts"
import * as strings from "./strings.ts"

const shownMax = 8

/** Each code leads to its messages of the period, which begins at `since`. */
export function Errors({ errors, since }: { errors: readonly ErrorCount[]; since: string }) {
  if (errors.length === 0) return <Text c="dimmed">{strings.noMessageFailed}</Text>
  return (
    <DataTable
      caption={strings.errorsCaption}
      rows={errors.slice(0, shownMax)}
      keyOf={({ error_code }) => error_code}
      columns={[
        {
          header: strings.error,
          cell: ({ error_code, error_message }) => (
            <>
              <Anchor
                component={Link}
                to="/messages"
                search={{ error_code, created_after: since } as never}
                size="sm"
                ff="monospace"
              >
                {error_code}
              </Anchor>
              <Text size="xs" c="dimmed">
                {error_message}
              </Text>
            </>
          ),
        },
        { header: strings.messages, align: "right", cell: ({ count }) => formatCount(count) },
      ]}
    />
  )
}
