/**
 * The program comes with its style sheets, and none of them is in `index.html`: until they are there, which on a slow line takes
 * seconds, the browser paints what that says. Where they do not come, it says so.
 */
import("./main.tsx").catch(() => {
  const note = document.querySelector(".loading")
  if (note) note.textContent = "Posthorn could not be loaded whole. Load this page again."
})
