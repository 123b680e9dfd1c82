import { Skeleton, Stack } from "@mantine/core"
import * as strings from "./strings.ts"

export function PageSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label={strings.loading}>
      <Skeleton height={28} width={180} />
      <Skeleton height={16} width={320} maw="100%" />
      <Skeleton height={220} />
    </Stack>
  )
}
