const nameMax = 100
const valueMax = 2_000

/** RFC 9110, section 5.6.2. */
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
/** RFC 9110, section 5.5, without its obsolete parts: visible ASCII, with blanks between. */
const content = /^[\x21-\x7e](?:[\x20-\x7e\t]*[\x21-\x7e])?$/

/**
 * Headers that Posthorn sets, that belong to the connection (RFC 9110, section 7.6.1), or that change how the
 * body is read.
 */
const reserved =
  /^(?:host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|proxy-.*|content-.*|accept-encoding|user-agent|webhook-.*|posthorn-.*)$/i

/**
 * Returns what is wrong with a custom header of an endpoint, as a sentence, or undefined. The sentence does
 * not repeat the value.
 */
export function headerFault(name: string, value: string | null): string | undefined {
  if (name.length > nameMax)
    return `The header \`${name.slice(0, 40)}…\` has a name of more than ${nameMax} characters.`
  if (!token.test(name))
    return `\`${printable(name)}\` is not a header name. Use letters, digits and hyphens, as in \`X-Api-Key\`.`
  if (reserved.test(name)) return `Posthorn sets the header \`${name}\`. Use another name.`
  if (value === null) return undefined
  if (value.length > valueMax) return `The header \`${name}\` has a value of more than ${valueMax} characters.`
  if (!content.test(value))
    return `The value of the header \`${name}\` must contain only visible ASCII characters, without spaces at its ends.`
  return undefined
}

function printable(name: string): string {
  return name.replace(/[^\x20-\x7e]/g, "?")
}
