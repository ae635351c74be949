import { expect, test } from 'vitest'
import { z } from 'zod'
import { choiceFilterNames } from '#domain/projects/choice-filters.ts'
import { projects } from '#server/db/tables/projects.ts'
import { readText } from '#tests/support/checks/named-tests.ts'
import { useDatabase } from '#tests/support/running/database.ts'

const database = useDatabase()

/** What knows the columns of a project that filters read, with one row each. */
const known = {
  'the copy of a project that saved searches look at':
    "select string_agg(attname, ' ') as text from pg_attribute where attrelid = 'changed_projects'::regclass",
  'the function that copies it': "select prosrc as text from pg_proc where proname = 'note_changed_project'",
  'the trigger that copies it':
    "select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'projects_changed_for_searches'",
  'the trigger that tells all processes of a change':
    "select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'projects_change_told'",
  'the indexes of projects':
    "select string_agg(indexdef, ' ') as text from pg_indexes where tablename = 'projects'",
}

test.each(Object.entries(known))('every filter with few choices is known to %s', async (_, statement) => {
  const { rows } = await database.pool.query<{ text: string }>(statement)
  const words = new Set(rows.flatMap(({ text }) => text.match(/\w+/g) ?? []))
  const columns = choiceFilterNames.map((name) => projects[name].name)
  expect(columns.filter((column) => !words.has(column))).toEqual([])
})

test('docs/product.md lists the filters of browsing, each by the name that it has there', () => {
  const { filters } = z
    .object({ filters: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readText('src/web/features/projects/texts/browse.en.json')))
  const names = ['skills', 'causes', 'hours', ...choiceFilterNames].map((name) =>
    filters[name]?.toLowerCase(),
  )
  const page = readText('docs/product.md').replaceAll(/\s+/g, ' ')
  expect(page).toContain(
    `You can filter by ${names.slice(0, -1).join(', ')} and ${names.at(-1)}, and by place`,
  )
})
