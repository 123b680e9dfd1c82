import { useSuspenseQuery } from "@tanstack/react-query"
import { createContext, useContext, useMemo, useState, type ReactNode } from "react"
import type { Posthorn } from "@posthorn/client"
import { createClient } from "./client.ts"
import { ConsoleApi } from "./generated/console-api.ts"
import { sessionQuery, type Membership, type Session } from "./session.ts"

interface Chosen {
  session: Session
  /** Null only for an operator who belongs to no account and has opened none. */
  account: Membership | null
  choose(account: Membership): void
  /** The client for the account. */
  client: Posthorn
  /** The client for operations of the console on the account: its members, invites and audit log. */
  people: ConsoleApi
}

const storageName = "posthorn-account"
const ChosenContext = createContext<Chosen | null>(null)

/**
 * The session, and the chosen account, which the browser remembers. A session can end while a page is open.
 */
export function AccountProvider({ signedOut, children }: { signedOut: ReactNode; children: ReactNode }) {
  const { data: session } = useSuspenseQuery(sessionQuery)
  const [chosen, setChosen] = useState(readChoice)
  const account = accountOf(session, chosen)
  // The choice stays even if another account comes first in the list. Otherwise a person could write for one
  // account and send from another.
  if (account && account.account_sid !== chosen?.account_sid) setChosen(account)
  const sid = account?.account_sid ?? null
  const client = useMemo(() => createClient(sid), [sid])
  const people = useMemo(() => new ConsoleApi(client), [client])
  if (!session) return signedOut
  const choose = (next: Membership) => {
    keepChoice(next)
    setChosen(next)
  }
  return <ChosenContext value={{ session, account, choose, client, people }}>{children}</ChosenContext>
}

export function useAccount(): Chosen {
  const chosen = useContext(ChosenContext)
  if (!chosen) throw new Error("useAccount is for pages within the shell.")
  return chosen
}

/** An operator can open accounts without a membership. Other members can open only their own. */
function accountOf(session: Session | null, chosen: Membership | null): Membership | null {
  if (!session) return null
  const own = session.memberships.find(({ account_sid }) => account_sid === chosen?.account_sid)
  return own ?? (session.member.is_operator ? chosen : null) ?? session.memberships[0] ?? null
}

function readChoice(): Membership | null {
  try {
    return JSON.parse(localStorage.getItem(storageName) ?? "null") as Membership | null
  } catch {
    return null
  }
}

function keepChoice(account: Membership): void {
  try {
    localStorage.setItem(storageName, JSON.stringify(account))
  } catch {
    // A browser that blocks its storage asks again in its next tab.
  }
}
