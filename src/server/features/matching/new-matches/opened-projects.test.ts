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
