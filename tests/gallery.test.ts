import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

function readAll(folder: string): string {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n')
}

/** Components that only make sense around or behind a screen, or inside another one. */
const elsewhere = [
  'Slot',
  'AppealDialogBase',
  'ComboboxBase',
  'DialogBase',
  'LazyDialogButton',
  'DropdownMenuBase',
  'LazyMenu',
  'LeaveGuard',
  'MoreLabels',
  'OnceOpened',
  'PeopleListForm',
  'PeopleListResult',
  'ReportDialogBase',
  'RenderedReportDialog',
  'Toaster',
]

it('the gallery shows every component of the interface', () => {
  const components = [...readAll('src/web/ui').matchAll(/^export function ([A-Z]\w+)/gm)].map(
    ([, name]) => name,
  )
  const gallery = readAll('tests/gallery')
  const missing = components.filter((name) => !new RegExp(`<${name}\\b`).test(gallery))
  expect(components.length).toBeGreaterThan(50)
  expect(new Set(missing)).toEqual(new Set(elsewhere))
})
