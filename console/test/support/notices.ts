import type { Page } from "playwright-core"

declare global {
  interface Window {
    /** What notices of this document have said and no test has asked for yet. */
    noticesSaid: string[]
  }
}

/** A notice goes by itself after some seconds, and a slow machine may look too late: so what it says is written down where it is shown. */
export async function keepNotices(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    window.noticesSaid = []
    const keep = (added: Node) => {
      if (!(added instanceof Element)) return
      for (const notice of added.matches(selector) ? [added] : added.querySelectorAll(selector))
        window.noticesSaid.push(notice.textContent)
    }
    const observer = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(keep)))
    observer.observe(document, { childList: true, subtree: true })
  }, ".mantine-Notification-root")
}

/** Resolves when a notice says it or has said it, whether it is still there or not. Each notice counts once. */
export async function told(page: Page, words: string | RegExp): Promise<void> {
  const pattern = typeof words === "string" ? { text: words } : { source: words.source, flags: words.flags }
  await page.waitForFunction(({ text = "", source, flags }: { text?: string; source?: string; flags?: string }) => {
    const fits = (said: string) => (source === undefined ? said.includes(text) : new RegExp(source, flags).test(said))
    const index = window.noticesSaid.findIndex(fits)
    return index >= 0 && window.noticesSaid.splice(index, 1).length === 1
  }, pattern)
}
