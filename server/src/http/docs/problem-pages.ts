import { html, inline, page } from "#http/pages/html.ts"
import { problemCodes, problems, type ProblemCode } from "#http/problems/problems.ts"

/** Returns the page at the `type` of a problem: the meaning of the code, and the remedy. */
export function problemPage(code: ProblemCode): string {
  const { status, title, meaning, remedy } = problems[code]
  return page(
    title,
    html`<main class="alone">
      <p class="faint"><a href="/docs">Reference</a> · <a href="/docs/problems">Problem codes</a></p>
      <h1>${title}</h1>
      <p class="call">${status} <code>${code}</code></p>
      <h4>What it means</h4>
      <p>${inline(meaning)}</p>
      <h4>What to do</h4>
      <p>${inline(remedy)}</p>
    </main>`,
  )
}

/** Returns one page with all codes, by status. */
export function problemIndexPage(): string {
  const codes = problemCodes.toSorted((a, b) => problems[a].status - problems[b].status)
  return page(
    "Problem codes",
    html`<main class="alone">
      <p class="faint"><a href="/docs">Reference</a></p>
      <h1>Problem codes</h1>
      <p>Every refusal carries one of these in <code>code</code>. They are never renamed.</p>
      <table>
        ${codes.map(
          (code) =>
            html`<tr>
              <th scope="row">
                <a href="/docs/problems/${code}"><code>${code}</code></a
                ><span class="kind">${problems[code].status}</span>
              </th>
              <td>${inline(problems[code].meaning)}</td>
            </tr>`,
        )}
      </table>
    </main>`,
  )
}
