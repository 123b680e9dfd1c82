import { Refusal } from "#std/refusal.ts"

/** What this room can refuse. */
export type NumbersRefusalCode = "phone_number_taken" | "phone_number_not_found"

export class NumbersRefusal extends Refusal<NumbersRefusalCode> {}
