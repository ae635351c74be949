import { expect, onTestFinished, test } from 'vitest'
import { pauseProject, resumeProject } from '#contract/projects/management.ts'
import { openLive } from '#tests/support/running/live.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  anAcceptedApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()

test('everyone’s lists hear that a project pauses, resumes and is full', async () => {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { maxVolunteers: 1 })
  const live = await openLive(server.url, (await aVolunteer(server)).client)
  onTestFinished(() => live.cut())
  await live.next('open')
  const expectSignal = async () =>
    expect(await live.next('availability')).toMatchObject({ data: { projectId: id } })
  for (const move of [pauseProject, resumeProject]) {
    expectSuccess(await owner.client.call(move, { params: { id } }))
    await expectSignal()
  }
  await anAcceptedApplication(await aVolunteer(server), owner, id)
  await expectSignal()
})
