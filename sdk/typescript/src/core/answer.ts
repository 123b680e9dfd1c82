import { ApiError, type Problem } from "./errors.ts"

/** Parses the server's JSON answer; undefined for a 204. Throws `ApiError`. */
export async function readAnswer(response: Response): Promise<unknown> {
  // Browsers hide everything about a redirect except that it was one.
  if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400))
    throw unexpectedAnswer(response, "The server redirects. Set `baseUrl` to where it leads.")
  const text = await readText(response)
  const json = parse(text)
  if (!response.ok) throw new ApiError(problemOf(response, json, text), retryAfterMsOf(response))
  // Only this status says that the server sends no body. An empty answer with another comes from a proxy.
  if (response.status === 204) return undefined
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    const fault = text === "" ? "The answer is empty." : "The answer is not a JSON object."
    throw unexpectedAnswer(response, `${fault} Does \`baseUrl\` lead to Posthorn?`)
  }
  return json
}

/** Decodes at most 64 MiB, because a small compressed answer can become a large one. */
async function readText(response: Response): Promise<string> {
  if (!response.body) return await response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ""
  let length = 0
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    length += piece.value.length
    if (length > bytesMax) {
      await reader.cancel().catch(() => undefined)
      throw unexpectedAnswer(response, "The answer does not end.")
    }
    text += decoder.decode(piece.value, { stream: true })
  }
  return text + decoder.decode()
}

const bytesMax = 64 * 1024 * 1024

export function unexpectedAnswer(response: Response, detail: string): ApiError {
  return new ApiError(unexpected(response, detail))
}

function problemOf(response: Response, json: unknown, text: string): Problem {
  if (isProblem(json)) return { ...json, request_id: json.request_id ?? response.headers.get("request-id") }
  const said = text.trim().slice(0, saidMax)
  const status = `The answer is ${response.status} and none of Posthorn's`
  return unexpected(response, said ? `${status}: ${said}` : `${status}.`)
}

function isProblem(json: unknown): json is Problem {
  if (typeof json !== "object" || json === null) return false
  const { code, status, detail, title, errors } = json as Partial<Problem>
  return [code, detail, title].every((each) => typeof each === "string") && !!status && Array.isArray(errors)
}

function unexpected(response: Response, detail: string): Problem {
  return {
    type: "about:blank",
    title: "An unexpected answer",
    status: response.status,
    detail,
    code: "unexpected_answer",
    errors: [],
    request_id: response.headers.get("request-id"),
  }
}

/** Seconds, or a date (RFC 9110 section 10.2.3). Some proxies send the more exact `Retry-After-Ms`. */
function retryAfterMsOf({ headers }: Response): number | null {
  const exact = headers.get("retry-after-ms")
  if (exact && /^\d+$/.test(exact)) return Number(exact)
  const given = headers.get("retry-after")
  if (!given) return null
  const ms = /^\d+$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The number of characters of a proxy's page that an error quotes. */
const saidMax = 200
