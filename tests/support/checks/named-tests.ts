/** Tests that a documentation page names, as `file` › `title`, and whether they exist. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export const readText = (file: string) => readFileSync(path.join(root, file), 'utf8')
export const isThere = (file: string) => existsSync(path.join(root, file))

export type NamedTest = { file: string; title: string }

/** The tests that a text names. */
export function listNamedTests(text: string): NamedTest[] {
  return [...text.matchAll(/`([^`]+)`(?: › `([^`]+)`)?/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }))
}

/** Whether the file has a test, a group or a table row whose name begins with the title. */
export function hasTest({ file, title }: NamedTest): boolean {
  if (title === '' || !isThere(file)) return false
  const quoted = title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`[\\s([]['"\`]${quoted}`).test(readText(file))
}
