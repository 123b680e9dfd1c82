import { QueryClient } from "@tanstack/react-query"

/** Nothing is asked again by it: the SDK does that, where it does no harm. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, retry: false } },
})
