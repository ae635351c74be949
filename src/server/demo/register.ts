/** The invented register, and which of its numbers the invented organizations have. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { RegisterFile } from '#domain/register.ts'
import { formats } from '#server/registry/formats.ts'

/** The EINs of the organizations by their keys; the two that are not verified have none yet. */
export const demoEins: Readonly<Record<string, string>> = {
  'lantern-street': '890000101',
  'second-acre': '890000102',
  'creek-keepers': '890000103',
  'mill-bend': '890000105',
  'northside-strings': '890000106',
  threshold: '890000107',
  'evening-call': '890000108',
}

const files: Record<RegisterFile, string> = {
  bmf: 'eo_invented.csv',
  pub78: 'pub78_invented.txt',
  revocations: 'revocations_invented.txt',
}

/** A file of the invented register, with the kept cells of its rows and the line of each. */
export function readDemoRegister(kind: RegisterFile) {
  const name = files[kind]
  const text = readFileSync(new URL(`../../../demo/registry/${name}`, import.meta.url), 'utf8')
  const rows = text.split('\r\n').flatMap((line, index) => {
    const reading = formats[kind].read(line)
    return typeof reading === 'object' && 'cells' in reading
      ? [{ line: index + 1, cells: reading.cells }]
      : []
  })
  return { name, sha256: createHash('sha256').update(text).digest('hex'), rows }
}
