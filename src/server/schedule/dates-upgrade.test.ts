import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { anOrganization, aProject } from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { passTo } = useSchedule(server)
const { rows } = server

test('an upgrade repeats no reminder of dates that a release before sent for a whole project', async () => {
  const owner = await anOrganization(server)
  const { id: projectId } = await aProject(owner, { maxVolunteers: 5 })
  await rows(
    "update projects set start_date = '2027-06-10', end_date = '2027-06-30' where id = $1",
    projectId,
  )
  const [first, second] = [
    await aCollaboration(server, { owner, projectId }),
    await aCollaboration(server, { owner, projectId }),
  ]
  const insert = (rule: string, cause: string, outcome: string | null) =>
    rows(
      `insert into scheduled_actions (rule, subject_id, step, due_at, run_at, cause_at, outcome, done_at)
       values ($1, $2, 1, $3, $3, $3, $4, case when $4::text is not null then $3::timestamptz end)`,
      rule,
      projectId,
      cause,
      outcome,
    )
  await insert('project.start', '2027-06-10T00:00:00Z', 'skipped')
  await insert('project.completion', '2027-07-01T00:00:00Z', 'done')
  await insert('project.end', '2027-07-01T00:00:00Z', null)
  await rows(
    readFileSync(new URL('../../../migrations/0103_reminders_of_dates.sql', import.meta.url), 'utf8'),
  )
  for (const day of ['2027-06-08', '2027-06-25', '2027-07-03']) await passTo(new Date(`${day}T12:00:00Z`), 0)
  for (const { client } of [owner, first.volunteer, second.volunteer]) {
    const { body } = await client.get('/api/notifications')
    const kinds = body.map(({ kind }: { kind: string }) => kind)
    expect(kinds.filter((kind: string) => kind.startsWith('project.'))).toEqual(['project.ending'])
  }
  const find = "select outcome from scheduled_actions where subject_id = $1 and rule = 'project.end'"
  expect(await rows(find, projectId)).toEqual([{ outcome: 'canceled' }])
})
