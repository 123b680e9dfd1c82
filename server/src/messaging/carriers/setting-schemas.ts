import { isIP } from "node:net"
import { z } from "zod"
import { inPem } from "#core/std/form-schema.ts"

/** Schemas that several kinds of carriers share. */
export const hostSetting = z
  .string()
  .max(253)
  .refine((host) => /^[\w.-]+$/.test(host) || isIP(host) > 0, "is not a name or address of a host, without a port")

export const pemSetting = inPem(
  z.string().regex(/-----BEGIN [A-Z0-9 ]+-----/, "is not PEM, which begins with -----BEGIN"),
)

/** Whether a text is the URL of an API, without credentials, which would be shown with the settings. */
export function isApiUrl(text: string): boolean {
  const url = URL.parse(text)
  return (url?.protocol === "https:" || url?.protocol === "http:") && !url.username && !url.password && !url.hash
}

/** The URL of an API, without a final slash. */
export function apiUrlSetting(example: string) {
  return z
    .string()
    .max(500)
    .refine(isApiUrl, `is not a URL such as ${example}, without a user and a password`)
    .transform(withoutFinalSlashes)
}

function withoutFinalSlashes(url: string): string {
  let end = url.length
  while (url[end - 1] === "/") end--
  return url.slice(0, end)
}

/** Treats null like a missing value. */
export function orDefault<T extends z.ZodType>(schema: T, fallback: NoInfer<z.output<T>>) {
  return schema
    .nullish()
    .default(fallback as never)
    .transform((value) => value ?? fallback)
}

export function orNull<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? null)
}

export function wholeNumber(least: number, most: number) {
  const message = `is not a whole number of ${least} to ${most}`
  return z.int(message).min(least, message).max(most, message)
}

export function numberOrNull(least: number, most: number) {
  const message = `is not a number of ${least} to ${most}`
  return orNull(z.number(message).min(least, message).max(most, message))
}

export function textOrNull(most: number) {
  const message = `is not a text of 1 to ${most} characters`
  return orNull(z.string(message).min(1, message).max(most, message))
}

/** An object whose fields all have defaults, so that it can be omitted. */
export function settingGroup<Shape extends z.ZodRawShape>(shape: Shape) {
  const object = z.strictObject(shape)
  return object.nullish().transform((value) => value ?? object.parse({}))
}
