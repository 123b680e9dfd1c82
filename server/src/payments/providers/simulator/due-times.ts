import type { DueTime } from "#core/db/shift-due-times.ts"

export const simulatorDueTimes: readonly DueTime[] = [{ table: "simulated_charges", column: "due_at" }]
