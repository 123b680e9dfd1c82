import { newKey } from "../../components/new-key.ts"

/**
 * The idempotency key of the form's content. It stays the same until that content was sent. So a second
 * click, or a retry after a lost answer, sends nothing twice. Any change creates a new key.
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

  /** The content was sent, so the same text is a new message. */
  spent(): void {
    this.#content = ""
  }
}
