import { expect, test } from 'vitest'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { anOrganization, aProject } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const form = {
  title: 'Redesign the intake form',
  description:
    'Families fill in eleven pages when they arrive. We want one short form that a tired parent can finish.',
  causeAreas: ['Education'],
  requiredSkills: ['Research'],
  experienceLevel: 'intermediate',
  duration: '1-2 months',
  deliverables: 'A two-page form, tested with five families.',
  impact: 'Families are settled in an hour, not in a day.',
}
const perk = { type: 'custom', title: 'A certificate', description: 'You must pay a fee of $10 for it.' }

test.each([
  ['description', `${form.description} Volunteers must pay a deposit.`],
  ['deliverables', 'Send us a logo design with your application.'],
  ['contactInstructions', 'To join, buy a starter kit from our shop.'],
])(
  'a project whose %s exploits volunteers is refused on creation and on edit, and nothing changes',
  async (field, text) => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const before = await snapshotDatabase(server.database)
    for (const response of [
      await owner.client.post('/api/projects', { ...form, [field]: text }),
      await owner.client.patch(`/api/projects/${id}`, { [field]: text }),
    ]) {
      expect(response.status).toBe(422)
      expect(response.body).toMatchObject({ code: 'invalid', issues: [{ path: field }] })
    }
    expect(await snapshotDatabase(server.database)).toEqual(before)
  },
)

test('a perk with a price is refused with the path of its field', async () => {
  const owner = await anOrganization(server)
  const { status, body } = await owner.client.post('/api/projects', { ...form, perks: [perk] })
  expect(status).toBe(422)
  expect(body['issues']).toEqual([
    {
      path: 'perks.0.description',
      message: 'Volunteers never pay. Remove “You must pay a fee of $10 for it.” from this text.',
    },
  ])
})

test('a draft with a price, stored before the rule, cannot be published', async () => {
  const owner = await anOrganization(server)
  const created = await owner.client.post('/api/projects', { ...form, isDraft: true })
  expect(created.status).toBe(201)
  const id = String(created.body['id'])
  await server.database.pool.query('update projects set impact = $2 where id = $1', [
    id,
    'You need to donate $20 to take part.',
  ])
  const { status, body } = await owner.client.post(`/api/projects/${id}/publish`)
  expect([status, body['code']]).toEqual([422, 'invalid'])
  expect(body['issues']).toMatchObject([{ path: 'impact' }])
})
