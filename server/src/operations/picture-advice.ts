import { openSharp, sharpAdvice } from "#carriers/mms/open-sharp.ts"

/** What to do so that pictures can be made to fit the limits of carriers; null when all is well. */
export async function pictureAdvice(): Promise<string | null> {
  return (await openSharp()) ? null : `Pictures that are too large for a carrier fail. ${sharpAdvice}.`
}
