/** The largest body of a sender that the head does not prove. */
const bodyBytes = 64 * 1024
/** The garbage collector and the compiler disturb some measurements. */
const measurements = 5

/** Bodies at the limit that are expensive to take apart. */
export const hostileBodies: Readonly<Record<string, Buffer>> = {
  "names of a form": filled((index) => `${index.toString(16)}&`),
  "values of one name": filled((index) => `a=${index.toString(16)}&`),
  "nested lists": filled(() => "["),
  "numbers in a list": Buffer.concat([
    Buffer.from("["),
    filled(() => "1,").subarray(0, bodyBytes - 3),
    Buffer.from("1]"),
  ]),
  "empty lines": filled(() => "\n"),
}

/** Returns the processor time of the cheapest of some calls. */
export async function leastProcessorMs(act: () => Promise<void>): Promise<number> {
  const spent: number[] = []
  for (let call = 0; call < measurements; call++) {
    const before = process.cpuUsage()
    await act()
    const { user, system } = process.cpuUsage(before)
    spent.push((user + system) / 1_000)
  }
  return Math.min(...spent)
}

function filled(piece: (index: number) => string): Buffer {
  let text = ""
  for (let index = 0; text.length < bodyBytes; index++) text += piece(index)
  return Buffer.from(text.slice(0, bodyBytes))
}
