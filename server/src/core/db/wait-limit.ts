/**
 * Returns the longest wait for the store in milliseconds: `connect_timeout` of its URL, or the default. libpq
 * has the parameter too, in seconds. What `URL` cannot parse has the default.
 */
export function waitLimitMs(url: string, defaultMs: number): number {
  const text = URL.canParse(url) ? new URL(url).searchParams.get("connect_timeout") : null
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) * 1_000 : defaultMs
}
