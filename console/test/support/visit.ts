import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { AxeResults, RunOptions } from "axe-core"
import type { Page } from "playwright-core"

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Fails with each rule that axe-core finds broken, and where. */
export async function assertAccessible(page: Page): Promise<void> {
  await settled(page)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run({ resultTypes: ["violations"] }),
  )
  assert.deepEqual(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
    ),
    [],
    page.url(),
  )
}

interface Axe {
  run(options: RunOptions): Promise<AxeResults>
}

/** Resolves when nothing loads and nothing moves: a colour that is still fading in has not its final contrast. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLoading = document.querySelector(".mantine-Skeleton-root, [data-loading]") !== null
    return !isLoading && document.getAnimations().every(({ playState }) => playState !== "running")
  })
}

/** The same page in the light and in the dark. */
export async function assertAccessibleInBothThemes(page: Page): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await chooseTheme(page, scheme)
    await assertAccessible(page)
  }
}

/** As the switch of the theme does it, for the next page too. */
export async function chooseTheme(page: Page, scheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" })
  await page.waitForFunction((wanted) => document.documentElement.dataset.mantineColorScheme === wanted, scheme)
}
