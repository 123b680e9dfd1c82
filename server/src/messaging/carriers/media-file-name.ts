/** The usual file extension of a type, if it differs from the subtype. */
const endings: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/svg+xml": "svg",
  "image/tiff": "tif",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/ogg": "ogg",
  "video/quicktime": "mov",
  "video/x-msvideo": "avi",
  "video/3gpp": "3gp",
  "video/3gpp2": "3g2",
  "text/plain": "txt",
  "text/vcard": "vcf",
  "text/calendar": "ics",
}

/** The name of media without a file name, as chat programs show it: `media-2.jpg`. */
export function mediaFileName(contentType: string, index: number): string {
  const subtype = /^[a-z]+\/([a-z0-9]{1,10})$/.exec(contentType)?.[1]
  return `media-${index + 1}.${endings[contentType] ?? subtype ?? "bin"}`
}
