import type { Carrier } from "../../components/carriers.ts"
import * as strings from "./strings.ts"

/** The value, in place of a sid, for the rates that accounts pay. */
export const customers = "none"

/** The choice of a price list. */
export function listOptions(carriers: readonly Carrier[]): { value: string; label: string }[] {
  return [
    { value: customers, label: strings.noCarrier },
    ...carriers.map(({ sid, name }) => ({ value: sid, label: name })),
  ]
}

export function listName(carriers: readonly Carrier[], carrierSid: string | null): string | undefined {
  return carrierSid === null ? strings.noCarrier : carriers.find(({ sid }) => sid === carrierSid)?.name
}
