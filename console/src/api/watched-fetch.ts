import { queryClient } from "./query-client.ts"

const sessionPath = "/console/v1/session"

/**
 * The browser's own fetch, which has the session looked at again when the server refuses somebody: it may have ended, or have
 * another role than the pages show.
 */
export const watchedFetch: typeof globalThis.fetch = async (input, init) => {
  const answer = await globalThis.fetch(input, init)
  if ((answer.status === 401 || answer.status === 403) && new URL(answer.url).pathname !== sessionPath)
    void queryClient.invalidateQueries({ queryKey: ["session"] }, { cancelRefetch: false })
  return answer
}
