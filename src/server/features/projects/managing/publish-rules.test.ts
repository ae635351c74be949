import { describe, expect, test } from 'vitest'
import {
  anOrganization,
  aProject,
  insertOrganization,
  joinOrganization,
  projectForm,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

// The clock only goes forward, because the rate limits treat a clock that goes back by hours as a flood.
let now = new Date('2026-05-10T00:00:00Z')
const server = useServer({ now: () => now })
const { rows } = server

describe('the name of the organization', () => {
  test('is set with the first project, once, and shows on all of them', async () => {
    const owner = await anOrganization(server, { firstName: 'Ada', lastName: 'Byron' })
    const first = await aProject(owner)
    expect(first.organizationName).toBe('Ada Byron')
    const second = await aProject(owner, { organizationName: '  Lovelace Fund  ' })
    expect(second.organizationName).toBe('Lovelace Fund')
    const { body } = await owner.client.get('/api/user')
    expect(body).toMatchObject({
      hasOrganizationProfile: true,
      organizations: [{ name: 'Lovelace Fund', isNamed: true }],
    })
    expect((await aProject(owner, { organizationName: 'Another name' })).organizationName).toBe(
      'Lovelace Fund',
    )
    expect((await owner.client.get(`/api/projects/${first.id}`)).body['organizationName']).toBe(
      'Lovelace Fund',
    )
    expect((await owner.client.get('/api/projects?search=lovelace')).body).toHaveLength(3)
    expect(
      await rows(
        'select data from facts where type = $1 and subject_id = $2',
        'organization.named',
        owner.organizationId,
      ),
    ).toEqual([{ data: { name: 'Lovelace Fund' } }])
  })

  test('is not set by a form that is refused', async () => {
    const owner = await anOrganization(server)
    const form = projectForm({ organizationName: 'Too early', applicationDeadline: '2026-05-09' })
    expect((await owner.client.post('/api/projects', form)).status).toBe(422)
    expect((await owner.client.get('/api/user')).body['hasOrganizationProfile']).toBe(false)
  })

  test('is that of the primary organization for someone in several (A27)', async () => {
    const owner = await anOrganization(server)
    const other = await insertOrganization(server.database.db, { name: 'The other one' })
    await joinOrganization(server.database.db, { organizationId: other, userId: owner.id })
    expect((await aProject(owner)).organizationId).toBe(owner.organizationId)
    await rows('update users set primary_organization_id = $1 where id = $2', other, owner.id)
    expect((await aProject(owner)).organizationName).toBe('The other one')
  })
})

describe('a deadline', () => {
  const create = async (timeZone: string, applicationDeadline: string) => {
    const owner = await anOrganization(server)
    await rows('update organizations set time_zone = $1 where id = $2', timeZone, owner.organizationId)
    return owner.client.post('/api/projects', projectForm({ applicationDeadline }))
  }

  test.each([
    ['Pacific/Kiritimati', '2026-05-10T09:59:59Z', '2026-05-10', 201],
    ['Pacific/Kiritimati', '2026-05-10T10:00:00Z', '2026-05-10', 422],
    ['UTC', '2026-05-10T23:59:59Z', '2026-05-10', 201],
    ['UTC', '2026-05-11T00:00:00Z', '2026-05-10', 422],
    ['America/New_York', '2026-05-11T03:59:59Z', '2026-05-10', 201],
    ['America/New_York', '2026-05-11T04:00:00Z', '2026-05-10', 422],
  ])('in %s at %s may be %s: %d', async (timeZone, ...[timestamp, deadline, status]) => {
    now = new Date(timestamp)
    const answer = await create(timeZone, deadline)
    expect(answer.status).toBe(status)
    const issues = [
      { path: 'applicationDeadline', message: 'The application deadline cannot be in the past' },
    ]
    expect(answer.body['issues']).toEqual(status === 422 ? issues : undefined)
    expect(answer.body['timeZone']).toBe(status === 422 ? undefined : timeZone)
  })
})
