import { z } from "zod"
import { operation, type Answer } from "#http/operation.ts"
import { readCreated, renamedCreatedParameters } from "#http/wire/list-parameters.ts"
import { answerList, filteredPageNote } from "#http/wire/page.ts"
import {
  exampleHex,
  formed,
  named,
  noted,
  pageOf,
  pageParameters,
  sid,
  sidParameter,
  timestamp,
} from "#http/wire/schemas.ts"
import type { Page } from "#core/db/page.ts"
import { installationId } from "#core/members/audit-log.ts"
import { listEntries, type ListedEntry } from "#core/members/list-entries.ts"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import type { SessionNeeds } from "./member-sessions.ts"

const userAgentExample =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36"

const exampleChanges = [{ field: "status", before: "enabled", after: "disabled", is_hidden: false }]

const changeSchema = named(
  "AuditedField",
  "A field that a request changed.",
  z.object({
    field: noted(z.string(), "The name of the field, with dots between nested names.", "settings.host"),
    before: noted(
      z.string().nullable(),
      "The value before the change, up to 200 characters. Numbers, lists and booleans are JSON. Null without a value.",
      "enabled",
    ),
    after: noted(z.string().nullable(), "The value after the change, in the same form.", "disabled"),
    is_hidden: noted(
      z.boolean(),
      "True for a field that responses never contain, such as a password. `before` and `after` are then null.",
      false,
    ),
  }),
)

const entrySchema = named(
  "AuditEntry",
  "A change that a member or a program made.",
  z.object({
    sid: sid("auditEntry", "Identifier of the entry."),
    at: timestamp("The time of the request."),
    member_sid: sid(
      "member",
      "The member who sent the request, or whose email was in a failed sign-in. Null for a program, and for an email without a member.",
    ).nullable(),
    member_email: noted(
      z.string().nullable(),
      "The email of the member. Null without a member, or if the member was removed later.",
      "ann@example.com",
    ),
    credential: noted(
      z.string().nullable(),
      "The credential of the program: `auth_token`, `operator_token` or the sid of an API key. Null for a member and for a sign-in.",
      "auth_token",
    ),
    operation: noted(z.string(), "The name of the operation in the API.", "createWebhook"),
    path: noted(z.string(), "The path of the request, including a valid sid.", "/v1/webhooks"),
    subject_sid: noted(
      z.string().nullable(),
      "The changed or created object. Null if it has no sid.",
      `WH${exampleHex}`,
    ),
    subject_name: noted(
      z.string().nullable(),
      "The name of this object at the time of the request, such as a URL, an email or a display name, up to 200 characters. Null if it has no name, for data of recipients and customers, and for entries of an older version.",
      "https://app.example.com/hooks",
    ),
    changes: noted(
      z.array(changeSchema),
      "The fields that the request changed, at most 30. Empty unless a request changed an existing object.",
      exampleChanges,
    ),
    status: noted(
      z.int().nullable(),
      "The status of the response. Nothing changed if it is 400 or higher. Null if the server stopped before the response.",
      201,
    ),
    ip: noted(z.string(), "The IP address of the client.", "192.0.2.17"),
    user_agent: noted(
      z.string().nullable(),
      "The user agent of the browser, at most 200 characters. Null if the request had none, or for entries of an older version.",
      userAgentExample,
    ),
  }),
)

const query = z.object({
  ...pageParameters,
  member_sid: sidParameter("member", "The member to filter by.").optional(),
  operation: noted(
    formed(/^[a-zA-Z]{1,64}$/, "must be the name of an operation in the API, such as `createWebhook`").optional(),
    "The operation to filter by.",
    "createWebhook",
  ),
  ...renamedCreatedParameters,
})

const filterNote = `With \`member_sid\` or \`operation\`, ${filteredPageNote}`

const responses = {
  200: {
    description: "A page of the log.",
    schema: pageOf("AuditEntryPage", "A page of the audit log.", entrySchema),
    example: {
      data: [
        {
          sid: `AU${exampleHex}`,
          at: "2026-11-21T08:30:00.000Z",
          member_sid: `MB${exampleHex}`,
          member_email: "ann@example.com",
          credential: null,
          operation: "updateWebhook",
          path: `/v1/webhooks/WH${exampleHex}`,
          subject_sid: `WH${exampleHex}`,
          subject_name: "https://app.example.com/hooks",
          changes: exampleChanges,
          status: 200,
          ip: "192.0.2.17",
          user_agent: userAgentExample,
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
}

export const listAuditLog = operation<SessionNeeds>()({
  id: "listAuditLog",
  tag: "Console",
  summary: "Read the audit log of the account",
  description: `Returns changes in the account by members and programs, newest first. It does not contain requests of programs for messages and the simulator, or requests with invalid parameters. ${filterNote}`,
  access: "owner",
  query,
  responses,
  problems: ["invalid_cursor"],
  handle: ({ db }, request) => answerEntries(db, request.accountId, request.query),
})

export const listInstallationAuditLog = operation<SessionNeeds>()({
  id: "listInstallationAuditLog",
  tag: "Console",
  summary: "Read the audit log of the installation",
  description: `Returns entries without an account, newest first. They are sign-ins and failed sign-ins of members, changes of their own sign-in, and changes by operators or with the operator's token. ${filterNote}`,
  access: "operator",
  query,
  responses,
  problems: ["invalid_cursor"],
  handle: ({ db }, request) => answerEntries(db, installationId, request.query),
})

function answerEntries(
  db: SessionNeeds["db"],
  accountId: string,
  { limit, cursor, ...asked }: z.output<typeof query>,
): Promise<Answer> {
  const { createdAfter: from, createdBefore: until } = readCreated(asked)
  const filter = { memberId: asked.member_sid, operation: asked.operation, from, until }
  const read = (page: Page) => listEntries(db, accountId, filter, page)
  return answerList("audit_log", { limit, cursor }, read, entryResource)
}

function entryResource(entry: ListedEntry) {
  const { id, at, memberId, email, credential, operation: name, path, status, ip, userAgent } = entry
  return {
    sid: toSid("auditEntry", id),
    at: isoTime(at),
    member_sid: memberId === null ? null : toSid("member", memberId),
    member_email: email,
    credential,
    operation: name,
    path,
    subject_sid: entry.subjectSid,
    subject_name: entry.subjectName,
    changes: entry.changes.map(({ isHidden, ...change }) => ({ ...change, is_hidden: isHidden })),
    status,
    ip,
    user_agent: userAgent,
  }
}
