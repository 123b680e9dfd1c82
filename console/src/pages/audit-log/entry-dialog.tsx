import { Anchor, Text } from "@mantine/core"
import { Link } from "@tanstack/react-router"
import type { AuditEntry } from "../../api/generated/schemas.ts"
import { Address } from "../../components/address.tsx"
import { browserOf } from "../../components/browser-of.ts"
import { Dialog } from "../../components/dialog.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import { Filled } from "../../components/filled.tsx"
import { Sid } from "../../components/sid.tsx"
import { Time } from "../../components/time.tsx"
import { changeInWords, credentialName, fieldInWords, outcomeInWords } from "./in-words.ts"
import * as strings from "./strings.ts"
import { subjectOf } from "../../components/subject-of.ts"

/** All stored facts about a change. */
export function EntryDialog({ entry, close }: { entry: AuditEntry; close(): void }) {
  const { member_email: email, member_sid: member, subject_sid: subject, operation, path, status, at, ip } = entry
  const { user_agent: userAgent, credential, subject_name: name } = entry
  return (
    <Dialog onClose={close} title={changeInWords(operation)} size="lg">
      <Facts>
        <Fact name={strings.who}>{email ?? <Absent sid={member} credential={credential} />}</Fact>
        <Fact name={strings.when}>
          <Time at={at} /> <Text span size="xs" c="dimmed">{`(${at.slice(0, 19).replace("T", " ")} UTC)`}</Text>
        </Fact>
        <Fact name={strings.from}>{ip}</Fact>
        <Fact name={strings.browser}>{userAgent === null ? strings.notKnown : <Browser userAgent={userAgent} />}</Fact>
        {subject && (
          <Fact name={subjectOf(subject).kind}>
            {(name ?? subjectOf(subject).to) && <SubjectLink sid={subject} name={name} />} <Sid sid={subject} whole />
          </Fact>
        )}
        {entry.changes.map((change) => (
          <Fact key={change.field} name={change.field}>
            <span style={{ overflowWrap: "anywhere" }}>{fieldInWords(change)}</span>
          </Fact>
        ))}
        <Fact name={strings.outcome}>{outcomeInWords(status)}</Fact>
        <Fact name={strings.operation}>
          <Text span ff="monospace" size="sm">
            {operation}
          </Text>
        </Fact>
        <Fact name={strings.path}>
          <Text span ff="monospace" size="sm">
            {path}
          </Text>
        </Fact>
        <Fact name={strings.entry}>
          <Sid sid={entry.sid} whole />
        </Fact>
      </Facts>
    </Dialog>
  )
}

/** Links to the object's page with the object's name, which says so if the object was deleted. */
export function SubjectLink({ sid, name }: { sid: string; name: string | null }) {
  const { kind, to } = subjectOf(sid)
  // A name with a space has a place to break, and an address has none.
  const words = name === null || name.includes(" ") ? (name ?? kind) : <Address>{name}</Address>
  if (!to) return words
  return (
    <Anchor component={Link} to={to} size="sm" style={{ overflowWrap: "anywhere" }}>
      {words}
    </Anchor>
  )
}

/** The browser in words, and its original header, because a client can send any text. */
function Browser({ userAgent }: { userAgent: string }) {
  const words = browserOf(userAgent)
  return (
    <>
      <Text span inherit>
        {words}
      </Text>
      {words !== userAgent && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {userAgent}
        </Text>
      )}
    </>
  )
}

/** A program, or a member who was removed later. */
function Absent({ sid, credential }: { sid: string | null; credential: string | null }) {
  if (credential !== null) return credentialName(credential)
  return <Filled text={strings.removedMember} parts={{ sid: sid && <Sid sid={sid} /> }} />
}
