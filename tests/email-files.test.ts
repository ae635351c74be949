import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readText } from '#tests/support/checks/named-tests.ts'

const folder = 'src/server/email'

/** The files of a folder that write emails, without those of SQL and the tests. */
const listFiles = (name: string) =>
  readdirSync(path.join(import.meta.dirname, '..', folder, name))
    .filter((file) => /^[\w-]+\.ts$/.test(file) && !file.endsWith('-queries.ts'))
    .map((file) => ({ name: file.replace(/\.ts$/, ''), text: readText(`${folder}/${name}/${file}`) }))

/** What several emails share, and the one email whose few words are among the shared ones. */
const shared = ['content', 'test']

const contents = listFiles('content').filter(({ name }) => !shared.includes(name))
const templates = listFiles('templates')

/** What would not fit into a content is in a folder of its name. */
const parts = readdirSync(path.join(import.meta.dirname, '..', folder, 'content'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap((entry) => listFiles(`content/${entry.name}`).map(({ text }) => ({ name: entry.name, text })))

/** `review-cases` -> `review-case` */
const toSingular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<=ch)es$|(?<=[^s])s$/, '')

const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

test('the words of an email are in the file that is named as its content', () => {
  expect(contents.length).toBeGreaterThan(10)
  for (const { name, text } of contents) {
    const read = namesIn(text, /\/email\/texts\/([\w-]+)-texts\.ts'/g)
    expect([name, read]).toEqual([name, new Set(['emails', `${toSingular(name)}-emails`])])
  }
  for (const { name, text } of parts) {
    const read = namesIn(text, /\/email\/texts\/([\w-]+)-texts\.ts'/g)
    const words = ['emails', `${toSingular(name)}-emails`]
    expect([name, [...read].filter((file) => !words.includes(file))]).toEqual([name, []])
  }
  const files = readdirSync(path.join(import.meta.dirname, '..', folder, 'texts'))
    .filter((file) => file.endsWith('.en.json'))
    .map((file) => file.replace('.en.json', ''))
  const named = ['emails', ...contents.map(({ name }) => `${toSingular(name)}-emails`)]
  expect(files.toSorted()).toEqual(named.toSorted())
})

test('a template takes its content from the file of its name, if there is one', () => {
  const names = contents.map(({ name }) => name)
  // What would not fit into the file of its name.
  const sharing: Partial<Record<string, string>> = { deletion: 'accounts', 'website-links': 'organizations' }
  expect(names.filter((name) => !templates.some((template) => template.name === name))).toEqual([])
  expect(parts.filter(({ name }) => !names.includes(name))).toEqual([])
  for (const { name, text } of templates) {
    const read = namesIn(text, /\/email\/content\/([\w-]+)\.ts'/g)
    expect([name, read]).toEqual([name, new Set([sharing[name] ?? name])])
  }
})
