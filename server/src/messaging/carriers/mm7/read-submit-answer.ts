import type { Submission, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import type { AnswerMapping } from "#messaging/carriers/http/answer-mapping.ts"
import { outcomeOfAnswer } from "#messaging/carriers/http/read-answer.ts"
import { secretsInConfig } from "#messaging/carriers/secrets-of.ts"
import type { Response } from "#core/outgoing/http-client.ts"
import { transactionIdOf } from "./compose-submit.ts"
import type { Mm7Config } from "./config.ts"
import { readXml, textIn, type XmlElement } from "../read-xml.ts"
import { meaningOfStatusCode, successCodes } from "./status-codes.ts"

/**
 * Returns the meaning of the answer to MM7_submit.REQ (3GPP TS 23.140, sections 8.7.8.1 and 8.7.8.6).
 * SubmitRsp, RSErrorRsp and a SOAP fault have a StatusCode. For any other answer the HTTP status decides, and
 * a success is `unknown`.
 */
export function outcomeOfSubmit(
  answer: Pick<Response, "status" | "headers" | "body" | "isCut">,
  submission: Submission,
  { config, now }: { config: Mm7Config; now: number },
): SubmitOutcome {
  const root = readXml(answer.body)
  const said = typeof root === "string" || root.name !== "Envelope" ? undefined : root
  const ownReference = transactionIdOf(submission)
  const transactionId = textIn(said, "TransactionID")
  if (transactionId !== "" && transactionId !== ownReference)
    return { kind: "unknown", reason: "The carrier's response is for another transaction." }
  const code = codeOf(said)
  const isSuccess = successCodes.has(code)
  const mapping: AnswerMapping = {
    reference: "reference",
    error: "code",
    no_error: [...successCodes],
    errors: code === "" || isSuccess ? {} : { [code]: config.status_codes[code] ?? meaningOfStatusCode(code) },
    statuses: {},
  }
  const data = { code: code || undefined, reference: (isSuccess && textIn(said, "MessageID")) || undefined }
  const located = { data, text: "", headers: answer.headers }
  return outcomeOfAnswer(answer, mapping, { ownReference, now, secrets: secretsInConfig(submission), located })
}

/** Returns the StatusCode. For a fault without one, returns which side caused it: `Client` or `Server`. */
function codeOf(root: XmlElement | undefined): string {
  const fault = textIn(root, "faultcode")
  return textIn(root, "StatusCode") || fault.slice(fault.indexOf(":") + 1)
}
