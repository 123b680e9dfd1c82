import type { ProblemKind } from "#http/problems/problem-kind.ts"

export const simulatorProblems = {
  simulator_off: {
    status: 404,
    title: "Simulator off",
    meaning: "The installation has no simulator carrier, so it has no inbox and no simulated senders.",
    remedy: "Start Posthorn with the simulator, which is on by default outside production.",
  },
  simulator_holds_exhausted: {
    status: 409,
    title: "Too many holds",
    meaning: "The account already holds the receipts of the maximum number of recipients.",
    remedy: "Release the receipts of some or all recipients with `DELETE /v1/simulator/holds`.",
  },
} as const satisfies Record<string, ProblemKind>
