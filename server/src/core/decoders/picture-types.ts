/** The types whose pictures can be changed. */
const readable: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/gif", "image/webp", "image/avif", "image/tiff"]) // oxfmt-ignore

export function isPicture({ contentType }: { contentType: string }): boolean {
  return readable.has(contentType)
}

/** Null accepts every type, and `image/*` every type of a kind. */
export function acceptsType({ types }: { types: readonly string[] | null }, contentType: string): boolean {
  return types === null || types.includes(contentType) || types.includes(contentType.replace(/\/.*/, "/*"))
}
