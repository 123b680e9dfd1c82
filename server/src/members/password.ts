import { hash, verify } from "@node-rs/argon2"
import { Overloaded } from "#std/batcher.ts"
import { MemberRefusal } from "./refusals.ts"

export const passwordLengthMin = 10
export const passwordLengthMax = 200

/** RFC 9106 by the smaller of the settings that OWASP names: 19 MiB and some 25 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** At once: each holds 19 MiB and one of the four threads that files and names are looked up with as well. */
const atOnceMax = 2
/** More wait than this only when somebody floods; they would wait for a second and a half. */
const waitingMax = 64

/** In the form of a real one, with no password that is known to fit: what a wrong email is compared with, at the same cost. */
const noHash = "$argon2id$v=19$m=19456,t=2,p=1$cG9zdGhvcm4gbm9ib2R5IQ$QmVjYXVzZSBub2JvZHkgaXMgbm9ib2R5LCBubyBvbmU"

/** Refuses `weak_password` with a sentence that says what is wrong. `about` is what a guesser tries first: the email, the name. */
export function checkPassword(password: string, about: readonly string[]): void {
  const weak = (detail: string) => new MemberRefusal("weak_password", detail, { param: "password" })
  const { length } = [...password]
  if (length < passwordLengthMin)
    throw weak(`\`password\` has ${length} characters. Give at least ${passwordLengthMin}; a few words are good.`)
  if (length > passwordLengthMax) throw weak(`\`password\` is longer than ${passwordLengthMax} characters. Shorten it.`)
  if (new Set(password).size < 4)
    throw weak("`password` repeats the same few characters. Choose one that is harder to guess.")
  const plain = password.toLowerCase()
  if (about.some((word) => word.toLowerCase() === plain))
    throw weak("`password` is your email or name, which is what is guessed first. Choose another.")
}

/** Argon2id with a salt of its own. Rejects with `Overloaded` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(spelt(password), cost))
}

/** Whether it is the password of this hash. Null stands for a member who does not exist, and costs the same time. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? noHash, spelt(password)))
  return isRight && passwordHash !== null
}

/** Keyboards write the same letter in different ways. */
function spelt(password: string): string {
  return password.normalize("NFC")
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running === atOnceMax) {
    if (waiting.length >= waitingMax) throw new Overloaded("Too many passwords wait to be checked.")
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    // The turn goes to the next; only when nobody waits does it end.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
