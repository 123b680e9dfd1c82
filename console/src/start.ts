/**
 * Loads the program with its style sheets, none of which `index.html` has. Until they arrive, which takes
 * seconds on a slow connection, the browser shows `index.html`. If they do not arrive, the page says so.
 */
import("./main.tsx").catch(() => {
  const note = document.querySelector(".loading")
  if (note) note.textContent = "Posthorn could not be loaded whole. Load this page again."
})
