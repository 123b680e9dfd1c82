import { Navigate, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { tell } from "../components/tell.ts"

/** Replaces a page whose session ended. After signing in, the same page opens. */
export function SignedOut() {
  const router = useRouter()
  const [next] = useState(() => router.state.location.href)
  useEffect(() => tell("Your session has ended. Sign in to go on."), [])
  return <Navigate to="/sign-in" search={{ next } as never} replace />
}
