/**
 * A time as carriers write it: ISO 8601 and RFC 5322 texts, seconds or milliseconds since 1970, and
 * `YYMMDDhhmm` with or without seconds. A text without a zone is UTC. Undefined for anything else.
 */
export function readTime(text: string): number | undefined {
  // Seconds begin with 1 until 2033, and years of two digits began with 2 long before.
  if (/^1\d{9}(?:\.\d{1,9})?$/.test(text)) return Math.floor(Number(text) * 1_000)
  if (/^\d{13}$/.test(text)) return Number(text)
  const [, ...parts] = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?$/.exec(text) ?? []
  if (parts.length) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0))
    return validTime(Date.UTC(2_000 + year, month - 1, day, hour, minute, second))
  }
  if (/^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} /.test(text)) return validTime(Date.parse(text))
  const [, day, time, zone] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?) ?(Z|UTC|[+-]\d\d:?\d\d)?$/.exec(text) ?? [] // oxfmt-ignore
  if (day === undefined) return undefined
  const offset = zone?.startsWith("+") || zone?.startsWith("-") ? zone.replace(/^(...)(\d\d)$/, "$1:$2") : "Z"
  return validTime(Date.parse(`${day}T${time}${offset}`))
}

function validTime(ms: number): number | undefined {
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}
