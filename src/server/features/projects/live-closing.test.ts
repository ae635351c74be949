import { expect, test } from 'vitest'
import { openLive } from '#tests/support/running/live.ts'
import { anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

test.each([
  ['pauses and resumes', ['pause', 'resume']],
  ['completes', ['complete']],
  ['cancels', ['cancel']],
])('everyone’s open pages of a project are updated when its organization %s it', async (_, moves) => {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner)
  const reader = await aVolunteer(server)
  const live = await openLive(server.url, reader.client)
  await live.next('open')
  for (const move of moves) {
    expect((await owner.client.post(`/api/projects/${id}/${move}`, { reason: 'No money' })).status).toBe(200)
    expect(await live.next('visibility')).toMatchObject({ data: { projectId: id } })
  }
  live.cut()
})
