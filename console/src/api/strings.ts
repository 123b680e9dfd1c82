export const sessionNotKept =
  "You signed in, but this browser did not keep the session. Allow cookies for this address, then sign in again."
