import { describe, expect, test } from 'vitest'
import { blockSide } from '#contract/messages/blocks.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { anInvite } from '#tests/support/scenarios/invites.ts'
import { decideProject } from '#tests/support/scenarios/project-cases.ts'
import { anApplication, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server
const noticesOf = async ({ client }: Person): Promise<{ kind: string }[]> =>
  (await client.get('/api/notifications')).body.map((notice: { kind: string }) => notice)

describe('what else ends an open invite', () => {
  const statusOf = async (id: string) =>
    (await rows('select status, closed_reason as because from invites where id = $1', id))[0]

  test('the volunteer applies', async () => {
    const { projectId, volunteer, id } = await anInvite(server)
    await anApplication(volunteer, projectId)
    expect(await statusOf(id)).toEqual({ status: 'closed', because: 'applied' })
  })

  test('the project is completed or canceled, and the volunteer is notified', async () => {
    const [first, second] = [await anInvite(server), await anInvite(server)]
    expectSuccess(await first.owner.client.post(`/api/projects/${first.projectId}/complete`, {}))
    expectSuccess(
      await second.owner.client.post(`/api/projects/${second.projectId}/cancel`, { reason: 'No money' }),
    )
    expect(await statusOf(first.id)).toEqual({ status: 'closed', because: 'project_completed' })
    expect(await statusOf(second.id)).toEqual({ status: 'closed', because: 'project_canceled' })
    for (const { volunteer } of [first, second])
      expect((await noticesOf(volunteer)).map(({ kind }) => kind)).toContain('invite.ended')
  })

  test('a block by the organization, of which no one is notified', async () => {
    const { owner, volunteer, id } = await anInvite(server)
    const query = { volunteerId: volunteer.id, organizationId: owner.organizationId }
    expectSuccess(await owner.client.call(blockSide, { query }))
    expect(await statusOf(id)).toEqual({ status: 'closed', because: 'unavailable' })
    expect(await noticesOf(volunteer)).toEqual([])
    expect((await owner.client.get(`/api/invites/${id}`)).body).toMatchObject({
      status: 'expired',
      closedReason: null,
    })
  })

  test('a removed project, of which the volunteer is notified', async () => {
    const { owner, projectId, volunteer, id } = await anInvite(server)
    const admin = await anAdministrator(server)
    expectSuccess(await decideProject(admin, { id: projectId, verdict: 'remove' }))
    expect(await statusOf(id)).toEqual({ status: 'closed', because: 'project_removed' })
    expect((await noticesOf(volunteer)).map(({ kind }) => kind)).toEqual(['invite.ended'])
    expect((await owner.client.get(`/api/invites/${id}`)).body).toMatchObject({
      status: 'closed',
      closedReason: 'project_removed',
    })
  })

  test('a removed or held project, which the volunteer reads no more', async () => {
    for (const visibility of ['removed', 'held']) {
      const { projectId, volunteer, id } = await anInvite(server)
      await rows('update projects set visibility = $2 where id = $1', projectId, visibility)
      expect((await volunteer.client.get(`/api/invites/${id}`)).body).toMatchObject({
        project: { description: null },
        scope: null,
        scopeHash: null,
      })
    }
  })
})
