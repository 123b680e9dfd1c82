import { ownValue } from "#core/std/own-value.ts"
import { Problem } from "#http/problems/problem.ts"
import type { ProblemCode } from "#http/problems/problems.ts"

/** A refusal with a number that does not follow from its code. */
export class NumberedProblem extends Problem {
  readonly number: number

  constructor(number: number, code: ProblemCode, detail: string, param: string) {
    super(code, detail, { param })
    this.number = number
  }
}

type TestRefusal = readonly [number: number, code: ProblemCode, detail: string]

/** The recipients that Twilio refuses at once, for tests. */
const recipients: Readonly<Record<string, TestRefusal>> = {
  "+15005550001": [21211, "invalid_address", "`to` is the test number for an invalid number."],
  "+15005550002": [21612, "channel_unavailable", "`to` is the test number that no route reaches."],
  "+15005550003": [21408, "sender_not_allowed", "`to` is the test number of a country that is not permitted."],
  "+15005550004": [21610, "recipient_opted_out", "`to` is the test number of a recipient who opted out."],
  "+15005550009": [21614, "invalid_address", "`to` is the test number of a landline."],
}

/** The senders that Twilio refuses at once, for tests. */
const senders: Readonly<Record<string, TestRefusal>> = {
  "+15005550001": [21212, "invalid_address", "`from` is the test number for an invalid number."],
  "+15005550007": [21606, "sender_not_owned", "`from` is the test number that no account owns."],
  "+15005550008": [21611, "overloaded", "`from` is the test number whose queue is full."],
}

/** Throws for the test numbers that Twilio documents. `/v1` accepts them, and the message fails later. */
export function refuseTestNumbers(to: string, from: string | undefined): void {
  const recipient = ownValue(recipients, to)
  if (recipient) throw new NumberedProblem(...recipient, "to")
  const sender = ownValue(senders, from ?? "")
  if (sender) throw new NumberedProblem(...sender, "from")
}
