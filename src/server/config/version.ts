/** The version of the running product, as its package says. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { productFolder } from './product-folder.ts'

/** Reads the version. */
export function readProductVersion(): string {
  const text = readFileSync(path.join(productFolder, 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
