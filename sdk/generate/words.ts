export function camelCase(words: string): string {
  return words.replace(/[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

export function pascalCase(words: string): string {
  const camel = camelCase(words)
  return `${camel.charAt(0).toUpperCase()}${camel.slice(1)}`
}
