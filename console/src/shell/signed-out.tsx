import { Navigate, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { tell } from "../components/tell.ts"

/** In the place of a page whose session ended while it was open: after signing in it is there again. */
export function SignedOut() {
  const router = useRouter()
  const [next] = useState(() => router.state.location.href)
  useEffect(() => tell("Your session has ended. Sign in to go on."), [])
  return <Navigate to="/sign-in" search={{ next } as never} replace />
}
