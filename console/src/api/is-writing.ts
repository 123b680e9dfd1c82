/** Where somebody typed last. What is typed into a search is in the address. */
let written: Element | null = null

addEventListener("input", ({ target }) => {
  if (!(target instanceof Element) || target.closest("search, [role=search]")) return
  written = target.closest("[role=dialog], form") ?? written
})

/** Whether a form stands there with something in it that somebody typed, sent or not. */
export function isWriting(): boolean {
  if (!written?.isConnected) return false
  const fields = written.querySelectorAll<HTMLInputElement>("input:not([type=checkbox], [type=radio]), textarea")
  return [...fields].some(({ value }) => value !== "")
}
