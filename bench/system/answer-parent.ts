/** A process's answers to each request of its parent, by name. */
type Answers<Asked extends { [Name in keyof Asked]: { ask: unknown; answer: unknown } }> = {
  [Name in keyof Asked]: (ask: Asked[Name]["ask"]) => Asked[Name]["answer"] | Promise<Asked[Name]["answer"]>
}

/** The other end of `Child`. It answers until the parent ends, and then ends. */
export function answerParent<Asked extends { [Name in keyof Asked]: { ask: unknown; answer: unknown } }>(
  answers: Answers<Asked>,
): void {
  const answer = async ({ name, ask }: { name: keyof Asked; ask: never }) => answers[name](ask)
  process.on("message", (message: { id: number; name: keyof Asked; ask: never }) => {
    answer(message).then(
      (answer) => process.send?.({ id: message.id, answer }),
      (error: Error) => process.send?.({ id: message.id, error: error.message }),
    )
  })
  process.on("disconnect", () => process.exit())
}
