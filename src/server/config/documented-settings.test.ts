import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fileSettings } from './file-settings.ts'
import { mailSettings } from './mail-settings.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')

test.each(Object.entries({ mailSettings, fileSettings }))(
  'docs/operations.md names every setting of %s',
  (_, settings) => {
    expect(Object.keys(settings).filter((name) => !page.includes(name))).toEqual([])
  },
)
