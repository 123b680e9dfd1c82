// Runs before the first paint, so that a page in the dark never flashes white. The library keeps the choice under this name.
;(() => {
  let chosen = "auto"
  try {
    chosen = localStorage.getItem("mantine-color-scheme-value") ?? "auto"
  } catch {
    // A browser that keeps nothing gets what its system says.
  }
  const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light")
})()
