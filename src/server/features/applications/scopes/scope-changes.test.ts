import { describe, expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { answerChange, aWorkAgreed, readScopes } from '#tests/support/scenarios/agreed-scopes.ts'
import { anApplication, aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { openLive } from '#tests/support/running/live.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const listNotices = async ({ client }: Person) =>
  expectSuccess(await client.call(listNotifications, { query: {} }))

describe('an edit of agreed work', () => {
  test('changes the project and nothing that was agreed, and asks the volunteer', async () => {
    const { volunteer, owner, project, id, edit } = await aWorkAgreed(server)
    expect(await edit({ timeCommitment: 40, title: 'A bigger campaign' })).toMatchObject({
      status: 200,
      body: { id: project.id, timeCommitment: 40 },
    })
    const { versions, changes } = await readScopes(volunteer, id)
    expect(versions).toMatchObject([{ version: 1, scope: { hoursPerWeek: 2, title: project.title } }])
    expect(changes).toMatchObject([
      {
        status: 'open',
        baseVersion: 1,
        changes: [
          { field: 'title', before: project.title, after: 'A bigger campaign' },
          { field: 'hours', before: '2', after: '40' },
          { field: 'totalHours', before: '3', after: '60' },
        ],
        proposed: { hoursPerWeek: 40, totalHours: 60 },
        decidedAt: null,
      },
    ])
    const { body } = await owner.client.get(`/api/applications/${id}`)
    expect(body['scope']).toEqual({ version: 1, hoursPerWeek: 2, totalHours: 3, isChangeOpen: true })
  })

  test('replaces an open request, and closes it if it returns to what was agreed', async () => {
    const { volunteer, id, ask, edit } = await aWorkAgreed(server)
    await ask({ timeCommitment: 40 })
    await ask({ duration: '1-2 months' })
    const unread = async () =>
      (await listNotices(volunteer)).filter(({ kind, read }) => kind === 'application.scope_changed' && !read)
        .length
    expect(await unread()).toBe(1)
    const [open, replaced] = (await readScopes(volunteer, id)).changes
    expect([open?.status, replaced?.status]).toEqual(['open', 'superseded'])
    expect(open?.changes.map(({ field }) => field)).toEqual(['hours', 'totalHours', 'duration'])
    // They have read it, and the page is open.
    await volunteer.client.post('/api/notifications/read-all', {})
    const live = await openLive(server.url, volunteer.client)
    await live.next('open')
    expectSuccess(await edit({ timeCommitment: 2, duration: '1-2 weeks' }))
    await live.next('notifications')
    expect((await readScopes(volunteer, id)).changes.map(({ status }) => status)).toEqual([
      'closed',
      'superseded',
    ])
    // There is nothing left to answer, which the open page of the volunteer follows.
    expect(await unread()).toBe(0)
  })

  test('of other fields asks for nothing, not even for what was declined', async () => {
    const { volunteer, id, ask, edit } = await aWorkAgreed(server)
    expectSuccess(await answerChange(volunteer, await ask({ timeCommitment: 40 }), { answer: 'decline' }))
    expectSuccess(await edit({ maxVolunteers: 8, urgency: 'high', applicationDeadline: '2090-02-03' }))
    expect((await readScopes(volunteer, id)).changes.map(({ status }) => status)).toEqual(['declined'])
  })
})

describe('the answer of the volunteer', () => {
  test('accepting stores the next version and notifies the organization', async () => {
    const { owner, volunteer, id, ask } = await aWorkAgreed(server)
    const answer = await answerChange(volunteer, await ask({ timeCommitment: 40 }), { answer: 'accept' })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        versions: [
          { version: 2, source: 'change', scope: { hoursPerWeek: 40, totalHours: 60 } },
          { version: 1, source: 'acceptance', scope: { hoursPerWeek: 2 } },
        ],
        changes: [{ status: 'accepted', baseVersion: 1 }],
      },
    })
    const [notice] = await listNotices(owner)
    expect(notice).toMatchObject({
      kind: 'application.scope_accepted',
      title: 'Change accepted',
      path: `/applications/${id}/scope`,
    })
  })

  test('declining keeps what was agreed and notifies the organization', async () => {
    const { owner, volunteer, id, ask } = await aWorkAgreed(server)
    const answer = await answerChange(volunteer, await ask({ timeCommitment: 40 }), { answer: 'decline' })
    const changes = [{ status: 'declined', reason: null }]
    expect(answer).toMatchObject({
      status: 200,
      body: { versions: [{ version: 1, scope: { hoursPerWeek: 2 } }], changes },
    })
    const { body } = await volunteer.client.get(`/api/applications/${id}`)
    expect(body).toMatchObject({ status: 'accepted', scope: { version: 1, isChangeOpen: false } })
    const [notice] = await listNotices(owner)
    expect(notice).toMatchObject({ kind: 'application.scope_declined' })
    expect(notice?.message).not.toContain('reason')
  })

  test('declining can end the work, which frees the spot', async () => {
    const { owner, project, volunteer, id, ask } = await aWorkAgreed(server)
    const end = { answer: 'end', reason: 'That is too much for me.' }
    expect(await answerChange(volunteer, await ask({ timeCommitment: 40 }), end)).toMatchObject({
      status: 200,
      body: { changes: [{ status: 'declined' }] },
    })
    const { body } = await volunteer.client.get(`/api/applications/${id}`)
    expect(body).toMatchObject({ status: 'withdrawn', endedBy: 'volunteer', reason: end.reason })
    const spots = (await owner.client.get(`/api/projects/${project.id}`)).body
    expect(spots).toMatchObject({ placesLeft: 9 })
    const [notice] = await listNotices(owner)
    expect(notice).toMatchObject({ kind: 'application.ended' })
    // They may come back (decision A13), and neither side can review work that did not happen.
    expect((await anApplication(volunteer, project.id)).status).toBe('pending')
  })

  test('is refused to everyone but the volunteer, and changes nothing', async () => {
    const { owner, ask } = await aWorkAgreed(server)
    const changeId = await ask({ timeCommitment: 40 })
    const accept = { answer: 'accept' }
    expect(await listRefusal(server, () => answerChange(owner, changeId, accept))).toEqual([
      403,
      'scope_change_not_yours',
    ])
    const stranger = await aVolunteer(server)
    expect(await listRefusal(server, () => answerChange(stranger, changeId, accept))).toEqual([
      404,
      'scope_change_not_found',
    ])
  })

  test('is refused without a reason for ending the work, and for what is no answer', async () => {
    const { volunteer, ask } = await aWorkAgreed(server)
    const changeId = await ask({ timeCommitment: 40 })
    for (const body of [{ answer: 'end' }, { answer: 'end', reason: '  ' }])
      expect(await listRefusal(server, () => answerChange(volunteer, changeId, body))).toEqual([
        409,
        'reason_required',
      ])
    for (const body of [{}, { answer: 'perhaps' }, { answer: 'end', reason: 'x'.repeat(5000) }])
      expect(await listRefusal(server, () => answerChange(volunteer, changeId, body))).toEqual([
        422,
        'invalid',
      ])
  })

  test('is refused once the request is answered, replaced or closed', async () => {
    const { volunteer, owner, id, ask, edit } = await aWorkAgreed(server)
    const accept = { answer: 'accept' }
    const first = await ask({ timeCommitment: 40 })
    const second = await ask({ timeCommitment: 30 })
    expect(await listRefusal(server, () => answerChange(volunteer, first, accept))).toEqual([
      409,
      'scope_change_superseded',
    ])
    expectSuccess(await answerChange(volunteer, second, accept))
    expect(await listRefusal(server, () => answerChange(volunteer, second, { answer: 'decline' }))).toEqual([
      409,
      'scope_change_answered',
    ])
    const third = await ask({ timeCommitment: 20 })
    expectSuccess(await edit({ timeCommitment: 30 }))
    expect(await listRefusal(server, () => answerChange(volunteer, third, accept))).toEqual([
      409,
      'scope_change_closed',
    ])
    const fourth = await ask({ timeCommitment: 10 })
    expectSuccess(await owner.client.patch(`/api/applications/${id}`, { status: 'completed' }))
    expect(await listRefusal(server, () => answerChange(volunteer, fourth, accept))).toEqual([
      409,
      'scope_change_closed',
    ])
    expect((await readScopes(volunteer, id)).versions[0]).toMatchObject({ version: 2 })
  })
})

describe('an open request', () => {
  test('needs the volunteer on their home', async () => {
    const { volunteer, id, project, ask } = await aWorkAgreed(server)
    const changeId = await ask({ timeCommitment: 40 })
    const tasks = async () => {
      const { body } = await volunteer.client.get('/api/dashboard/volunteer/home')
      return Reflect.get(body, 'tasks')
    }
    expect(await tasks()).toMatchObject([
      { kind: 'scope_change', applicationId: id, project: { id: project.id } },
      { kind: 'accepted' },
    ])
    expectSuccess(await answerChange(volunteer, changeId, { answer: 'decline' }))
    expect(await tasks()).toMatchObject([{ kind: 'accepted' }])
  })

  test('does not keep the organization from completing the project, whose preview shows what was promised', async () => {
    const { owner, volunteer, project, id, ask } = await aWorkAgreed(server)
    const changeId = await ask({ timeCommitment: 40 })
    const { body } = await owner.client.get(`/api/projects/${project.id}/completion`)
    expect(body['accepted']).toMatchObject([
      {
        applicationId: id,
        scope: { version: 1, totalHours: 3, deliverables: '- Five printed flyers\n- Two long banners' },
      },
    ])
    expectSuccess(await owner.client.post(`/api/projects/${project.id}/complete`, {}))
    expect((await readScopes(volunteer, id)).changes).toMatchObject([{ id: changeId, status: 'closed' }])
  })
})
