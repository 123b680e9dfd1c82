import * as strings from "./strings.ts"

/**
 * Browsers by their mark before the version, and their names. Most also contain Chrome or Safari, so the most
 * specific mark comes first.
 */
const browsers = [
  ["EdgiOS/", "Edge"],
  ["EdgA/", "Edge"],
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["FxiOS/", "Firefox"],
  ["Firefox/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["HeadlessChrome/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
  ["curl/", "curl"],
] as const
/** Android also contains Linux, and an iPhone contains Mac OS X. */
const systems = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["CrOS", "ChromeOS"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const

/** A short name of a `User-Agent`, such as "Chrome 130 on macOS". Unknown ones are returned unchanged. */
export function browserOf(userAgent: string): string {
  const browser = browsers.find(([mark]) => userAgent.includes(mark))
  const system = systems.find(([mark]) => userAgent.includes(mark))
  const name = browser && [browser[1], versionOf(userAgent, browser[0])].filter(Boolean).join(" ")
  if (name && system) return strings.browserOn(name, system[1])
  return name || system?.[1] || userAgent || strings.unknownBrowser
}

/**
 * Returns the major version, because browsers no longer report the rest. The number after Safari's own mark
 * is that of its engine.
 */
function versionOf(userAgent: string, mark: string): string {
  const said = userAgent.split(mark === "Safari/" ? "Version/" : mark)[1] ?? ""
  return /^\d+/.exec(said)?.[0] ?? ""
}
