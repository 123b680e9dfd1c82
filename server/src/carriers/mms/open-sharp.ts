// No import: the package is optional, so nothing of it may be needed at the start.
type Sharp = (typeof import("sharp"))["default"]
export type Picture = import("sharp").Sharp
export type PictureOptions = import("sharp").SharpOptions
export type OutputInfo = import("sharp").OutputInfo

let opened: Promise<Sharp | null> | undefined

/**
 * The library that changes pictures, or null where it has no build for this platform. It reads only the
 * formats that phones and web pages use, since a stranger wrote the file.
 */
export function openSharp(): Promise<Sharp | null> {
  return (opened ??= load())
}

/** What an operator has to do where it is missing. */
export const sharpAdvice = "Install its optional dependency sharp: npm install --include=optional"

const loaders = ["Jpeg", "Png", "Nsgif", "Webp", "Heif", "Tiff"].map((name) => `VipsForeignLoad${name}`)

async function load(): Promise<Sharp | null> {
  try {
    const { default: sharp } = await import("sharp")
    // A picture comes once: a cache would only keep memory.
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ["VipsForeignLoad"] })
    sharp.unblock({ operation: loaders })
    return sharp
  } catch {
    return null
  }
}
