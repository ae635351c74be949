import { describe, expect, test } from 'vitest'
import { getApplicant, listApplicants } from '#contract/applications/applicants.ts'
import { getApplication, moveApplication } from '#contract/applications/applications.ts'
import { changeSavedReply, createSavedReply } from '#contract/applications/saved-replies.ts'
import { declineApplications } from '#contract/applications/several-applications.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import {
  projectCompletedReason,
  projectRemovedReason,
  unansweredReason,
} from '#domain/applications/applications.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  anOrganization,
  aProject,
  aProjectWithApplicants,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows } = server

describe('why an application is declined', () => {
  test('both sides read the reason that the organization chose, and the volunteer in kind words', async () => {
    const { owner, volunteer, id } = await aProjectWithApplicants(server)
    const params = { id }
    const body = { status: 'declined', declineReason: 'timing', reason: 'We start in May.' } as const
    const declined = expectSuccess(await owner.client.call(moveApplication, { params, body }))
    expect(declined).toMatchObject({
      status: 'declined',
      declineReason: 'timing',
      reason: 'We start in May.',
    })
    const read = expectSuccess(await volunteer.client.call(getApplication, { params }))
    expect(read).toMatchObject({ declineReason: 'timing', reason: 'We start in May.' })
    const { application } = expectSuccess(await owner.client.call(getApplicant, { params }))
    expect(application.declineReason).toBe('timing')
    for (const { client } of [owner, volunteer]) {
      const [event] = expectSuccess(await client.call(listTimeline, { params, query: {} }))
      expect(event).toMatchObject({
        kind: 'declined',
        declineReason: 'timing',
        reason: 'We start in May.',
      })
    }
    const [notification] = expectSuccess(await volunteer.client.call(listNotifications, { query: {} }))
    expect(notification?.message).toMatch(
      /did not accept your application\.\nThe timing didn’t work out\. This isn’t about your skills\.$/,
    )
    expect(notification?.path).toBe(`/applications?tab=mine&application=${id}`)
  })

  test('a call with only a status declines without a reason, and one with words alone stores them as another reason', async () => {
    const { owner, pending } = await aProjectWithApplicants(server, { applicants: 2 })
    const [silent, said] = pending.map(({ id }) => id)
    const one = await owner.client.patch(`/api/applications/${silent}`, { status: 'rejected' })
    expect([one.status, one.body]).toMatchObject([200, { declineReason: null, reason: null }])
    const reason = 'We wrote to someone first.'
    const other = await owner.client.patch(`/api/applications/${said}`, { status: 'declined', reason })
    expect([other.status, other.body]).toMatchObject([200, { declineReason: 'other', reason }])
  })

  test.each([unansweredReason, projectCompletedReason, projectRemovedReason])(
    'an organization that writes our own words “%s” has answered, and the volunteer cannot apply again',
    async (reason) => {
      const { owner, project, volunteer, id } = await aProjectWithApplicants(server)
      await owner.client.patch(`/api/applications/${id}`, { status: 'declined', reason })
      const coverLetter = 'I would still like to help.'
      const again = await volunteer.client.post('/api/applications', { projectId: project.id, coverLetter })
      expect([again.status, again.body]).toMatchObject([409, { code: 'cannot_apply_again' }])
      const [row] = expectSuccess(await owner.client.call(listApplicants, { query: {} }))
      expect(row?.shownStatus).toBe('declined')
      expect(
        await rows('select decline_reason, reviewed_at is not null as answered from applications'),
      ).toContainEqual({ decline_reason: 'other', answered: true })
    },
  )

  test.each([
    [{ status: 'accepted', declineReason: 'timing' }, 'Only a declined application has this reason'],
    [{ status: 'declined', declineReason: 'too_young' }, /./],
  ])('%j is refused and changes nothing', async (body, message) => {
    const { owner, id } = await aProjectWithApplicants(server)
    const before = await snapshotDatabase(server.database)
    const refused = await owner.client.patch(`/api/applications/${id}`, body)
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'declineReason' }] } })
    expect(refused.body.issues[0].message).toMatch(message)
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('a volunteer can’t decline their own application with a reason, and nothing changes', async () => {
    const { volunteer, id } = await aProjectWithApplicants(server)
    const before = await snapshotDatabase(server.database)
    const body = { status: 'declined', declineReason: 'timing', reason: 'x' }
    const refused = await volunteer.client.patch(`/api/applications/${id}`, body)
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'move_not_yours' }])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('several are declined for one reason, and those that had moved keep theirs', async () => {
    const { owner, pending } = await aProjectWithApplicants(server, { applicants: 3 })
    const ids = pending.map(({ id }) => id)
    await owner.client.patch(`/api/applications/${ids[0]}`, { status: 'declined', declineReason: 'location' })
    const body = { ids, declineReason: 'position_filled', reason: 'Two came first.' } as const
    const answer = expectSuccess(await owner.client.call(declineApplications, { body }))
    expect(answer.declined.map(({ declineReason, reason }) => [declineReason, reason])).toEqual([
      ['position_filled', 'Two came first.'],
      ['position_filled', 'Two came first.'],
    ])
    expect(answer.moved.map(({ declineReason }) => declineReason)).toEqual(['location'])
  })

  test('a decline that follows from a completed project has its own reason and no choice', async () => {
    const { owner, project, volunteer, id } = await aProjectWithApplicants(server)
    await owner.client.post(`/api/projects/${project.id}/complete`)
    const read = expectSuccess(await volunteer.client.call(getApplication, { params: { id } }))
    expect(read).toMatchObject({ status: 'declined', declineReason: null, reason: projectCompletedReason })
  })

  test('the file of applicants has the reason, the words and the message', async () => {
    const { owner, id } = await aProjectWithApplicants(server)
    await owner.client.patch(`/api/applications/${id}`, {
      status: 'declined',
      declineReason: 'different_experience',
      reason: '=We need a lawyer',
      organizationFeedback: 'Thank you.',
    })
    const file = await owner.client.send('/api/applicants/export', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(await file.text()).toContain(`,Different experience needed,"'=We need a lawyer",Thank you.,\r\n`)
  })

  test('a saved reply keeps its reason until it is changed or removed', async () => {
    const owner = await anOrganization(server)
    await aProject(owner)
    const text = 'Thank you.'
    const saved = expectSuccess(
      await owner.client.call(createSavedReply, {
        params: { id: owner.organizationId },
        body: { name: 'Filled', text, declineReason: 'position_filled' },
      }),
    )
    expect(saved.declineReason).toBe('position_filled')
    const change = async (body: object) =>
      expectSuccess(await owner.client.call(changeSavedReply, { params: { id: saved.id }, body }))
        .declineReason
    expect(await change({ name: 'All filled' })).toBe('position_filled')
    expect(await change({ declineReason: 'timing' })).toBe('timing')
    expect(await change({ declineReason: null })).toBe(null)
    const plain = await owner.client.post(`/api/organizations/${owner.organizationId}/saved-replies`, {
      name: 'Plain',
      text,
    })
    expect([plain.status, plain.body]).toMatchObject([201, { declineReason: null }])
  })
})
