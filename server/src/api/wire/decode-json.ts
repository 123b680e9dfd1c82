import { findJsonFault, type JsonFault } from "./json-faults.ts"

export const jsonDepthMax = 20

/**
 * Returns the value of a JSON text, or its fault: broken syntax, nesting beyond 20, or a name given twice in
 * an object. `JSON.parse` silently keeps the last of two equal names.
 *
 * Each member of an object has exactly one colon outside of strings. When the text has as many colons as the
 * value has members, no name came twice. Only otherwise is the text walked.
 */
export function decodeJson(text: string): { value: unknown } | { fault: JsonFault } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { fault: findJsonFault(text, jsonDepthMax) ?? { kind: "syntax", position: 0, expected: "a value" } }
  }
  const members = countMembers(value, 0)
  if (members === countColons(text)) return { value }
  const fault = findJsonFault(text, jsonDepthMax)
  return fault ? { fault } : { value }
}

/**
 * Returns the number of members of all objects in the value, or a negative number when the nesting is too
 * deep.
 */
function countMembers(value: unknown, depth: number): number {
  if (typeof value !== "object" || value === null) return 0
  if (depth === jsonDepthMax) return -Infinity
  let count = 0
  if (Array.isArray(value)) {
    for (const element of value) count += countMembers(element, depth + 1)
    return count
  }
  for (const element of Object.values(value)) count += 1 + countMembers(element, depth + 1)
  return count
}

const quote = 34
const backslash = 92
const colon = 58

function countColons(text: string): number {
  let count = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit === quote) isInString = !isInString
    else if (unit === backslash) index++
    else if (unit === colon && !isInString) count++
  }
  return count
}
