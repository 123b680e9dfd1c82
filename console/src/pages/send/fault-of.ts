import { ApiError } from "posthorn"

const fields = ["to", "from", "body", "media_url", "send_at", "tags", "validity_period", "max_segments"]

/** What the server said of this parameter, or of one entry of its list. */
export function faultOf(error: unknown, name: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const isAt = (param: string | null | undefined) =>
    param === name || Boolean(param?.startsWith(`${name}[`)) || Boolean(param?.startsWith(`${name}.`))
  const details = error.errors.filter(({ param }) => isAt(param)).map(({ detail }) => detail)
  if (details.length) return details.join(" ")
  return isAt(error.param) ? error.detail : undefined
}

/** Whether all of it is said at fields already. */
export function isAtField(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const said = error.errors.length ? error.errors.map(({ param }) => param) : [error.param]
  return said.every((param) =>
    fields.some((name) => param === name || param?.startsWith(`${name}[`) || param?.startsWith(`${name}.`)),
  )
}
