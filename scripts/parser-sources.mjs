/** Lists the sources whose hash is the version of stored entries (docs/decisions/0135-stored-entries-of-the-index.md). */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A module of ours, from a folder of `src` or relative. */
const imports = /from '(?:#(?<own>[^']+)|(?<beside>\.[^']+))'/gu

/** Adds a module and all of ours that it imports. */
function addImported(found, file) {
  if (found.has(file)) return found
  found.add(file)
  for (const { groups } of readFileSync(file, 'utf8').matchAll(imports)) {
    addImported(found, groups.own ? `src/${groups.own}` : path.join(path.dirname(file), groups.beside))
  }
  return found
}

/** All that decides what is stored of the texts of a project: what parses them, and how it is written. */
export const listParserSources = () => {
  const found = addImported(new Set(), 'src/domain/matching/parsing/parse-project.ts')
  return [...addImported(found, 'src/server/matching/index-entry.ts')]
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${listParserSources().join('\n')}\n`)
