import { Stack, Text } from "@mantine/core"
import type { ReactNode } from "react"
import type { MessagePreview } from "@posthorn/client"
import classes from "./message.module.css"
import * as strings from "./strings.ts"

/** The text of each segment. It marks the characters that require UCS-2. */
export function SegmentTexts({ preview }: { preview: MessagePreview }) {
  const strangers = new Set(preview.ucs2_characters.map(({ character }) => character))
  return (
    <Stack gap={6} component="ol" p={0} m={0} style={{ listStyle: "none" }}>
      {preview.segments.map((text, index) => (
        <li key={index}>
          {preview.segments.length > 1 && (
            <Text size="xs" c="dimmed" mb={2}>
              {strings.partNumber(index + 1)}
            </Text>
          )}
          <div className={classes.segment} dir="auto">
            {marked(text, strangers)}
          </div>
        </li>
      ))}
    </Stack>
  )
}

function marked(text: string, strangers: ReadonlySet<string>): ReactNode[] {
  const pieces: ReactNode[] = []
  let plain = ""
  for (const character of text) {
    if (!strangers.has(character)) {
      plain += character
      continue
    }
    pieces.push(plain, <mark key={pieces.length}>{character}</mark>)
    plain = ""
  }
  return [...pieces, plain]
}
