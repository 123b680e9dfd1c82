import { queryOptions } from "@tanstack/react-query"
import type { Posthorn } from "@posthorn/client"
import type { Carrier } from "../../components/carriers.ts"

/** The presets come with the server, so they are read once. */
export function presetsQuery(client: Posthorn) {
  return queryOptions({
    queryKey: ["operator", "carrier-presets"],
    queryFn: ({ signal }) => client.operator.carrierPresets.list({ signal }).then(({ data }) => data),
    staleTime: Infinity,
  })
}

/** The preset of a carrier; undefined without one. */
export function presetIn({ settings }: Carrier): string | undefined {
  const { preset } = settings
  return typeof preset === "string" ? preset : undefined
}
