const endings: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "video/3gpp": "3gp",
  "video/quicktime": "mov",
  "text/plain": "txt",
  "text/vcard": "vcf",
  "text/calendar": "ics",
}

/** Returns the name of an outbound file: `media-1.jpg` for the first. */
export function mediaName(contentType: string, index: number): string {
  return `media-${index + 1}.${endings[contentType] ?? contentType.replace(/^.*\/(?:x-)?/, "")}`
}
