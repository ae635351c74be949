import { expect, test } from 'vitest'
import { listApplicants } from '#contract/applications/applicants.ts'
import { getApplication } from '#contract/applications/applications.ts'
import { listReceivedApplications } from '#contract/applications/lists.ts'
import { previewCompletion } from '#contract/projects/completion.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  aCollaboration,
  aDoneCollaboration,
  type Collaboration,
} from '#tests/support/scenarios/collaboration.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

async function suspend({ volunteer }: Collaboration) {
  const admin = await anAdministrator(server)
  const path = `/api/admin/people/${volunteer.id}`
  expectSuccess(await admin.client.post(`${path}/suspend`, { reason: 'Asked for money' }))
  return { reinstate: () => admin.client.post(`${path}/reinstate`) }
}

/** Whether each list of the organization, and the application, says that the account is suspended. */
async function listMarks({ owner, id }: Collaboration): Promise<boolean[]> {
  const { client } = owner
  const shown = expectSuccess(await client.call(getApplication, { params: { id } }))
  const rows = expectSuccess(await client.call(listApplicants, { query: {} }))
  const received = expectSuccess(await client.call(listReceivedApplications, { query: {} }))
  expect([rows.length, received.length]).toEqual([1, 1])
  return [shown, ...rows, ...received].map(({ isVolunteerSuspended }) => isVolunteerSuspended)
}

test('the organization sees that the account of an accepted volunteer is suspended, until that ends', async () => {
  const work = await aCollaboration(server)
  const preview = async () => {
    const call = work.owner.client.call(previewCompletion, { params: { id: work.projectId } })
    return expectSuccess(await call).accepted.map(({ isVolunteerSuspended }) => isVolunteerSuspended)
  }
  expect([...(await listMarks(work)), ...(await preview())]).toEqual([false, false, false, false])
  const { reinstate } = await suspend(work)
  expect([...(await listMarks(work)), ...(await preview())]).toEqual([true, true, true, true])
  const { body } = await work.owner.client.get(`/api/applications/${work.id}`)
  expect(JSON.stringify(body)).not.toContain('Asked for money')
  expectSuccess(await reinstate())
  expect([...(await listMarks(work)), ...(await preview())]).toEqual([false, false, false, false])
})

test('work that is over doesn’t say so', async () => {
  const work = await aDoneCollaboration(server)
  await suspend(work)
  expect(await listMarks(work)).toEqual([false, false, false])
})
