import { describe, expect, test } from 'vitest'
import { getWorkload } from '#contract/applications/workload.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const setMaximum = ({ id }: Person, hours: number | null) =>
  server.database.pool.query(
    `insert into volunteer_profiles (user_id, max_hours_per_week) values ($1, $2)
     on conflict (user_id) do update set max_hours_per_week = excluded.max_hours_per_week`,
    [id, hours],
  )
const measure = async ({ client }: Person, id: string) =>
  expectSuccess(await client.call(getWorkload, { params: { id } }))

describe('the workload of a volunteer (safeguard S4)', () => {
  test('counts accepted work under way and this project, and no other applications', async () => {
    const owner = await anOrganization(server)
    const volunteer = await aVolunteer(server)
    await setMaximum(volunteer, 10)
    const [first, ended, waiting, next] = [
      await aProject(owner, { timeCommitment: 6 }),
      await aProject(owner, { timeCommitment: 7 }),
      await aProject(owner, { timeCommitment: 8 }),
      await aProject(owner, { timeCommitment: 5 }),
    ]
    expect(await measure(volunteer, next.id)).toEqual({
      acceptedHours: 0,
      projectHours: 5,
      maxHours: 10,
      level: 'fits',
    })
    await anAcceptedApplication(volunteer, owner, first.id)
    const over = await anAcceptedApplication(volunteer, owner, ended.id)
    await anApplication(volunteer, waiting.id)
    expect(await measure(volunteer, next.id)).toMatchObject({ acceptedHours: 13, level: 'confirm' })
    await volunteer.client.patch(`/api/applications/${over.id}`, { status: 'withdrawn', reason: 'Too much.' })
    expect(await measure(volunteer, next.id)).toMatchObject({ acceptedHours: 6, level: 'warn' })
  })

  test('without a stated maximum or hours of the project there is no warning', async () => {
    const owner = await anOrganization(server)
    const volunteer = await aVolunteer(server)
    const project = await aProject(owner, { timeCommitment: 40 })
    expect(await measure(volunteer, project.id)).toMatchObject({ maxHours: null, level: 'fits' })
    await setMaximum(volunteer, 1)
    expect(await measure(volunteer, project.id)).toMatchObject({ maxHours: 1, level: 'confirm' })
    await server.database.pool.query('update projects set time_commitment = null where id = $1', [project.id])
    expect(await measure(volunteer, project.id)).toMatchObject({ projectHours: null, level: 'fits' })
  })

  test('no application is refused and no acceptance is stopped because of it, and the organization reads nothing of it', async () => {
    const owner = await anOrganization(server)
    const volunteer = await aVolunteer(server)
    await setMaximum(volunteer, 1)
    const project = await aProject(owner, { timeCommitment: 40 })
    const accepted = await anAcceptedApplication(volunteer, owner, project.id)
    expect(accepted.status).toBe('accepted')
    expect(await measure(owner, project.id)).toMatchObject({ acceptedHours: 0, maxHours: null })
  })

  test('of a project that the reader cannot see there is none, and nothing changes', async () => {
    const owner = await anOrganization(server)
    const volunteer = await aVolunteer(server)
    const { id } = await aProject(owner)
    await server.database.pool.query("update projects set visibility = 'draft' where id = $1", [id])
    const before = await snapshotDatabase(server.database)
    const refused = await volunteer.client.call(getWorkload, { params: { id } })
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'project_not_found' }])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })
})
