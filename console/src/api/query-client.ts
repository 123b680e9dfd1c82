import { QueryClient } from "@tanstack/react-query"

/**
 * The query client does not retry: the SDK does so where it is safe. It ignores the browser's network state,
 * so an unreachable server is reported at once.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: false, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
})
