/** A bug, not a refusal: a state that this code rules out has occurred. */
export class AssertionFailure extends Error {
  override name = "AssertionFailure"
}

/** Throws `AssertionFailure` unless `holds` is truthy. `sentence` states what should have been true. */
export function assert(holds: unknown, sentence: string): asserts holds {
  if (!holds) throw new AssertionFailure(sentence)
}

/** For the end of a switch over a union: does not compile while a case is missing. */
export function unreachable(value: never): never {
  throw new AssertionFailure(`This value should not exist: ${JSON.stringify(value)}`)
}
