import { Anchor, Button, Group, Skeleton, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { Icon } from "../../components/icon.tsx"
import { Panel } from "../../components/panel.tsx"
import { Sentence } from "../../components/sentence.tsx"
import { sentenceOf } from "../../components/sentence-of.ts"
import classes from "./attention.module.css"
import type { Matter } from "./matter.ts"
import * as strings from "./strings.ts"
import type { Attention } from "./use-attention.ts"

/** Entries shown at first. A button shows the rest. */
const shownMax = 5

/** Problems of the account, the most urgent first, or one quiet line when there are none. */
export function AttentionPanel({ attention: { matters, error, retry } }: { attention: Attention }) {
  const [isWhole, setWhole] = useState(false)
  if (!matters) return <Skeleton height={24} width={220} />
  if (matters.length === 0 && error === null) return <AllWell />
  const shown = isWhole ? matters : matters.slice(0, shownMax)
  return (
    <Panel title={strings.needsAttention}>
      <ul className={classes.list}>
        {shown.map((matter) => (
          <Item key={matter.key} matter={matter} />
        ))}
      </ul>
      {shown.length < matters.length && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setWhole(true)}>
          {strings.showMore(matters.length - shown.length)}
        </Button>
      )}
      {error !== null && (
        <Group gap="xs" mt={matters.length > 0 ? "sm" : 0} role="alert">
          <Text size="sm">
            {strings.attentionIncomplete} {sentenceOf(error)}
          </Text>
          <Button variant="default" size="compact-xs" onClick={retry}>
            {strings.tryAgain}
          </Button>
        </Group>
      )}
    </Panel>
  )
}

function Item({ matter: { urgency, text, act, to, search } }: { matter: Matter }) {
  return (
    <li className={classes.item} data-urgency={urgency}>
      <Icon name={urgency === "soon" ? "info" : "alert"} size={16} />
      <span className={classes.text}>
        <Sentence text={text} />
      </span>
      <Anchor component={Link} to={to} search={(search ?? {}) as never} size="sm" className={classes.act}>
        {act}
      </Anchor>
    </li>
  )
}

function AllWell() {
  return (
    <Group gap={6} c="dimmed" role="status">
      <Icon name="check" size={16} />
      <Text size="sm">{strings.nothingNeedsAttention}</Text>
    </Group>
  )
}
