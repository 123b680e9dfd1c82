// Imports only types. The package is optional, so the start must not need it.
import type sharp from "sharp"
import type { Channels, OutputInfo, Sharp, SharpOptions } from "sharp"

type SharpLibrary = typeof sharp
export type Picture = Sharp
export type PictureOptions = SharpOptions
export type { Channels, OutputInfo }

let opened: Promise<SharpLibrary | null> | undefined

/**
 * Opens the library that changes pictures. Returns null if it has no build for this platform. It reads only
 * the formats that phones and web pages use, because strangers create the files.
 */
export function openSharp(): Promise<SharpLibrary | null> {
  return (opened ??= load())
}

/** Advice to the operator if the library is missing. */
export const sharpAdvice = "Install its optional dependency sharp: npm install --include=optional"

const loaders = ["Jpeg", "Png", "Nsgif", "Webp", "Heif", "Tiff"].map((name) => `VipsForeignLoad${name}`)

async function load(): Promise<SharpLibrary | null> {
  try {
    const { default: library } = await import("sharp")
    // Each picture is read once, so a cache would only use memory.
    library.cache(false)
    library.concurrency(1)
    library.block({ operation: ["VipsForeignLoad"] })
    library.unblock({ operation: loaders })
    return library
  } catch {
    return null
  }
}
