import { z } from "zod"

/**
 * A text of a catalogue. `contained` lists what each translation must contain, such as the name of a value in
 * braces.
 */
export function translation(...contained: string[]): z.ZodString {
  return contained.reduce((schema, part) => schema.includes(part), z.string().min(1))
}

/**
 * Returns the texts of a catalogue, by language. A language that lacks a text does not compile. A text that
 * lacks a value ends the start with an error that names it.
 */
export function readTexts<Language extends string, Shape extends Record<string, z.ZodString>>(
  catalogue: Readonly<Record<Language, Readonly<Record<keyof Shape, string>>>>,
  shape: Shape,
): Readonly<Record<Language, Readonly<Record<keyof Shape, string>>>> {
  z.record(z.string(), z.strictObject(shape)).parse(catalogue)
  return catalogue
}
