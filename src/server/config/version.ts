/** The version of the running product, as its package says. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Reads the version. */
export function readProductVersion(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
