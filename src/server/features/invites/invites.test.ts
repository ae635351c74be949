import { describe, expect, test } from 'vitest'
import { getInvite, listMyInvites, listSentInvites, sendInvite } from '#contract/invites/invites.ts'
import {
  acceptInvite,
  aFindableVolunteer,
  anInvite,
  inviteTo,
  readAcceptance,
} from '#tests/support/scenarios/invites.ts'
import { anOrganization, aProject, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server

const move = ({ client }: Person, id: string, body: object) => client.patch(`/api/invites/${id}`, body)
const noticesOf = async ({ client }: Person): Promise<{ kind: string }[]> =>
  (await client.get('/api/notifications')).body.map((notice: { kind: string }) => notice)

describe('an invite', () => {
  test('reaches the volunteer with its message, and both sides list it', async () => {
    const { owner, projectId, volunteer, invite } = await anInvite(server)
    expect(invite).toMatchObject({
      status: 'pending',
      content: 'Your maps would help us a lot.',
      refusal: null,
      endedAt: null,
      project: { id: projectId, placesLeft: 3 },
      volunteer: { id: volunteer.id },
      organization: { id: owner.organizationId },
      sender: { firstName: owner.user.firstName },
      remaining: { today: { left: 9, limit: 10 }, week: { left: 2, limit: 3 } },
    })
    expect(Date.parse(invite.expiresAt ?? '') - Date.parse(invite.createdAt)).toBe(14 * 86_400_000)
    const { remaining: _remaining, ...listed } = invite
    const [mine, sent] = await Promise.all([
      volunteer.client.call(listMyInvites, { query: {} }),
      owner.client.call(listSentInvites, { query: { projectId } }),
    ])
    expect([mine.body, sent.body]).toEqual([[listed], [listed]])
    expect(await noticesOf(volunteer)).toMatchObject([
      { kind: 'invite.received', path: `/invites?invite=${invite.id}` },
    ])
    const [email] = await rows(
      "select payload from jobs where kind = 'mail.send' and payload ->> 'userId' = $1 and payload ->> 'template' = 'notification.general'",
      volunteer.id,
    )
    expect(email.payload.kind).toBe('invite.received')
  })

  test('is read with the scope, without how to get in touch', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner, { contactInstructions: 'Ring the blue bell.', timeCommitment: 4 })
    const { volunteer, id } = await anInvite(server, { owner, projectId: project.id })
    const detail = expectSuccess(await volunteer.client.call(getInvite, { params: { id } }))
    expect(detail.scope).toMatchObject({ title: project.title, hoursPerWeek: 4, contact: null })
    expect(detail.scopeHash).toMatch(/^[0-9a-f]{64}$/)
  })

  test('makes an accepted application with the scope as version 1 when it is accepted', async () => {
    const { owner, projectId, volunteer, id } = await anInvite(server, { places: 1 })
    await volunteer.client.put(`/api/projects/${projectId}/reopen-alert`)
    const accepted = await acceptInvite(volunteer, id, 'I would love to.')
    expect(accepted).toMatchObject({ status: 'accepted', project: { placesLeft: 0 } })
    const { body: application } = await volunteer.client.get(`/api/applications/${accepted.applicationId}`)
    expect(application).toMatchObject({
      status: 'accepted',
      coverLetter: 'I would love to.',
      scope: { version: 1, isChangeOpen: false },
      project: { status: 'in_progress' },
    })
    const { body: scopes } = await volunteer.client.get(`/api/applications/${accepted.applicationId}/scope`)
    expect(scopes['versions']).toMatchObject([{ version: 1, source: 'acceptance' }])
    expect(await noticesOf(owner)).toMatchObject([
      { kind: 'invite.accepted', path: `/sent-invites?invite=${id}` },
    ])
    // They accepted it themselves, so there is nothing to notify them of.
    expect(await noticesOf(volunteer)).toEqual([])
    // The organization decided by inviting.
    const { body: timeline } = await volunteer.client.get(
      `/api/applications/${accepted.applicationId}/timeline`,
    )
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'accepted', by: 'organization', isOwn: false, isInvited: true }),
    )
    const received = await owner.client.get('/api/received-applications')
    expect(received.body[0]).toMatchObject({
      id: accepted.applicationId,
      volunteer: { email: volunteer.email },
    })
  })

  test('can be accepted without a word', async () => {
    const { volunteer, id } = await anInvite(server)
    const { applicationId } = await acceptInvite(volunteer, id)
    const { body } = await volunteer.client.get(`/api/applications/${applicationId}`)
    expect(body).toMatchObject({ status: 'accepted', coverLetter: '', message: '' })
  })

  test('that is accepted is no answer in the response rate of the organization', async () => {
    const { owner, volunteer, id } = await anInvite(server)
    const { applicationId } = await acceptInvite(volunteer, id)
    const counted = await rows(
      `select count(*)::int as answers from applications a join projects p on p.id = a.project_id
       where p.organization_id = $1 and a.reviewed_at is not null and not a.is_invited`,
      owner.organizationId,
    )
    expect(counted).toEqual([{ answers: 0 }])
    expect(await rows('select is_invited from applications where id = $1', applicationId)).toEqual([
      { is_invited: true },
    ])
  })

  test('is declined with a reason, which the organization reads', async () => {
    const { owner, projectId, volunteer, id } = await anInvite(server)
    const declined = await move(volunteer, id, {
      status: 'declined',
      declineReason: 'no_time',
      reason: 'Perhaps in spring.',
    })
    expect([declined.status, declined.body]).toEqual([
      200,
      expect.objectContaining({ status: 'declined', declineReason: 'no_time', reason: 'Perhaps in spring.' }),
    ])
    expect(await noticesOf(owner)).toMatchObject([{ kind: 'invite.declined' }])
    expect(await inviteTo(owner, projectId, volunteer.id)).toMatchObject({
      status: 409,
      body: { code: 'invite_declined' },
    })
  })

  test('can be declined without a reason, and words alone are another one', async () => {
    const [first, second] = [await anInvite(server), await anInvite(server)]
    expect((await move(first.volunteer, first.id, { status: 'declined' })).body).toMatchObject({
      declineReason: null,
      reason: null,
    })
    expect(
      (await move(second.volunteer, second.id, { status: 'declined', reason: 'Too far' })).body,
    ).toMatchObject({ declineReason: 'other' })
  })

  test('is withdrawn by the organization, which may invite again', async () => {
    const { owner, projectId, volunteer, id } = await anInvite(server)
    expect((await move(owner, id, { status: 'withdrawn' })).body).toMatchObject({ status: 'withdrawn' })
    expect((await noticesOf(volunteer)).map(({ kind }) => kind)).toEqual(['invite.ended'])
    expect((await inviteTo(owner, projectId, volunteer.id)).status).toBe(201)
  })

  test('sent twice with one key is sent once', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    const volunteer = await aFindableVolunteer(server)
    const send = () =>
      owner.client.send(`/api/projects/${id}/invites`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'one-invite' },
        body: JSON.stringify({ volunteerId: volunteer.id, content: 'Please come.' }),
      })
    const [one, other] = [await (await send()).json(), await (await send()).json()]
    expect(other).toEqual(one)
    expect(await rows('select from invites where project_id = $1', id)).toHaveLength(1)
  })
})

test('the message may have 1,000 characters of any kind and no more, and a letter is enough', async () => {
  const owner = await anOrganization(server)
  for (const [content, status] of [
    ['x', 201],
    ['😀'.repeat(1000), 201],
    ['x'.repeat(1001), 422],
    [' \n ', 422],
  ] as const) {
    const { id } = await aProject(owner)
    const volunteer = await aFindableVolunteer(server)
    const answer = await owner.client.call(sendInvite, {
      params: { id },
      body: { volunteerId: volunteer.id, content },
    })
    expect(answer.status).toBe(status)
  }
})

test('an acceptance of another scope than the one that was read is refused', async () => {
  const owner = await anOrganization(server)
  const project = await aProject(owner, { timeCommitment: 4 })
  const { volunteer, id } = await anInvite(server, { owner, projectId: project.id })
  const acceptance = await readAcceptance(volunteer, id)
  expectSuccess(await owner.client.patch(`/api/projects/${project.id}`, { timeCommitment: 40 }))
  expect(await move(volunteer, id, acceptance)).toMatchObject({
    status: 409,
    body: { code: 'invite_scope_changed' },
  })
  expect((await acceptInvite(volunteer, id)).status).toBe('accepted')
})
