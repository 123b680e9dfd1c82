import { hash, verify } from "@node-rs/argon2"
import { Overloaded } from "#core/std/batcher.ts"
import { Semaphore } from "#core/std/semaphore.ts"
import { MemberRefusal } from "./refusals.ts"

export const passwordLengthMin = 10
export const passwordLengthMax = 200

/** RFC 9106 by the smaller of the settings that OWASP names: 19 MiB and some 25 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * Concurrent hashes. Each takes 19 MiB and one of the four threads that also read files and resolve names.
 */
const atOnceMax = 2
/** Waiting hashes. More wait only during a flood, and they would wait for a second and a half. */
const waitingMax = 64

/**
 * A hash without a known password, in the form of a real one. An unknown email is verified against it at the
 * same cost.
 */
const noHash = "$argon2id$v=19$m=19456,t=2,p=1$cG9zdGhvcm4gbm9ib2R5IQ$QmVjYXVzZSBub2JvZHkgaXMgbm9ib2R5LCBubyBvbmU"

/** Guesses that a password must withstand. The sign-in allows about 3,000 a day (`failure-keys.ts`). */
const guessesMin = 1_000_000

/**
 * Throws `weak_password` with a sentence that names the fault: too short, too long, or easy to guess. Common
 * passwords, keyboard patterns and words of `about` are easy to guess (NIST SP 800-63B section 5.1.1.2).
 * `about` is the member's email and name.
 */
export async function checkPassword(password: string, about: readonly string[]): Promise<void> {
  const weak = (detail: string) => new MemberRefusal("weak_password", detail, { param: "password" })
  const { length } = [...password]
  if (length < passwordLengthMin)
    throw weak(`\`password\` has ${length} characters. Use at least ${passwordLengthMin}, for example several words.`)
  if (length > passwordLengthMax) throw weak(`\`password\` is longer than ${passwordLengthMax} characters. Shorten it.`)
  if (new Set(password).size < 5)
    throw weak("`password` repeats a few characters. Choose a password that is harder to guess.")
  // Imported on first use: its word lists take 20 MB of memory, and few processes ever set a password.
  const { estimateGuesses } = await import("./estimate-guesses.ts")
  if (estimateGuesses(password, wordsOf(about)) < guessesMin)
    throw weak(
      "`password` is easy to guess: it is a common password, or contains your email or name. Choose several words.",
    )
}

/** The email, its parts, and each word of the name. */
function wordsOf(about: readonly string[]): string[] {
  return ["posthorn", ...about, ...about.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word.length > 2,
  )
}

/** Hashes with Argon2id and a new salt. Rejects with `Overloaded` when too many hashes wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(spelt(password), cost))
}

/**
 * Returns whether the password matches this hash. Null stands for a member who does not exist, and costs the
 * same time.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? noHash, spelt(password)))
  return isRight && passwordHash !== null
}

/** Normalises the password, because keyboards write the same letter in different ways. */
function spelt(password: string): string {
  return password.normalize("NFC")
}

const turns = new Semaphore(atOnceMax)

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.waiting >= waitingMax) throw new Overloaded("Too many passwords are waiting for a check.")
  const release = await turns.acquire()
  try {
    return await work()
  } finally {
    release()
  }
}
