/**
 * `npm run generate`: writes the generated part of the clients of all languages, and what the console has of
 * the API.
 */
import "../typescript/scripts/generate.ts"
import "../python/scripts/generate.ts"
import "../go/scripts/generate.ts"
import "../ruby/scripts/generate.ts"
import "../php/scripts/generate.ts"
import "../java/scripts/generate.ts"
import "../snippets/scripts/generate.ts"
