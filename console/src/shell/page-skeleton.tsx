import { Skeleton, Stack } from "@mantine/core"

/** Stands where a page will be. */
export function PageSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label="Loading">
      <Skeleton height={28} width={180} />
      <Skeleton height={16} width={320} maw="100%" />
      <Skeleton height={220} />
    </Stack>
  )
}
