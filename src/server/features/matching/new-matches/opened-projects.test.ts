import { expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'
import { anOrganization, aProject } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows } = server

test.each([
  ['is published', "visibility = 'draft'", "visibility = 'published'"],
  ['takes applications again', "status = 'paused'", "status = 'open'"],
  ['has a spot again', 'accepted_count = 3', 'accepted_count = 2'],
  ['has more spots', 'accepted_count = 3', 'max_volunteers = 4'],
  [
    'has a later deadline',
    'application_deadline = current_date - 3',
    'application_deadline = current_date + 9',
  ],
])('a project opens when it %s, and no other change opens it', async (_, closed, open) => {
  const { id } = await aProject(await anOrganization(server), { maxVolunteers: 3 })
  const change = (values: string) => rows(`update projects set ${values} where id = $1`, id)
  const isOpened = async (): Promise<boolean> =>
    (await rows('select opened_at is not null as opened from projects where id = $1', id))[0].opened
  expect(await isOpened()).toBe(true)
  await change('opened_at = null')
  await change(closed)
  expect(await isOpened()).toBe(false)
  await change("title = 'Paint the fence'")
  expect(await isOpened()).toBe(false)
  await change(open)
  expect(await isOpened()).toBe(true)
  await change('opened_at = null')
  await change('accepted_count = 1')
  await change("status = 'active'")
  expect(await isOpened()).toBe(false)
})

test.each([
  { name: 'hidden within a week: from when it is shown again', before: 'shown_at = now()', days: 0 },
  { name: 'hidden later: as before', before: "shown_at = now() - interval '8 days'", days: 8 },
  {
    name: 'removed later and restored: as before',
    before: "shown_at = now() - interval '8 days'",
    hidden: 'removed',
    days: 8,
  },
  {
    name: 'of an earlier release: from when it was created',
    before: "shown_at = null, created_at = now() - interval '20 days'",
    days: 20,
  },
])('since when a project is new, $name', async ({ before, hidden = 'held', days }) => {
  const { id } = await aProject(await anOrganization(server))
  await rows(`update projects set ${before} where id = $1`, id)
  const show = (visibility: string) =>
    rows('update projects set visibility = $2 where id = $1', id, visibility)
  await show(hidden)
  await rows("update projects set status = 'paused' where id = $1", id)
  await show('published')
  await rows("update projects set status = 'open' where id = $1", id)
  const age = 'select extract(day from now() - shown_at)::int as days from projects where id = $1'
  expect(await rows(age, id)).toEqual([{ days }])
})

test('a project that is hidden in the moment of its publication is new when it is first shown', async () => {
  const { id } = await aProject(await anOrganization(server))
  const shownAt = async () => (await rows('select shown_at as at from projects where id = $1', id))[0].at
  const first = await shownAt()
  await rows("update projects set visibility = 'held' where id = $1", id)
  expect(await shownAt()).toBeNull()
  await rows("update projects set visibility = 'published' where id = $1", id)
  expect((await shownAt()).getTime()).toBeGreaterThan(first.getTime())
})
