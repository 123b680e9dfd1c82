import { Paper, Skeleton, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { Message } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { MediaList } from "../../components/message/media-list.tsx"
import { isFinal } from "../../components/message/message.ts"
import { mediaQuery } from "../../components/message/messages-api.ts"
import * as strings from "./strings.ts"

export function MediaPanel({ message }: { message: Message }) {
  const speaker = useAccount()
  const { data, error, refetch } = useQuery(mediaQuery(speaker, message))
  const missing = message.num_media - new Set(data?.map(({ url, sid }) => url ?? sid)).size
  return (
    <Paper component="section" aria-label={strings.media}>
      <Title order={2} mb="sm">
        {strings.media}
      </Title>
      {error ? (
        <ErrorAlert error={error} title={strings.mediaError} retry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={120} />
      ) : (
        <Stack gap="sm">
          {data.length > 0 && <MediaList media={data} />}
          {missing > 0 && <Text size="sm">{missingText(message, missing)}</Text>}
        </Stack>
      )}
    </Paper>
  )
}

function missingText(message: Message, count: number): string {
  const files = strings.files(count)
  if (!isFinal(message)) return strings.filesToCome(files)
  return strings.filesMissing(files)
}
