/** The longest address that stays on one line: a number of WhatsApp. */
const wholeMax = 25

/** A phone number stays whole. Longer addresses, such as of Matrix or email, break where the space ends. */
export function Address({ children: address }: { children: string }) {
  return (
    <span
      className="tabular"
      style={address.length > wholeMax ? { overflowWrap: "anywhere" } : { whiteSpace: "nowrap" }}
    >
      {address}
    </span>
  )
}
