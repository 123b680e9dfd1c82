/**
 * Makes the browser save the content. It is plain bytes, so that no browser opens it as a page of the
 * console.
 */
export function saveBlob(name: string, parts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type: "application/octet-stream" }))
  const link = Object.assign(document.createElement("a"), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
