import { Group, Image, Modal, Skeleton, Text, UnstyledButton } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { Media } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../act-button.tsx"
import { bytesText, fileNameOf, imageSourceOf, isShownAsImage, saveFile } from "./media-file.ts"
import { mediaContentQuery } from "./messages-api.ts"
import classes from "./media-list.module.css"
import * as strings from "./strings.ts"

/**
 * Files of a message. Strangers sent them, so only pictures are shown, and everything else can only be saved.
 */
export function MediaList({ media }: { media: readonly Media[] }) {
  return (
    <ul className={classes.media}>
      {media.map((each, index) => (
        <One key={each.sid} media={each} name={strings.fileNumber(index + 1)} />
      ))}
    </ul>
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
            {strings.noPreview}
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

/** An `img` runs no script, whatever the file contains. */
function Picture({ media, name }: { media: Media; name: string }) {
  const { data, isError } = useQuery(mediaContentQuery(useAccount(), media.sid))
  const [isBroken, setBroken] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (isError || isBroken)
    return (
      <div className={classes.frame}>
        <Text size="sm" c="dimmed">
          {strings.pictureError}
        </Text>
      </div>
    )
  if (!data) return <Skeleton height={140} />
  const source = imageSourceOf(data)
  return (
    <>
      <UnstyledButton className={classes.frame} onClick={() => setOpen(true)} aria-label={strings.openName(name)}>
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
    <ActButton size="compact-xs" variant="default" act={save} aria-label={strings.saveName(name)}>
      {strings.save}
    </ActButton>
  )
}
