import { Paper, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { explainSegments } from "../../components/message/explain-segments.ts"
import type { Message } from "@posthorn/client"
import { previewQuery } from "../../components/message/messages-api.ts"
import { SegmentTexts } from "../../components/message/segment-texts.tsx"
import * as strings from "./strings.ts"

/** The segments of the text, by the same count that the preview, the bill and the wire use. */
export function Segments({ message }: { message: Message }) {
  const speaker = useAccount()
  // The count depends only on the text. The API requires a recipient, and for an inbound message it is a
  // number of this installation.
  const asked = useQuery({
    ...previewQuery(speaker, { to: message.to, body: message.body }),
    staleTime: Infinity,
    retry: false,
  })
  const preview = asked.data
  return (
    <Paper>
      <Title order={2} mb="xs">
        {strings.segmentsOfMessage(message.num_segments)}
      </Title>
      {preview ? (
        <Stack gap="xs">
          <Text size="sm">{explainSegments(preview)}</Text>
          <SegmentTexts preview={preview} />
        </Stack>
      ) : (
        <Text size="sm" c="dimmed">
          {asked.isError ? strings.segmentsUnknown : "…"}
        </Text>
      )}
    </Paper>
  )
}
