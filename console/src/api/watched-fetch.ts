import { isWriting } from "./is-writing.ts"
import { queryClient } from "./query-client.ts"

const sessionPath = "/console/v1/session"

/**
 * The browser's fetch. It reads the session again when the server refuses a request, because the session may
 * have ended, or its role may have changed. A background refresh of a list never discards a form. Only an
 * action of the person does.
 */
export const watchedFetch: typeof globalThis.fetch = async (input, init) => {
  const answer = await globalThis.fetch(input, init)
  const isRefused = (answer.status === 401 || answer.status === 403) && new URL(answer.url).pathname !== sessionPath
  const isAct = init?.method !== undefined && init.method !== "GET"
  if (isRefused && (isAct || !isWriting()))
    void queryClient.invalidateQueries({ queryKey: ["session"] }, { cancelRefetch: false })
  return answer
}
