export interface CurlRequest {
  method: string
  url: string
  isForOperator: boolean
  query: Readonly<Record<string, unknown>>
  body: Readonly<Record<string, unknown>>
  /** Whether the server refuses the request without an `Idempotency-Key`. */
  needsKey: boolean
}

/** Returns a request that works when it is pasted, with the parameters as a form. */
export function curlLine({ method, url, isForOperator, query, body, needsKey }: CurlRequest): string {
  const pairs = pairsOf(body).map(([name, text]) => `--data-urlencode ${quoted(`${pascal(name)}=${text}`)}`)
  const filter = pairsOf(query).map(([name, text]) => `--data-urlencode ${quotedIfNeeded(`${name}=${text}`)}`)
  const verb = method === "GET" || (method === "POST" && pairs.length) ? "" : ` -X ${method}`
  const credentials = isForOperator ? "operator:$OPERATOR_TOKEN" : "$ACCOUNT_SID:$AUTH_TOKEN"
  const key = needsKey ? [`-H "Idempotency-Key: ${url.slice(url.lastIndexOf("/") + 1)}-1"`] : []
  const from = filter.length ? ` -G ${filter.join(" ")}` : ""
  return [`curl -u ${credentials}${verb}${from} ${url}`, ...key, ...pairs].join(" \\\n  ")
}

/** A list is a repeated parameter. */
function pairsOf(values: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, typeof each === "string" ? each : JSON.stringify(each)]),
  )
}

/** Quotes a text for a shell. JSON contains double quotes. */
function quoted(text: string): string {
  return text.includes('"') ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`
}

function quotedIfNeeded(text: string): string {
  return /^[\w=+.:-]+$/.test(text) ? text : quoted(text)
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
