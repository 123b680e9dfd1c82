import { domainToASCII } from "node:url"

/** RFC 5321, sections 4.5.3.1.1 to 4.5.3.1.3, in octets. A path has two more, for its angle brackets. */
const localMax = 64
const domainMax = 255
const addressMax = 254
/**
 * RFC 5322, section 3.2.3: words of these characters, with single dots between them. Address books contain no
 * quoted local parts.
 */
const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** The characters of a domain before its international labels become ASCII. */
const domainText = /^[\p{L}\p{M}\p{N}.-]+$/u
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/**
 * Parses an email address, or returns a sentence that says what is wrong. The domain becomes lower case, and
 * an international one becomes ASCII (RFC 5890). The local part keeps its case, which may matter to its
 * server (RFC 5321, section 2.4).
 */
export function parseEmail(text: string): { address: string } | { fault: string } {
  const at = text.lastIndexOf("@")
  const local = text.slice(0, Math.max(at, 0))
  const written = text.slice(at + 1)
  if (at < 1 || !dotAtom.test(local)) {
    const isForeign = /[^\x00-\x7f]/.test(local)
    const why = isForeign
      ? "Before the @, an email address can have only ASCII letters"
      : "An email address must have a name, an @ and a domain"
    return { fault: `${why}, as in email:ann@example.org.` }
  }
  const domain = domainText.test(written) ? domainToASCII(written) : ""
  const labels = domain.split(".")
  if (labels.length < 2 || !labels.every((each) => label.test(each)) || /^\d+$/.test(labels.at(-1) ?? ""))
    return { fault: "After the @, an email address must have a domain, as in email:ann@example.org." }
  const address = `${local}@${domain}`
  if (local.length > localMax || domain.length > domainMax || address.length > addressMax)
    return {
      fault: `An email address can have at most ${localMax} characters before the @, and ${addressMax} in total.`,
    }
  return { address }
}
