/** Edge and Opera say Chrome too, and Chrome says Safari: the most particular comes first. */
const browsers = ["Edg", "OPR", "Firefox", "HeadlessChrome", "Chrome", "Safari", "curl"] as const
const systems = ["Android", "iPhone", "iPad", "Windows", "Mac OS X", "Linux"] as const
const spoken: Record<string, string> = { Edg: "Edge", OPR: "Opera", HeadlessChrome: "Chrome", "Mac OS X": "macOS" }

/** What a browser says of itself, in a few words; as it is when that is no browser that we know. */
export function browserOf(userAgent: string): string {
  const browser = browsers.find((name) => userAgent.includes(`${name}/`))
  const system = systems.find((name) => userAgent.includes(name))
  const words = [browser, system].filter((word) => word !== undefined).map((word) => spoken[word] ?? word)
  return words.join(" on ") || userAgent || "Unknown"
}
