/**
 * The thin body, for endpoints that fetch the resource themselves: its sid, status and path. It is derived
 * from the stored body alone, so every attempt has the same bytes. An event without a resource, such as a
 * test, keeps its body.
 */
export function thinBody(body: string): string {
  // No stranger wrote anything before `data`: core/events/event-body.ts.
  const at = body.indexOf(dataName) + dataName.length
  const head = body.slice(0, at)
  const { type } = JSON.parse(`${head}0}`) as { type: string }
  const { sid, status = null } = JSON.parse(body.slice(at, -1)) as { sid?: string; status?: string }
  if (sid === undefined) return body
  const [area = ""] = type.split(".")
  return `${head}${JSON.stringify({ sid, status, url: `/v1/${area}/${sid}` })}}`
}

const dataName = '"data":'
