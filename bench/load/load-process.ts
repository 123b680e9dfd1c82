// The load in a separate process. It runs one load after the other for its parent, and ends with it.
import { answerParent } from "../system/answer-parent.ts"
import { runLoad, type LoadOptions, type LoadResult } from "./run-load.ts"

export interface LoadRequests {
  run: { ask: LoadOptions; answer: LoadResult }
}

answerParent<LoadRequests>({ run: runLoad })
