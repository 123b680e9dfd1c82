/** HTML that needs no more escaping. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[]

/** Returns the template with its values escaped, unless they are HTML already. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + write(parts[index - 1] ?? "") + string))
}

function write(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === "object") return part.map(({ text }) => text).join("")
  return escape(String(part))
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Returns our own prose as HTML: `code` in backticks, blank lines between paragraphs. */
export function prose(text: string): Html {
  return html`${text.split(/\n\n+/).map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`
}

export function inline(text: string): Html {
  return html`${text.split("`").map((piece, index) => (index % 2 ? html`<code>${piece}</code>` : html`${piece}`))}`
}

/** Returns a whole page of the documentation. It works without a script. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Posthorn</title>
        <link rel="stylesheet" href="/docs/reference.css" />
      </head>
      <body>
        ${body}
      </body>
    </html> `.text
}
