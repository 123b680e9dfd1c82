// The load in a process of its own: takes one run after the other from its parent, and ends when the parent
// does.
import { answerParent } from "../system/answer-parent.ts"
import { runLoad, type LoadOptions, type LoadResult } from "./run-load.ts"

export interface LoadRequests {
  run: { ask: LoadOptions; answer: LoadResult }
}

answerParent<LoadRequests>({ run: runLoad })
