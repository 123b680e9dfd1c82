import { QueryClient } from "@tanstack/react-query"
import { ApiError } from "./api-error.ts"

/** What is refused stays refused; only the network and a server in trouble are asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
      throwOnError: false,
    },
  },
})
