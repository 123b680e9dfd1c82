import { Paper, Stack, Text, Title } from "@mantine/core"
import { useDebouncedValue } from "@mantine/hooks"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import { sentenceOf } from "../../components/sentence-of.ts"
import { explainSegments, nameOf } from "../../components/message/explain-segments.ts"
import type { MessagePreview } from "@posthorn/client"
import { previewQuery } from "../../components/message/messages-api.ts"
import { priceText } from "../../components/message/price.ts"
import { SegmentTexts } from "../../components/message/segment-texts.tsx"
import { labels, previewOf, type MessageDraft } from "./draft.ts"
import { PreviewRoute } from "./preview-route.tsx"
import * as strings from "./strings.ts"

const settledMs = 200

/**
 * Each content has its own preview, which is read when the typing pauses. A late answer for earlier content
 * is not shown.
 */
export function PreviewPanel({ draft }: { draft: MessageDraft }) {
  const speaker = useAccount()
  const [settled] = useDebouncedValue(draft, settledMs)
  const request = previewOf(settled)
  const asked = useQuery({
    ...previewQuery(speaker, request ?? { to: "" }),
    enabled: request !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isAhead = asked.isPlaceholderData || JSON.stringify(previewOf(draft)) !== JSON.stringify(request)
  return (
    <Paper>
      <Title order={2} mb="xs">
        {strings.preview}
      </Title>
      <div aria-live="polite" aria-busy={isAhead && request !== null}>
        {request === null || !previewOf(draft) ? (
          <Text size="sm" c="dimmed">
            {strings.previewEmpty}
          </Text>
        ) : asked.isError ? (
          <Text size="sm">{sentenceOf(asked.error, (name) => labels[name])}</Text>
        ) : asked.data ? (
          <Found preview={asked.data} />
        ) : null}
      </div>
    </Paper>
  )
}

function Found({ preview }: { preview: MessagePreview }) {
  return (
    <Stack gap="sm">
      <Facts>
        <Fact name={strings.segments}>{preview.num_segments}</Fact>
        <Fact name={strings.encoding}>{nameOf(preview.encoding)}</Fact>
        <Fact name={strings.price}>{priceText(preview.price, preview.price_unit)}</Fact>
        <Fact name={strings.route}>
          <PreviewRoute route={preview.route} />
        </Fact>
      </Facts>
      <Text size="sm" c="dimmed">
        {explainSegments(preview)}
      </Text>
      {(preview.num_segments > 1 || preview.encoding === "ucs2") && <SegmentTexts preview={preview} />}
    </Stack>
  )
}
