import { expect, test } from 'vitest'
import { findDownloadRefusal, findExpiry, findExportState, nameExportedFile } from './exports.ts'

const now = new Date('2026-11-28T12:00:00Z')
const week = new Date('2026-12-05T12:00:00Z')

test('an export can be downloaded for seven days after it is ready', () => {
  expect(findExpiry(now)).toEqual(week)
  const ready = { state: 'ready', expiresAt: week } as const
  expect(findDownloadRefusal(ready, new Date(week.getTime() - 1))).toBeNull()
  expect(findDownloadRefusal(ready, week)).toBe('export_expired')
  expect(findExportState(ready, week)).toBe('expired')
})

test('an export that is being prepared or failed cannot be downloaded, however late it is', () => {
  expect(findDownloadRefusal({ state: 'preparing', expiresAt: null }, now)).toBe('export_not_ready')
  expect(findDownloadRefusal({ state: 'failed', expiresAt: now }, week)).toBe('export_not_ready')
})

test.each([
  ['Plan 2026', 'Plan 2026.pdf'],
  ['Plan.pdf', 'Plan.pdf'],
  ['../../etc/passwd', '_.._etc_passwd.pdf'],
  ['a\\b:c*?"<>|', 'a_b_c______.pdf'],
  ['\u202Efdp.exe', '_fdp.exe.pdf'],
  ['...', 'file.pdf'],
  ['', 'file.pdf'],
  ['con', 'file con.pdf'],
  ['🦊'.repeat(90), `${'🦊'.repeat(80)}.pdf`],
])('a file called "%s" is called "%s" in an export', (title, name) => {
  expect(nameExportedFile(title, 'pdf', new Set())).toBe(name)
})

test('files of the same name get different names in an export', () => {
  const taken = new Set<string>()
  expect(['Plan', 'plan', 'Plan.pdf'].map((title) => nameExportedFile(title, 'pdf', taken))).toEqual([
    'Plan.pdf',
    'plan (2).pdf',
    'Plan (3).pdf',
  ])
})
