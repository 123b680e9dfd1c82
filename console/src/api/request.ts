import { ApiError } from "./api-error.ts"

export interface RequestOptions {
  method?: "GET" | "POST" | "PATCH" | "DELETE"
  body?: object
  query?: Record<string, string | undefined>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Asks this server, as whoever is signed in. Throws an `ApiError` for everything but success. */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = "GET", body, query = {}, headers, signal } = options
  const url = new URL(path, location.origin)
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  const response = await fetch(url, {
    method,
    headers: { accept: "application/json", ...(body && { "content-type": "application/json" }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const text = await response.text()
  const answer: unknown = text && /json/.test(response.headers.get("content-type") ?? "") ? JSON.parse(text) : {}
  if (!response.ok) throw new ApiError(response.status, answer as object)
  return answer as Answer
}
