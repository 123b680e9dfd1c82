import { isWriting } from "./is-writing.ts"
import { queryClient } from "./query-client.ts"

const sessionPath = "/console/v1/session"

/**
 * The browser's own fetch, which has the session looked at again when the server refuses somebody: it may have ended, or have
 * another role than the pages show. A list that is read again by itself takes away nothing that is being written: only an act does.
 */
export const watchedFetch: typeof globalThis.fetch = async (input, init) => {
  const answer = await globalThis.fetch(input, init)
  const isRefused = (answer.status === 401 || answer.status === 403) && new URL(answer.url).pathname !== sessionPath
  const isAct = init?.method !== undefined && init.method !== "GET"
  if (isRefused && (isAct || !isWriting()))
    void queryClient.invalidateQueries({ queryKey: ["session"] }, { cancelRefetch: false })
  return answer
}
