import { describe, expect, test } from 'vitest'
import { appealSuspension, getSuspension } from '#contract/moderation/appeals.ts'
import { getProject } from '#contract/projects/projects.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  answerAppeal,
  appealDecision,
  appealReason as reason,
  decisionsOf,
  findAppeal,
} from '#tests/support/scenarios/appeals.ts'
import { decideProject, likelyFee, reportAProject } from '#tests/support/scenarios/project-cases.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  countStatuses,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const kindsOf = async ({ client }: Person): Promise<string[]> =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)

/** A removed project, appealed by its organization. */
async function anAppealedRemoval() {
  const decider = await anAdministrator(server)
  const admin = await anAdministrator(server)
  const owner = await anOrganization(server)
  const { id } = await aProject(owner)
  expectSuccess(await reportAProject(await aVolunteer(server), id))
  expectSuccess(await decideProject(decider, { id, verdict: 'remove' }))
  const [decision] = await decisionsOf(owner)
  if (!decision) throw new Error('no decision')
  expectSuccess(await appealDecision(owner, decision.key))
  const about = await findAppeal(admin, ({ subjectId }) => subjectId === id)
  return { decider, admin, owner, id, decision, about }
}
const read = async (id: string) => (await server.openClient().call(getProject, { params: { id } })).status

describe('a removed project', () => {
  test('can be appealed once by its organization, which sees the reason', async () => {
    const { decider, owner, id, decision, about } = await anAppealedRemoval()
    expect(decision).toMatchObject({
      kind: 'project',
      decision: 'remove',
      reason: 'We do not allow fees.',
      appeal: null,
    })
    expect(await decisionsOf(owner)).toMatchObject([{ appeal: { state: 'open', reason, note: null } }])
    const { body: log } = await decider.client.get(`/api/admin/audit?action=project.remove&objectId=${id}`)
    expect(log).toMatchObject([{ objectId: id, objectName: decision.name }])
    const { body: filed } = await decider.client.get(
      `/api/admin/audit?objectType=appeal&objectId=${about.id}`,
    )
    expect(filed[0]).toMatchObject({ objectName: decision.name, isOpenAppeal: true })
    expect(about).toMatchObject({
      state: 'open',
      isInForce: true,
      appealReason: reason,
      isOwnDecision: false,
    })
    expect(
      await listRefusal(server, () => owner.client.post('/api/appeals', { key: decision.key, reason })),
    ).toEqual([409, 'already_appealed'])
  })

  test('is no one else’s to appeal', async () => {
    const { decision } = await anAppealedRemoval()
    const stranger = await anOrganization(server)
    const call = () => stranger.client.post('/api/appeals', { key: decision.key, reason })
    expect(await listRefusal(server, call)).toEqual([404, 'decision_not_found'])
    expect(await decisionsOf(stranger)).toEqual([])
  })

  test('is shown again if another administrator grants the appeal, and both sides are notified', async () => {
    const { decider, admin, owner, id, about, decision } = await anAppealedRemoval()
    expect(await read(id)).toBe(410)
    expect(expectSuccess(await answerAppeal(admin, about, { verdict: 'grant' }))).toMatchObject({
      state: 'granted',
    })
    expect(await read(id)).toBe(200)
    expect(await kindsOf(owner)).toContain('appeal.granted')
    expect(await kindsOf(decider)).toContain('appeal.answered')
    const email = await emails.findEmail(owner.email, `Appeal granted: “${about.name}”`)
    expect(email?.text).toContain('We read it again.')
    const { rows } = await server.database.pool.query(
      `select action from audit_log where object_type = 'appeal' and object_id = $1 order by id`,
      [about.id],
    )
    expect(rows).toEqual([{ action: 'appeal.file' }, { action: 'appeal.grant' }])
    const { body: log } = await admin.client.get(`/api/admin/audit?objectType=appeal&objectId=${about.id}`)
    expect(log).toMatchObject([{ isOpenAppeal: false }, { isOpenAppeal: false }])
    // It stays in the list with its result, and cannot be appealed again.
    const listed = await decisionsOf(owner)
    expect(listed).toMatchObject([
      {
        key: decision?.key,
        kind: 'project',
        decision: 'remove',
        projectId: id,
        at: decision?.at,
        appeal: { state: 'granted', note: 'We read it again.' },
      },
    ])
    const again = () => owner.client.post('/api/appeals', { key: decision?.key, reason })
    expect(await listRefusal(server, again)).toEqual([404, 'decision_not_found'])
    expect(await decisionsOf(await anOrganization(server))).toEqual([])
  })

  test('stays removed if the appeal is denied, and the answer is shown', async () => {
    const { admin, owner, id, about } = await anAppealedRemoval()
    expectSuccess(await answerAppeal(admin, about, { verdict: 'deny' }))
    expect(await read(id)).toBe(410)
    expect(await decisionsOf(owner)).toMatchObject([
      { appeal: { state: 'denied', note: 'We read it again.' } },
    ])
    expect(await kindsOf(owner)).toContain('appeal.denied')
  })

  test('is not decided by who removed it, without a reason, from an old version, or twice', async () => {
    const { decider, admin, about } = await anAppealedRemoval()
    const path = `/api/admin/appeals/${about.id}/decision`
    const post = (person: Person, body: object) => () =>
      person.client.post(path, { verdict: 'grant', note: 'A note', version: about.version, ...body })
    expect(await listRefusal(server, post(decider, {}))).toEqual([403, 'own_decision'])
    expect(await listRefusal(server, post(admin, { note: ' ' }))).toEqual([422, 'invalid'])
    expect(await listRefusal(server, post(admin, { version: 'old' }))).toEqual([409, 'case_changed'])
    const denied = expectSuccess(await answerAppeal(admin, about, { verdict: 'deny' }))
    const again = post(admin, { version: denied.version })
    expect(await listRefusal(server, again)).toEqual([409, 'case_decided'])
  })

  test('an appeal that two administrators decide at the same time has one answer', async () => {
    const { admin, id, about } = await anAppealedRemoval()
    const other = await anAdministrator(server)
    const answers = await Promise.all([
      answerAppeal(admin, about, { verdict: 'grant' }),
      answerAppeal(other, about, { verdict: 'deny' }),
    ])
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
    expect(await read(id)).toBe(answers[0].status === 200 ? 200 : 410)
  })

  test('an appeal granted while the project is restored restores it once', async () => {
    const { admin, id, about } = await anAppealedRemoval()
    const other = await anAdministrator(server)
    const [granted] = await Promise.all([
      answerAppeal(admin, about, { verdict: 'grant' }),
      decideProject(other, { id, verdict: 'restore' }),
    ])
    expect([200, 409]).toContain(granted.status)
    expect(await read(id)).toBe(200)
    const { rows } = await server.database.pool.query(
      `select from audit_log where action = 'project.restore' and object_id = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
  })
})

test('what a safeguard holds for an administrator can be appealed, and granting dismisses it', async () => {
  const admin = await anAdministrator(server)
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { requirements: likelyFee })
  const [decision] = await decisionsOf(owner)
  expect(decision).toMatchObject({ decision: 'review', rule: 'S9', reason: null })
  expectSuccess(await appealDecision(owner, decision?.key ?? ''))
  const about = await findAppeal(admin, ({ subjectId }) => subjectId === id)
  expectSuccess(await answerAppeal(admin, about, { verdict: 'grant' }))
  const shown = expectSuccess(await owner.client.call(getProject, { params: { id } }))
  expect(shown.isUnderReview).toBe(false)
  expect(await decisionsOf(owner)).toMatchObject([{ appeal: { state: 'granted' } }])
})

test('granting an appeal about a safeguard does not dismiss what people report', async () => {
  const admin = await anAdministrator(server)
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { requirements: likelyFee })
  const [decision] = await decisionsOf(owner)
  expectSuccess(await appealDecision(owner, decision?.key ?? ''))
  expectSuccess(await reportAProject(await aVolunteer(server), id))
  const about = await findAppeal(admin, ({ subjectId }) => subjectId === id)
  expect(await listRefusal(server, () => answerAppeal(admin, about, { verdict: 'grant' }))).toEqual([
    409,
    'reports_open',
  ])
  const { rows } = await server.database.pool.query(
    'select from project_reports where project_id = $1 and decided_at is not null',
    [id],
  )
  expect(rows).toEqual([])
  // The administrator reads the report, which also answers what the safeguard found.
  expectSuccess(await decideProject(admin, { id, verdict: 'dismiss' }))
  const again = await findAppeal(admin, ({ subjectId }) => subjectId === id)
  expectSuccess(await answerAppeal(admin, again, { verdict: 'grant' }))
})

test('a suspended organization can appeal, and granting ends the suspension', async () => {
  const decider = await anAdministrator(server)
  const admin = await anAdministrator(server)
  const owner = await anOrganization(server)
  const path = `/api/admin/organizations/${owner.organizationId}/suspend`
  expectSuccess(await decider.client.post(path, { reason: 'Asked for deposits' }))
  const [decision] = await decisionsOf(owner)
  expect(decision).toMatchObject({ kind: 'organization', decision: 'suspend', reason: 'Asked for deposits' })
  expectSuccess(await appealDecision(owner, decision?.key ?? ''))
  const about = await findAppeal(admin, ({ subjectId }) => subjectId === owner.organizationId)
  expectSuccess(await answerAppeal(admin, about, { verdict: 'grant' }))
  expect(await decisionsOf(owner)).toMatchObject([{ appeal: { state: 'granted' } }])
  expect((await owner.client.get('/api/user')).body['organizations']).toMatchObject([{ isSuspended: false }])
})

test('a suspended person appeals with the link in the email, and gets the answer by email', async () => {
  const decider = await anAdministrator(server)
  const admin = await anAdministrator(server)
  const person = await aVolunteer(server)
  expectSuccess(
    await decider.client.post(`/api/admin/people/${person.id}/suspend`, { reason: 'Asked for money' }),
  )
  const email = await emails.findEmail(person.email, 'Your account on Bridge Collective is suspended')
  const token = /\/auth\/appeal#([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  const visitor = server.openClient()
  const wrong = () => visitor.post('/api/appeals/suspension/appeal', { token: 'wrong', reason })
  expect(await listRefusal(server, wrong)).toEqual([410, 'link_expired'])
  expect(expectSuccess(await visitor.call(getSuspension, { body: { token } }))).toMatchObject({
    decision: 'suspend',
    reason: 'Asked for money',
    appeal: null,
  })
  expectSuccess(await visitor.call(appealSuspension, { body: { token, reason } }))
  const about = await findAppeal(admin, ({ subjectId }) => subjectId === person.id)
  expectSuccess(await answerAppeal(admin, about, { verdict: 'deny', note: 'The reports are right.' }))
  const answer = await emails.findEmail(person.email, 'Your appeal was denied')
  expect(answer?.text).toContain('The reports are right.')
})
