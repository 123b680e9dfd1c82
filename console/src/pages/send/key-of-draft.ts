import { newKey } from "../../components/new-key.ts"

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
