import { describe, expect, test } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import {
  endPersonSessions,
  getPerson,
  listPeople,
  reinstatePerson,
  suspendPerson,
} from '#contract/moderation/moderation.ts'
import { moveApplication } from '#contract/applications/applications.ts'
import { getApplicant, listApplicants } from '#contract/applications/applicants.ts'
import { listTimeline } from '#contract/applications/timeline.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { accountUnavailableReason } from '#domain/applications/applications.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { openLive } from '#tests/support/running/live.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server
const reason = 'Asks volunteers for money'
const suspend = (admin: Person, id: string) =>
  admin.client.call(suspendPerson, { params: { id }, body: { reason } })
const reinstate = (admin: Person, id: string) => admin.client.call(reinstatePerson, { params: { id } })
const signIn = ({ email, password }: Person) => server.openClient().call(login, { body: { email, password } })
const recorded = (id: string) =>
  rows(
    "select action, actor_id, before, after, outcome from audit_log where object_id = $1 and action like 'user.%' order by position",
    id,
  )

describe('a suspended person', () => {
  test('is signed out immediately, cannot sign in, and is emailed the reason', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    await signIn(person)
    expect((await suspend(admin, person.id)).status).toBe(200)
    expect((await person.client.get('/api/user')).status).toBe(401)
    expect(await signIn(person)).toMatchObject({ status: 401, body: { code: 'account_suspended' } })
    const emailMessage = await emails.findEmail(person.email, /suspended/)
    expect(emailMessage?.text).toContain(reason)
    expect(await recorded(person.id)).toEqual([
      {
        action: 'user.suspend',
        actor_id: admin.id,
        before: { state: 'active' },
        after: { state: 'suspended', reason, endedSessions: 2, withdrawnApplications: 0 },
        outcome: 'done',
      },
    ])
  })

  test('has open pages that learn of it, whichever session they have', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    const { email, password } = person
    const other = server.openClient()
    expectSuccess(await other.call(login, { body: { email, password } }))
    const pages = [await openLive(server.url, person.client), await openLive(server.url, other)]
    for (const page of pages) await page.next('open')
    expectSuccess(await suspend(admin, person.id))
    for (const page of pages) expect(await page.next('ended')).toMatchObject({ id: null })
    await Promise.all(pages.map(({ ended }) => ended))
    expect((await openLive(server.url, person.client)).status).toBe(401)
  })

  test('has pending applications closed, without a word of a withdrawal, and keeps accepted work', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const person = await aVolunteer(server)
    const [first, second] = [await aProject(owner), await aProject(owner)]
    const { id } = await anApplication(person, first.id)
    await anAcceptedApplication(person, owner, second.id)
    await suspend(admin, person.id)
    expect(
      await rows('select status, ended_by from applications where volunteer_id = $1 order by 1', person.id),
    ).toEqual([
      { status: 'accepted', ended_by: null },
      { status: 'withdrawn', ended_by: 'volunteer' },
    ])
    const emailMessage = await emails.findEmail(owner.email, /application to .* is closed/)
    const [content] = emailMessage?.text.split('You’re receiving') ?? []
    expect(content).toContain('isn’t available')
    expect(content).not.toMatch(/withdr|suspen/i)
    const [notified] = expectSuccess(await owner.client.call(listNotifications, { query: {} }))
    expect(notified).toMatchObject({
      kind: 'application.unavailable',
      title: 'Application closed',
      message: expect.stringContaining('isn’t available'),
      path: `/applications?tab=received&application=${id}`,
    })
    const application = { params: { id } }
    const closed = { status: 'withdrawn', endedBy: null, reason: accountUnavailableReason }
    expect(expectSuccess(await owner.client.call(getApplicant, application)).application).toMatchObject(
      closed,
    )
    const rowsOfOwner = expectSuccess(await owner.client.call(listApplicants, { query: {} }))
    expect(rowsOfOwner.find((row) => row.id === id)).toMatchObject({
      status: 'withdrawn',
      shownStatus: 'closed',
    })
    const [ended] = expectSuccess(await owner.client.call(listTimeline, { ...application, query: {} }))
    expect(ended).toMatchObject({ kind: 'withdrawn', isOwn: false, reason: accountUnavailableReason })
  })

  test('has an application that is either accepted or closed if both happen at the same time', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const person = await aVolunteer(server)
    const { id: projectId } = await aProject(owner)
    const { id } = await anApplication(person, projectId)
    const accepting = { params: { id }, body: { status: 'accepted' } } as const
    const [suspended, accepted] = await Promise.all([
      suspend(admin, person.id),
      owner.client.call(moveApplication, accepting),
    ])
    expect(suspended.status).toBe(200)
    const isAccepted = accepted.status === 200
    expect(await rows('select status, end_reason from applications where id = $1', id)).toEqual([
      isAccepted
        ? { status: 'accepted', end_reason: null }
        : { status: 'withdrawn', end_reason: accountUnavailableReason },
    ])
  })

  test('can sign in again after reinstatement and is notified', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    await suspend(admin, person.id)
    expect((await suspend(admin, person.id)).body).toMatchObject({ code: 'already_suspended' })
    expect((await reinstate(admin, person.id)).status).toBe(200)
    expect((await reinstate(admin, person.id)).body).toMatchObject({ code: 'not_suspended' })
    expect((await signIn(person)).status).toBe(200)
    expect(await emails.listSubjects(person.email)).toContainEqual(expect.stringContaining('active again'))
  })
})

describe('an administrator', () => {
  test('cannot suspend themselves or the last administrator, even if two try at the same time', async () => {
    const [first, second] = [await anAdministrator(server), await anAdministrator(server)]
    await rows('update users set is_admin = false where not (id = any($1))', [first.id, second.id])
    expect((await suspend(first, first.id)).body).toMatchObject({ code: 'own_case' })
    const answers = await Promise.all([suspend(first, second.id), suspend(second, first.id)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await rows('select 1 from users where is_admin and disabled_at is null')).toHaveLength(1)
    const [left] = answers[0]?.status === 200 ? [first] : [second]
    const third = await anAdministrator(server)
    await suspend(left, third.id)
    const { body } = await left.client.call(getPerson, { params: { id: left.id } })
    expect(body).toMatchObject({ refusal: 'own_case' })
  })

  test('must give a reason', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    const input = { params: { id: person.id }, body: { reason: 'No' } }
    expect((await admin.client.call(suspendPerson, input)).status).toBe(422)
  })

  test('can search people by name, email and state, with wildcards taken literally', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server, { firstName: 'Zora_%', lastName: 'Quill' })
    const find = async (query: { q?: string; state?: 'suspended'; staff?: 'administrator' }) =>
      expectSuccess(await admin.client.call(listPeople, { query })).map(({ id }) => id)
    expect(await find({ q: 'zora_% qu' })).toEqual([person.id])
    expect(await find({ q: person.email.toUpperCase() })).toEqual([person.id])
    expect(await find({ q: 'zora__' })).toEqual([])
    expect(await find({ q: 'Quill', state: 'suspended' })).toEqual([])
    await suspend(admin, person.id)
    expect(await find({ q: 'Quill', state: 'suspended' })).toEqual([person.id])
    expect(await find({ staff: 'administrator' })).toContain(admin.id)
  })

  test('sees a person’s private details, and each read is recorded', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const read = expectSuccess(await admin.client.call(getPerson, { params: { id: owner.id } }))
    expect(read).toMatchObject({
      email: owner.email,
      memberships: [{ id: owner.organizationId, role: 'owner', isOnlyOwner: true }],
      sessions: [{ id: expect.any(String) }],
      applications: { pending: 0 },
      suspension: null,
      refusal: null,
    })
    expect(await recorded(owner.id)).toMatchObject([{ action: 'user.read', actor_id: admin.id }])
  })

  test('can sign a person out everywhere, who can then sign in again', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    expect((await admin.client.call(endPersonSessions, { params: { id: person.id } })).status).toBe(200)
    expect((await person.client.get('/api/user')).status).toBe(401)
    expect((await signIn(person)).status).toBe(200)
    expect(await recorded(person.id)).toMatchObject([
      { action: 'user.end_sessions', after: { endedSessions: 1 } },
    ])
  })
})
