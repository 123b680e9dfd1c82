/**
 * The dialog or form in which the person last typed. A search is excluded, because the address holds its
 * text.
 */
let written: Element | null = null

addEventListener("input", ({ target }) => {
  if (!(target instanceof Element) || target.closest("search, [role=search]")) return
  written = target.closest("[role=dialog], form") ?? written
})

/** Whether a visible form contains typed text, submitted or not. */
export function isWriting(): boolean {
  if (!written?.isConnected) return false
  const fields = written.querySelectorAll<HTMLInputElement>("input:not([type=checkbox], [type=radio]), textarea")
  return [...fields].some(({ value }) => value !== "")
}
