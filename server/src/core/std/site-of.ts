/** Domains for registrations, in countries that divide theirs. */
const shared = /^(?:ac|co|com|edu|go|gov|gob|ne|net|nom|or|org)\.[a-z]{2}$/

/**
 * Returns the registered part of a host's name, since its owner has any number of names below it. It knows
 * the usual forms only, so a rare one is a wider site. An address is its own site.
 */
export function siteOf(host: string): string {
  const labels = host.toLowerCase().replace(/\.$/, "").split(".")
  if (host.includes(":") || /^\d+$/.test(labels.at(-1) ?? "")) return host
  const two = labels.slice(-2).join(".")
  return shared.test(two) ? labels.slice(-3).join(".") : two
}
