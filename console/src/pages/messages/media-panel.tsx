import { Group, Image, Modal, Paper, Skeleton, Stack, Text, Title, UnstyledButton } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { Media, Message } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../../components/act-button.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { isFinal } from "../../components/message/message.ts"
import { mediaContentQuery, mediaQuery } from "../../components/message/messages-api.ts"
import { bytesText, fileNameOf, imageSourceOf, isShownAsImage, saveFile } from "./media-file.ts"
import classes from "./messages.module.css"

/**
 * What was attached. Strangers sent it: pictures are shown as pictures, and everything else is only saved.
 */
export function MediaPanel({ message }: { message: Message }) {
  const speaker = useAccount()
  const { data, error, refetch } = useQuery(mediaQuery(speaker, message))
  const missing = message.num_media - new Set(data?.map(({ url, sid }) => url ?? sid)).size
  return (
    <Paper component="section" aria-label="Media">
      <Title order={2} mb="sm">
        Media
      </Title>
      {error ? (
        <ErrorAlert error={error} title="The media could not be read." retry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={120} />
      ) : (
        <Stack gap="sm">
          {data.length > 0 && (
            <ul className={classes.media}>
              {data.map((media, index) => (
                <One key={media.sid} media={media} name={`File ${index + 1}`} />
              ))}
            </ul>
          )}
          {missing > 0 && <Text size="sm">{missingText(message, missing)}</Text>}
        </Stack>
      )}
    </Paper>
  )
}

function One({ media, name }: { media: Media; name: string }) {
  const { content_type: type, bytes } = media
  return (
    <li className={classes.file}>
      {isShownAsImage(media) ? (
        <Picture media={media} name={name} />
      ) : (
        <div className={classes.frame}>
          <Text size="sm" c="dimmed">
            No preview
          </Text>
        </div>
      )}
      <Text size="xs" className={classes.kind}>
        {type}
      </Text>
      <Group justify="space-between" gap={4} wrap="nowrap">
        <Text size="xs" c="dimmed" className="tabular">
          {bytesText(bytes)}
        </Text>
        <Save media={media} name={name} />
      </Group>
    </li>
  )
}

/** In an `img` nothing of a picture runs, whatever is in it. */
function Picture({ media, name }: { media: Media; name: string }) {
  const { data, isError } = useQuery(mediaContentQuery(useAccount(), media.sid))
  const [isBroken, setBroken] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (isError || isBroken)
    return (
      <div className={classes.frame}>
        <Text size="sm" c="dimmed">
          This picture cannot be shown.
        </Text>
      </div>
    )
  if (!data) return <Skeleton height={140} />
  const source = imageSourceOf(data)
  return (
    <>
      <UnstyledButton className={classes.frame} onClick={() => setOpen(true)} aria-label={`Open ${name}`}>
        <Image src={source} alt={name} mah={140} w="auto" fit="contain" onError={() => setBroken(true)} />
      </UnstyledButton>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={name} size="auto">
        <Image src={source} alt={name} mah="75vh" w="auto" maw="100%" fit="contain" />
      </Modal>
    </>
  )
}

function Save({ media, name }: { media: Media; name: string }) {
  const { client } = useAccount()
  const save = async () => saveFile(fileNameOf(media), (await client.media.get(media.sid)).content)
  return (
    <ActButton size="compact-xs" variant="default" act={save} aria-label={`Save ${name}`}>
      Save
    </ActButton>
  )
}

function missingText(message: Message, count: number): string {
  const files = count === 1 ? "1 file" : `${count} files`
  if (!isFinal(message)) return `${files} to come: media are fetched when the message is handed to the carrier.`
  return `${files} not here: they could not be fetched, or are the same as another.`
}
