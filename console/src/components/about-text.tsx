/** An address or a provider's reference that would make a table too wide for a phone. */
const longWord = /[^ ]{24}/

/** The subject of an event in a table. Only a long word breaks, so that a phone number stays whole. */
export function AboutText({ text }: { text: string }) {
  return (
    <span className="tabular" style={longWord.test(text) ? { overflowWrap: "anywhere" } : undefined}>
      {text}
    </span>
  )
}
