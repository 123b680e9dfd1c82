import { queryOptions } from "@tanstack/react-query"
import { ApiError, type SimulatorMessage } from "@posthorn/client"
import type { useAccount } from "../../api/account.tsx"

const simulatorMs = 1_000

/** Reads the newest message of the simulated phone, or null, every second. */
export function phoneQuery({ account, client }: Pick<ReturnType<typeof useAccount>, "account" | "client">, to: string) {
  return queryOptions({
    queryKey: [account?.account_sid, "simulator", to, "newest"],
    queryFn: async ({ signal }): Promise<SimulatorMessage | "off" | null> => {
      try {
        return (await client.simulator.messages.list({ to, limit: 1 }, { signal })).data[0] ?? null
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === "simulator_off") return "off"
        throw failure
      }
    },
    refetchInterval: simulatorMs,
  })
}
