// Formats files that scripts write, as `npm run format` would.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import { root } from './steps.mjs'

/** Returns a text as the project formats files of this name; throws if it is not valid. */
export async function formatText(file, text) {
  const { ignorePatterns: _, ...options } = JSON.parse(
    await readFile(path.join(root, '.oxfmtrc.json'), 'utf8'),
  )
  const { code, errors } = await format(path.basename(file), text, options)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`)
  return code
}
