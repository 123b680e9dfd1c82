import { z } from "zod"

/**
 * Returns the shape of a type of the interface. A field that is undefined is also a missing one here, because
 * JavaScript makes no difference.
 */
export function shapeOf<T>(shape: z.ZodType): z.ZodType<T> {
  return shape as z.ZodType<T>
}

export const method = z.custom<object>((value) => typeof value === "function", "is not a function")
