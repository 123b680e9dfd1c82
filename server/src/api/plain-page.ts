import { html } from "./html.ts"
import type { Html } from "./html.ts"

/**
 * For a page whose address holds a secret, so no page that is opened from it may learn it. `targets` are the origins that its form leads
 * to: browsers hold the target of a redirect to the policy of the form too.
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

/** A page for a customer of an account. It runs no script and loads nothing. */
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
  const heading = name ? html`<h1>${name}</h1>` : html``
  return html`<!doctype html>
    <html lang="${locale}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name || "Posthorn"}</title>
        <style>
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
            gap: 1rem;
            padding: 1rem;
            text-align: center;
          }
          .lines {
            white-space: pre-line;
          }
          form {
            display: inline-block;
            margin: 0.25rem;
          }
          button {
            min-height: 3rem;
            padding: 0 2rem;
            border: 0;
            border-radius: 0.5rem;
            background: #1d4ed8;
            color: #fff;
            font: inherit;
          }
        </style>
      </head>
      <body>
        <main>${heading}${body}</main>
      </body>
    </html> `
}
