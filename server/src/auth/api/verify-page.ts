import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Checker } from "#auth/verifications/check-verification.ts"
import type { VerificationContext } from "#auth/verifications/context.ts"
import { openLink } from "#auth/verifications/open-link.ts"
import { VerificationRefusal } from "#auth/verifications/refusals.ts"
import { pageTexts } from "#auth/verifications/texts.ts"
import type { Verification } from "#auth/verifications/verification.ts"
import { html, type Html } from "#http/pages/html.ts"
import { plainPage, secretPageHeaders } from "#http/pages/plain-page.ts"

interface VerifyNeeds {
  verifications: Pick<VerificationContext, "db" | "clock" | "codeKey">
  checker: Pick<Checker, "check">
}

/**
 * Adds the page of a verification's link. The page only asks. Programs that check links in messages open it
 * too, so the approval is a POST by its button. The page runs no script and loads nothing.
 */
export function addVerifyPage(app: FastifyInstance, needs: VerifyNeeds): void {
  const config = { isUnlisted: true }
  app.get("/verify/:token", { config }, async (request, reply) => {
    const verification = await verificationOf(needs, request)
    if (verification && isOpen(needs, verification)) return send(reply, 200, verification, askPage(verification))
    if (verification?.status === "approved") return send(reply, 200, verification, textPage(verification, "done"))
    return sendEnded(reply, verification)
  })
  app.post("/verify/:token", { config }, async (request, reply) => {
    const verification = await verificationOf(needs, request)
    if (!verification) return sendEnded(reply, verification)
    // A second press of the button gets the same answer as the first, and counts as no wrong check.
    const isApproved = verification.status === "approved" || (await approve(needs, verification, tokenOf(request)))
    if (!isApproved) return sendEnded(reply, verification)
    const { redirectUrl } = verification.content
    if (redirectUrl !== null) return reply.headers(headersOf(verification)).redirect(redirectUrl, 303)
    return send(reply, 200, verification, textPage(verification, "done"))
  })
}

function tokenOf(request: FastifyRequest): string {
  return (request.params as { token: string }).token
}

function verificationOf({ verifications }: VerifyNeeds, request: FastifyRequest): Promise<Verification | undefined> {
  return openLink(verifications.db, verifications.codeKey, tokenOf(request))
}

function isOpen({ verifications }: VerifyNeeds, verification: Verification): boolean {
  return verification.status === "pending" && verification.expiresAt > verifications.clock.now()
}

async function approve({ checker }: VerifyNeeds, { accountId, id }: Verification, token: string): Promise<boolean> {
  try {
    return (await checker.check({ accountId, of: { id }, secret: { token }, payload: null })).isValid
  } catch (error) {
    if (error instanceof VerificationRefusal) return false
    throw error
  }
}

function sendEnded(reply: FastifyReply, verification: Verification | undefined): FastifyReply {
  return send(reply, verification ? 410 : 404, verification, textPage(verification, "ended"))
}

function send(reply: FastifyReply, status: number, verification: Verification | undefined, body: Html): FastifyReply {
  return reply.code(status).headers(headersOf(verification)).type("text/html; charset=utf-8").send(body.text)
}

function headersOf(verification: Verification | undefined): Record<string, string> {
  const redirect = verification?.content.redirectUrl
  return secretPageHeaders(redirect == null ? [] : [new URL(redirect).origin])
}

function askPage(verification: Verification): Html {
  const { payload } = verification.content
  const about = payload ? html`<p>${payload.payee}<br />${payload.amount} ${payload.currency}</p>` : html``
  const { confirm } = pageTexts(verification.locale)
  return pageOf(
    verification,
    html`${about}
      <form method="post"><button>${confirm}</button></form>`,
  )
}

function textPage(verification: Verification | undefined, text: "done" | "ended"): Html {
  return pageOf(verification, html`<p>${pageTexts(verification?.locale ?? "en")[text]}</p>`)
}

function pageOf(verification: Verification | undefined, body: Html): Html {
  return plainPage({ ...pageTexts(verification?.locale ?? "en"), name: verification?.content.name ?? "", body })
}
