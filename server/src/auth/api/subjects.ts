import { z } from "zod"
import { operation } from "#http/operation.ts"
import { removal } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { named, noted } from "#http/wire/schemas.ts"
import type { Database } from "#core/db/database.ts"
import { eraseEventsOfPerson } from "#core/deliveries/erase-events.ts"
import { recordsMax, type SubjectRecords } from "#auth/sessions/subject-records.ts"
import { challengeSchema, factorSchema } from "./factor-schema.ts"
import { sessionExample, sessionSchema, subjectDemand, subjectExample, subjectPattern } from "./session-schema.ts"

export interface SubjectNeeds {
  db: Database
  /** The data that each folder stores about a subject. */
  subjectRecords: readonly SubjectRecords[]
}

const pathText = { name: "subject", description: "Your own id of the person, URL-encoded.", example: subjectExample }

export const getAuthSubject = operation<SubjectNeeds>()({
  id: "getAuthSubject",
  tag: "Sessions",
  summary: "Export a subject",
  description: `Returns all data of the Auth API about a person with your own id: at most ${recordsMax.toLocaleString("en")} entries of each kind, newest first. The lists are empty for an unknown id.`,
  scopes: ["auth", "read"],
  pathText,
  responses: {
    200: {
      description: "The stored data of the person.",
      schema: named(
        "AuthSubject",
        "The stored data of a person.",
        z.object({
          subject: noted(z.string(), "Your own id of the person.", subjectExample),
          sessions: noted(z.array(sessionSchema), "The sessions, newest first."),
          factors: noted(z.array(factorSchema), "The factors."),
          challenges: noted(z.array(challengeSchema), "The challenges."),
        }),
      ),
      example: { subject: subjectExample, sessions: [sessionExample], factors: [], challenges: [] },
    },
  },
  problems: ["invalid_parameter"],
  async handle({ db, subjectRecords }, { accountId, id }) {
    const subject = readSubject(id)
    const lists = await Promise.all(
      subjectRecords.map(async ({ name, list }) => [name, await list(db, accountId, subject)] as const),
    )
    return { status: 200, json: { subject, ...Object.fromEntries(lists) } }
  },
})

export const eraseAuthSubject = removal<SubjectNeeds>()({
  id: "eraseAuthSubject",
  tag: "Sessions",
  summary: "Erase a subject",
  description:
    "Deletes all data of the Auth API about a person with your own id, and signs the person out. Posthorn also removes the id and the claims from their events, including events of earlier deleted objects. It creates no new event. Access tokens are valid until they expire, for ten minutes at most. An unknown id gives the same response.",
  scopes: ["auth"],
  audited: true,
  pathText,
  outcome: "The data of the subject is erased.",
  problems: ["invalid_parameter"],
  async remove({ db, subjectRecords }, { accountId, id }) {
    const subject = readSubject(id)
    for (const { erase } of subjectRecords) await erase(db, accountId, subject)
    await eraseEventsOfPerson(db, accountId, subject)
  },
})

function readSubject(text: string): string {
  if (subjectPattern.test(text)) return text
  throw new Problem("invalid_parameter", `\`subject\` ${subjectDemand}. URL-encode it in the path.`, {
    param: "subject",
  })
}
