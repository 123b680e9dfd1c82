import { Html, html } from "./html.ts"

/**
 * Returns the headers of a page whose address contains a secret. No page that is opened from it can learn the
 * address. `targets` are the origins of its form's redirects, because browsers apply the form's policy to
 * them too.
 */
export function secretPageHeaders(targets: readonly string[]): Record<string, string> {
  return {
    "cache-control": "no-store",
    "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action ${["'self'", ...targets].join(" ")}; frame-ancestors 'none'`,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  }
}

/** Returns a page for a customer of an account. It runs no script and loads nothing. */
export function plainPage({
  locale,
  direction,
  name,
  body,
}: {
  locale: string
  direction: string
  name: string
  body: Html
}): Html {
  const heading = name ? html`<h1 dir="auto">${name}</h1>` : html``
  return html`<!doctype html>
    <html lang="${locale}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name || "Posthorn"}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>${heading}${body}</main>
      </body>
    </html> `
}

const style = new Html(`
  :root {
    color-scheme: light dark;
    font:
      1.125rem/1.5 system-ui,
      sans-serif;
  }
  body {
    display: grid;
    min-height: 90vh;
    place-content: center;
    margin: 0;
    padding: 1rem;
    text-align: center;
  }
  main {
    box-sizing: border-box;
    width: 24rem;
    max-width: calc(100vw - 2rem);
    overflow-wrap: anywhere;
  }
  h1 {
    margin: 0;
    font-size: 1.25rem;
  }
  .amount {
    margin: 0.5rem 0;
    font-size: min(2.25rem, 1.5 * min(24rem, 100vw - 2rem) / var(--length));
    font-weight: 700;
    line-height: 1.2;
    white-space: nowrap;
  }
  .note {
    margin: 0.75rem 0 0;
    font-size: 0.875rem;
  }
  .test {
    border: 1px solid #b45309;
    border-radius: 0.5rem;
    padding: 0.25rem 0.5rem;
    font-size: 0.875rem;
  }
  .lines {
    white-space: pre-line;
  }
  form {
    margin: 0.75rem 0 0;
  }
  button {
    width: 100%;
    min-height: 3rem;
    border: 0;
    border-radius: 0.5rem;
    background: #1d4ed8;
    color: #fff;
    font: inherit;
    font-weight: 600;
  }
  form + form button {
    border: 1px solid #767676;
    background: transparent;
    color: inherit;
  }
  button:focus-visible,
  a:focus-visible {
    outline: 3px solid #f59e0b;
    outline-offset: 2px;
  }
`)
