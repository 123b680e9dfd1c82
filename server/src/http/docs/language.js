/** Remembers the language of the examples, for this page and for the console. */
const key = "posthorn-language"

function remembered() {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const inputs = document.querySelectorAll(".languages input")
for (const input of inputs) {
  if (input.value === remembered()) input.checked = true
  input.addEventListener("change", () => {
    // The article at the top of the window stays there, because the examples differ in height.
    const article = [...document.querySelectorAll("article")].find((each) => each.getBoundingClientRect().bottom > 0)
    try {
      localStorage.setItem(key, input.value)
    } catch {}
    article?.scrollIntoView({ behavior: "instant" })
  })
}
