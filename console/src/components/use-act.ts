import { useRef, useState } from "react"
import { refreshIfGone } from "./refresh-if-gone.ts"

/**
 * The action of a button. It is busy until the action ends, and a second press does nothing. A failure is
 * passed to `failed`, and is `error` until the next try.
 */
export function useAct<Input = void>(
  act: (input: Input) => Promise<unknown>,
  failed: (failure: unknown) => void = () => {},
) {
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  // The second click of a double click comes before the button is rendered as busy.
  const isGoing = useRef(false)
  const go = async (input: Input) => {
    if (isGoing.current) return
    isGoing.current = true
    setBusy(true)
    setError(null)
    try {
      await act(input)
    } catch (failure) {
      refreshIfGone(failure)
      setError(failure)
      failed(failure)
    } finally {
      isGoing.current = false
      setBusy(false)
    }
  }
  return { go: (input: Input) => void go(input), error, isBusy }
}
