import type { HttpClient, OutgoingRequest, Outcome } from "./http-client.ts"

/**
 * An HTTP client over `fetch` of Node, for tests of adapters. It reaches every address, also those of this
 * machine. Unlike `Outgoing`, it follows no redirects, and knows only whether the host refused the
 * connection.
 */
export const nodeHttpClient: HttpClient = {
  request,
  async fetch({ url, deadlineMs, bytesMax, accepts }) {
    const outcome = await request({ method: "GET", url, headers: [], deadlineMs, responseBytesMax: bytesMax })
    if (outcome.kind === "failure") return { kind: "failure", failure: outcome.failure }
    const contentType = String(outcome.headers["content-type"] ?? "").split(";", 1)[0] ?? ""
    if (outcome.status === 200 && !outcome.isCut && accepts(contentType))
      return { kind: "fetched", contentType, content: outcome.body }
    return { kind: "failure", failure: { kind: "protocol", reason: "The response is not the file." } }
  },
}

async function request({ method, url, query, headers, body, ...limits }: OutgoingRequest): Promise<Outcome> {
  const target = query ? `${url}${url.includes("?") ? "&" : "?"}${query}` : url
  try {
    const response = await fetch(target, {
      method,
      headers: pairsOf(headers),
      redirect: "manual",
      signal: AbortSignal.timeout(limits.deadlineMs),
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : Uint8Array.from(body) }),
    })
    const content = Buffer.from(await response.arrayBuffer())
    return {
      kind: "response",
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: content.subarray(0, limits.responseBytesMax),
      isCut: content.length > limits.responseBytesMax,
    }
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    if (code === "ECONNREFUSED")
      return {
        kind: "failure",
        isSent: false,
        failure: { kind: "refused", reason: "The host refused the connection." },
      }
    return { kind: "failure", isSent: true, failure: { kind: "reset", reason: "The response did not arrive." } }
  }
}

/** Returns names with their values, from a list in which they alternate. */
function pairsOf(headers: readonly string[]): [string, string][] {
  return headers.flatMap((name, index) => (index % 2 ? [] : [[name, headers[index + 1] ?? ""]]))
}
