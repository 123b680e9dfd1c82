import { z } from "zod"
import { wholeListing } from "#http/resource-operations.ts"
import { named, noted, pageOf } from "#http/wire/schemas.ts"
import { messageErrorCodes, type MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import { refusedRecipients, refusedSenders, troubles } from "#messaging/carriers/simulator/troubles.ts"
import { requireSimulator, type SimulatorNeeds } from "./simulator.ts"

const numberSchema = named(
  "SimulatorNumber",
  "A number with which the simulator causes a failure.",
  z.object({
    number: noted(z.string(), "The number, or an example of a number with this ending.", "+14155550005"),
    ends_in: noted(
      z.string().nullable(),
      "The last four digits that cause the failure, in any country. Null if only this exact number causes it.",
      "0005",
    ),
    parameter: noted(z.enum(["to", "from"]), "The parameter for the number: the recipient or the sender.", "to"),
    trouble: noted(z.string(), "The name of the failure.", "unknown_handset"),
    description: noted(z.string(), "The result.", "Accepted, then undelivered (unknown_handset)."),
  }),
)

const numbers: readonly z.output<typeof numberSchema>[] = [
  ...troubles.map(({ suffix, name, sentence }) => ({
    number: `+1415555${suffix}`,
    ends_in: suffix,
    parameter: "to" as const,
    trouble: name,
    description: sentence,
  })),
  ...refusals(refusedRecipients, "to"),
  ...refusals(refusedSenders, "from"),
]

export const listSimulatorNumbers = wholeListing<SimulatorNeeds>()({
  id: "listSimulatorNumbers",
  tag: "Simulator",
  summary: "List numbers that cause failures",
  description: "Returns a number for every failure that the simulator can cause, on one page.",
  scopes: ["messages", "read"],
  outcome: "The numbers.",
  page: pageOf("SimulatorNumberPage", "Numbers that cause failures.", numberSchema),
  example: numbers[1],
  problems: ["simulator_off"],
  read(needs) {
    requireSimulator(needs)
    return numbers
  },
})

function refusals(refused: ReadonlyMap<string, MessageErrorCode>, parameter: "to" | "from") {
  return [...refused].map(([number, code]) => ({
    number,
    ends_in: null,
    parameter,
    trouble: code,
    description: `Failed (${code}): ${messageErrorCodes[code]}`,
  }))
}
