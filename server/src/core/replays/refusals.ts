import { Refusal } from "#core/std/refusal.ts"

export type ReplayRefusalCode = "replay_not_found" | "replays_exhausted" | "replay_ended" | "invalid_replay_range"

export class ReplayRefusal extends Refusal<ReplayRefusalCode> {}
