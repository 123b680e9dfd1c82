// Only types: the package is optional, so nothing of it may be needed at the start.
import type sharp from "sharp"
import type { OutputInfo, Sharp, SharpOptions } from "sharp"

type SharpLibrary = typeof sharp
export type Picture = Sharp
export type PictureOptions = SharpOptions
export type { OutputInfo }

let opened: Promise<SharpLibrary | null> | undefined

/**
 * The library that changes pictures, or null where it has no build for this platform. It reads only the
 * formats that phones and web pages use, since a stranger wrote the file.
 */
export function openSharp(): Promise<SharpLibrary | null> {
  return (opened ??= load())
}

/** What an operator has to do where it is missing. */
export const sharpAdvice = "Install its optional dependency sharp: npm install --include=optional"

const loaders = ["Jpeg", "Png", "Nsgif", "Webp", "Heif", "Tiff"].map((name) => `VipsForeignLoad${name}`)

async function load(): Promise<SharpLibrary | null> {
  try {
    const { default: library } = await import("sharp")
    // A picture comes once: a cache would only keep memory.
    library.cache(false)
    library.concurrency(1)
    library.block({ operation: ["VipsForeignLoad"] })
    library.unblock({ operation: loaders })
    return library
  } catch {
    return null
  }
}
