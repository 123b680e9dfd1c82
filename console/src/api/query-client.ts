import { QueryClient } from "@tanstack/react-query"

/**
 * Nothing is asked again by it: the SDK does that, where it does no harm. And it asks whatever the browser believes of the network,
 * so that a server which is away is told of instead of waited for.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: false, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
})
