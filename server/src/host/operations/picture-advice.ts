import { openSharp, sharpAdvice } from "#core/decoders/open-sharp.ts"

/** How to enable the fitting of pictures to the limits of carriers, or null if it works. */
export async function pictureAdvice(): Promise<string | null> {
  return (await openSharp()) ? null : `Pictures that are too large for a carrier fail. ${sharpAdvice}.`
}
