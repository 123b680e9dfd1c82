import { z } from "zod"
import { noted } from "#http/wire/schemas.ts"

/** A URL for messages or their statuses. An empty one removes it. */
export const callbackUrl = noted(z.string().max(2000).optional(), "A URL for messages or their statuses.")

/** Undefined stays undefined, which changes nothing. */
export function orNull(url: string | undefined): string | null | undefined {
  return url === "" ? null : url
}
