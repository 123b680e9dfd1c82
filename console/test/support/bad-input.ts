import assert from "node:assert/strict"
import type { Locator, Page } from "playwright-core"

type Where = Page | Locator

/** By its label, without the list of choices that may be called the same. */
export function fieldOf(where: Where, label: string): Locator {
  return where.getByLabel(label, { exact: true }).and(where.locator("input, textarea"))
}

/**
 * Each of these values is refused at the field, with a sentence that is read with it, and stays there to be mended. Resolves with
 * the sentences.
 */
export async function assertRefused(
  where: Where,
  { label, values, submit }: { label: string; values: readonly string[]; submit(): Promise<unknown> },
): Promise<string[]> {
  const field = fieldOf(where, label)
  const sentences: string[] = []
  for (const value of values) {
    await field.fill(value)
    await submit()
    await field.and(where.locator('[aria-invalid="true"]')).waitFor()
    const sentence = await sentenceAt(field)
    assert.match(sentence, /\w+ .*\w+/, `${label} with ${JSON.stringify(value)} says: ${sentence}`)
    assert.equal(await field.inputValue(), value)
    sentences.push(sentence)
  }
  return sentences
}

/** What stands at the field as its fault. */
export async function sentenceAt(field: Locator): Promise<string> {
  const id = (await field.getAttribute("aria-describedby"))?.split(" ").find((each) => each.endsWith("-error"))
  assert.ok(id, "the fault is not told with the field")
  return await field.page().locator(`[id="${id}"]`).innerText()
}

/**
 * What is done while the server cannot be reached, and what is said then. Afterwards it can be reached again. `where` is the place
 * that tells of the act, on a page that may say the same of what it reads by itself: what is done is tried again until then.
 */
export async function whileAway(page: Page, submit: () => Promise<unknown>, where: Where = page): Promise<void> {
  await page.context().setOffline(true)
  await submit()
  await where
    .getByText(/^The server cannot be reached/)
    .first()
    .waitFor()
  await page.context().setOffline(false)
}
