import type { Page } from "playwright-core"

/**
 * From now on the page cannot reach such an address, until a button of this name is pressed there. A page looks again by itself, so a
 * server that came back before would take the button away under the pointer.
 */
export async function awayUntilPressed(page: Page, address: string, name: string): Promise<void> {
  let isPressed = false
  await page.exposeFunction("pressed", () => (isPressed = true))
  const listen = (button: string) => {
    const note = ({ target }: Event) => {
      if ((target as Element).closest("button")?.textContent === button) void Reflect.get(window, "pressed")()
    }
    addEventListener("pointerdown", note, true)
  }
  await page.addInitScript(listen, name)
  await page.evaluate(listen, name)
  await page.route(address, (route) => (isPressed ? route.fallback() : route.abort()))
}
