import { systemClock } from "#core/std/clock.ts"
import { Decoder, type Decoded, type FileOwner } from "./decoder.ts"
import type { FittedPicture, PictureToFit } from "./fit-picture.ts"
import type { MimeToRead, ReadMime } from "./read-mime.ts"

const mb = 1024 * 1024
const idleMs = 30_000

/** A mail of 12 MiB in lines of 76 characters needs 0.2 s and 170 MB. */
const mime = new Decoder<MimeToRead, ReadMime>({
  kind: "mime",
  clock: systemClock,
  idleMs,
  limits: { memoryBytesMax: 320 * mb, processorMsMax: 5_000, heapMbMax: 192 },
})

/** The pictures that `fit-picture.ts` admits need 4 s and 350 MB at most. */
const pictures = new Decoder<PictureToFit, FittedPicture>({
  kind: "picture",
  clock: systemClock,
  idleMs,
  limits: { memoryBytesMax: 448 * mb, processorMsMax: 10_000, heapMbMax: 64 },
})

/** Reads a MIME message of a carrier's peer. Rejects if this installation cannot. */
export function decodeMime(input: MimeToRead, owner: FileOwner): Promise<Decoded<ReadMime>> {
  return mime.decode(input, owner)
}

/** Makes a picture of a sender fit. Rejects if this installation cannot. */
export function decodePicture(input: PictureToFit, owner: FileOwner): Promise<Decoded<FittedPicture>> {
  return pictures.decode(input, owner)
}
