import { Text } from "@mantine/core"
import { formatCount, formatShare } from "../format.ts"
import * as strings from "./strings.ts"

/** A count as a share of another, in words and as a bar. */
export function Part({ count, of: all }: { count: number; of: number }) {
  return (
    <>
      <Text size="sm" className="tabular">
        {formatShare(all === 0 ? null : count / all)}
      </Text>
      <Text size="xs" c="dimmed" className="tabular">
        {strings.countOfAll(formatCount(count), formatCount(all))}
      </Text>
      <svg width="100%" height={3} aria-hidden>
        <rect width="100%" height={3} rx={1.5} fill="var(--console-line)" />
        <rect
          width={`${all === 0 ? 0 : Math.min((100 * count) / all, 100)}%`}
          height={3}
          rx={1.5}
          fill="var(--mantine-color-petrol-5)"
        />
      </svg>
    </>
  )
}
