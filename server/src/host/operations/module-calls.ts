import { z } from "zod"
import type { Clock } from "#core/std/clock.ts"
import { minuteMs } from "#core/std/durations.ts"

/** The value that a function of a module returned, or a sentence about its fault. */
export type Called<T> = (
  | { value: T; fault: null }
  /** `thrown`: the exception or the rejection. Undefined for another fault. */
  | { value: null; fault: string; thrown?: unknown }
) & { orThrow(): T }

/** Default of `ms`: a minute. */
export interface CallLimit {
  clock: Clock
  ms?: number
}

/**
 * Calls functions of an extension. An exception, a wrong value and a promise that never settles are faults,
 * with a sentence that names the module and the function.
 */
export class ModuleCalls {
  readonly #module: string
  readonly #report: (fault: string) => void
  readonly #reported = new Set<string>()

  /** `report` gets the first fault of each function, because Posthorn calls some of them every second. */
  constructor(module: string, report: (fault: string) => void = () => {}) {
    this.#module = module
    this.#report = report
  }

  /** Checks that what `call` returns has the shape. */
  call<T>(name: string, shape: z.ZodType<T>, call: () => unknown): Called<T> {
    try {
      return this.#checked(name, shape, call())
    } catch (error) {
      return this.#failed(name, `threw an error: ${thrownReason(error)}`, error)
    }
  }

  /** As `call`, for a function that returns a promise. Never rejects. */
  async awaitCall<T>(name: string, shape: z.ZodType<T>, call: () => unknown, limit: CallLimit): Promise<Called<T>> {
    const { clock, ms = minuteMs } = limit
    const { promise: late, resolve } = Promise.withResolvers<typeof tooLate>()
    const cancel = clock.after(ms, () => resolve(tooLate))
    try {
      const value = await Promise.race([call(), late])
      if (value !== tooLate) return this.#checked(name, shape, value)
      return this.#failed(name, `did not end within ${ms / 1_000} s`)
    } catch (error) {
      return this.#failed(name, `threw an error: ${thrownReason(error)}`, error)
    } finally {
      cancel()
    }
  }

  /** Checks a value that the module passes to a function of Posthorn. Throws a fault. */
  checkArgument<T>(name: string, shape: z.ZodType<T>, value: T): void {
    this.#checked(name, shape, value, "got").orThrow()
  }

  /** Returns the sentence about a fault. */
  fault(name: string, what: string): string {
    return `The module ${this.#module} failed: \`${name}\` ${what}. Correct the module.`
  }

  #checked<T>(name: string, shape: z.ZodType<T>, value: unknown, verb = "returned"): Called<T> {
    const { error } = shape.safeParse(value)
    if (!error) return { value: value as T, fault: null, orThrow: () => value as T }
    const place = error.issues[0]?.path.join(".") ?? ""
    return this.#failed(name, `${verb} a value that is not of its type${place && `, at ${place}`}`)
  }

  #failed(name: string, what: string, thrown?: unknown): Called<never> {
    const fault = this.fault(name, what)
    if (!this.#reported.has(name)) {
      this.#reported.add(name)
      this.#report(fault)
    }
    const orThrow = () => {
      throw new Error(fault, { cause: thrown })
    }
    return { value: null, fault, thrown, orThrow }
  }
}

const tooLate = Symbol("too late")

/** Returns the first line of what was thrown, without a full stop. A module can throw any value. */
export function thrownReason(error: unknown): string {
  const [issue] = error instanceof Error ? issuesOf(error) : []
  const said = error instanceof Error ? (issue ?? error.message) : error
  const text = typeof said === "string" ? said : "a value that is no error"
  return (text.split("\n", 1)[0] ?? "").slice(0, reasonMax).replace(/\.$/, "")
}

/** The reason is in sentences for people, and in rows. */
const reasonMax = 300

/** The message of a `ZodError` is a long JSON. The module can have its own copy of zod. */
function issuesOf(error: Error): string[] {
  const { data = [] } = issuesShape.safeParse((error as { issues?: unknown }).issues)
  return data.map(({ path, message }) => `${path.map(String).join(".")}: ${message}`)
}

const issuesShape = z.array(z.object({ path: z.array(z.unknown()), message: z.string() }))
