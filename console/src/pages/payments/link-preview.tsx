import { Paper, Stack, Text, Title } from "@mantine/core"
import { useDebouncedValue } from "@mantine/hooks"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { readAmount } from "../../components/amount-text.ts"
import { Fact, Facts } from "../../components/facts.tsx"
import { nameOf } from "../../components/message/explain-segments.ts"
import classes from "../../components/message/message.module.css"
import { previewQuery } from "../../components/message/messages-api.ts"
import { priceText } from "../../components/message/price.ts"
import { sentenceOf } from "../../components/sentence-of.ts"
import { linkText } from "./link-text.ts"
import { fieldOf, type RequestDraft } from "./request-draft.ts"
import * as strings from "./strings.ts"

const settledMs = 200
/** As long as a real one, so that the segments are correct. */
const sampleUrl = `${location.origin}/pay/${"A".repeat(22)}`
const labels: Readonly<Record<string, string>> = { to: strings.to, from: strings.from, body: strings.messageText }

/** The text that the customer will receive, with its segments and price. */
export function LinkPreview({ draft }: { draft: RequestDraft }) {
  const speaker = useAccount()
  const currency = draft.currency.trim().toUpperCase()
  const amount = readAmount(draft.amount, currency)
  const text =
    typeof amount === "number"
      ? linkText({
          ...draft,
          name: speaker.account?.account_name ?? "",
          description: draft.description.trim(),
          body: draft.body.trim(),
          amount,
          currency,
          url: sampleUrl,
        })
      : null
  return (
    <Paper>
      <Title order={2} mb="xs">
        {strings.preview}
      </Title>
      {text === null || !draft.to.trim() ? (
        <Text size="sm" c="dimmed">
          {strings.previewEmpty}
        </Text>
      ) : (
        <Stack gap="sm">
          <div className={classes.bubble} dir="auto">
            {text}
          </div>
          <Text size="xs" c="dimmed">
            {strings.previewLinkNote}
          </Text>
          <Cost to={draft.to.trim()} from={draft.from.trim()} body={text} />
        </Stack>
      )}
    </Paper>
  )
}

interface CostProps {
  to: string
  from: string
  body: string
}

/** Read when the typing pauses. */
function Cost(message: CostProps) {
  const [{ to, from, body }] = useDebouncedValue(message, settledMs)
  const { data, error } = useQuery({
    ...previewQuery(useAccount(), { to, body, ...(from && { from }) }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <div aria-live="polite">
      {error ? (
        <Text size="sm">{sentenceOf(error, (name) => labels[fieldOf(name) ?? name])}</Text>
      ) : (
        data && (
          <Facts>
            <Fact name={strings.segments}>
              {data.num_segments} ({nameOf(data.encoding)})
            </Fact>
            <Fact name={strings.price}>{priceText(data.price, data.price_unit)}</Fact>
          </Facts>
        )
      )}
    </div>
  )
}
