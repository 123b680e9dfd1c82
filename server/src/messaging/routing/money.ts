/**
 * Returns a decimal such as `0.0725` in millionths of the currency's unit, exactly. Returns undefined for any
 * other text.
 */
export function parseMicros(text: string): number | undefined {
  const [, whole = "", fraction = ""] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text) ?? []
  return whole === "" ? undefined : Number(whole) * 1_000_000 + Number(fraction.padEnd(6, "0"))
}

/** Returns the shortest decimal for the millionths: `0.0725`. */
export function formatMicros(micros: number): string {
  const fraction = String(micros % 1_000_000)
    .padStart(6, "0")
    .replace(/0+$/, "")
  const whole = String(Math.floor(micros / 1_000_000))
  return fraction === "" ? whole : `${whole}.${fraction}`
}
