/**
 * The idempotency key of what the form holds: the same for the same content until it was sent, so that a second click or a
 * try after a lost answer sends nothing twice; another one as soon as anything is changed.
 */
export class KeyOfDraft {
  #content = ""
  #key = ""

  of(request: object): string {
    const content = JSON.stringify(request)
    if (content !== this.#content) {
      this.#content = content
      this.#key = newKey()
    }
    return this.#key
  }

  /** It was sent: the same text again is another message. */
  spent(): void {
    this.#content = ""
  }
}

/** `crypto.randomUUID` is there on secure origins alone, and an installation may be reached without TLS in its own network. */
function newKey(): string {
  const octets = crypto.getRandomValues(new Uint8Array(16))
  return `console-${[...octets].map((octet) => octet.toString(16).padStart(2, "0")).join("")}`
}
