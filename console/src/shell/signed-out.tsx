import { Navigate, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { tell } from "../components/tell.ts"
import * as strings from "./strings.ts"

/** Replaces a page whose session ended. After signing in, the same page opens. */
export function SignedOut() {
  const router = useRouter()
  const [next] = useState(() => router.state.location.href)
  useEffect(() => tell(strings.sessionEndedNotice), [])
  return <Navigate to="/sign-in" search={{ next } as never} replace />
}
