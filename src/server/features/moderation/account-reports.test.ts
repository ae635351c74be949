import { beforeEach, describe, expect, test } from 'vitest'
import { getOrganization } from '#contract/organizations/page.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import {
  decideAccount,
  findQueued,
  listQueue,
  reportAccount,
} from '#tests/support/scenarios/account-cases.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  anOrganization,
  aVolunteer,
  countStatuses,
  expectSuccess,
  joinOrganization,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
beforeEach(() => server.database.pool.query('delete from account_reports'))

const kindsOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
const auditOf = async (id: string) =>
  (
    await server.database.pool.query(
      `select action from audit_log where object_id = $1 and action !~ '(read|auth)' order by id`,
      [id],
    )
  ).rows.map(({ action }) => action)
const versionOf = async (admin: Person, id: string) => (await findQueued(admin, id)).case.version

/** One of each kind, with the person who is notified. */
const aTarget = {
  async person() {
    const person = await aVolunteer(server)
    return { of: ['person', person.id] as const, concerned: person }
  },
  async organization() {
    const owner = await anOrganization(server)
    return { of: ['organization', owner.organizationId] as const, concerned: owner }
  },
}
const kinds = ['person', 'organization'] as const

describe.each(kinds)('reporting a %s', (kind) => {
  test('opens a case with the reason, the reporter and their record', async () => {
    const admin = await anAdministrator(server)
    const { of } = await aTarget[kind]()
    const reporter = await aVolunteer(server)
    expect(await reportAccount(reporter, of)).toMatchObject({
      status: 201,
      body: { reason: 'harassment', explanation: 'They shouted at us.' },
    })
    expect(await listQueue(admin)).toMatchObject([
      {
        kind,
        case: {
          id: of[1],
          state: 'open',
          isOwnCase: false,
          reports: [
            { reason: 'harassment', reporter: { id: reporter.id }, record: { reports: 1, upheld: 0 } },
          ],
        },
      },
    ])
  })

  test('is refused twice, without words for “other”, about oneself and about no one', async () => {
    const { of, concerned } = await aTarget[kind]()
    const reporter = await aVolunteer(server)
    await reportAccount(reporter, of)
    const before = await snapshotDatabase(server.database)
    const codes = async (answer: ReturnType<typeof reportAccount>) => {
      const { status, body } = await answer
      return [status, 'code' in body && body.code]
    }
    expect(await codes(reportAccount(reporter, of))).toEqual([409, 'account_reported'])
    expect(await codes(reportAccount(concerned, of))).toEqual([403, 'own_report'])
    const nowhere = '0f0e0d0c-0b0a-4908-8706-050403020100'
    expect(await codes(reportAccount(reporter, [kind, nowhere]))).toEqual([404, `${kind}_not_found`])
    const path = `/api/${kind === 'person' ? 'people' : 'organizations'}/${of[1]}/reports`
    const without = await (await aVolunteer(server)).client.post(path, { reason: 'other', explanation: ' ' })
    expect([without.status, without.body['issues']]).toEqual([
      422,
      [{ path: 'explanation', message: 'Please say what is wrong' }],
    ])
    // The person who tried is new; nothing about reports changed.
    const { rows } = await server.database.pool.query('select from account_reports')
    expect(rows).toHaveLength(1)
    expect((await snapshotDatabase(server.database))['account_reports']).toBe(before['account_reports'])
  })

  test('twice in the same instant stores one report', async () => {
    const { of } = await aTarget[kind]()
    const reporter = await aVolunteer(server)
    const answers = await Promise.all([1, 2, 3].map(() => reportAccount(reporter, of)))
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 2 })
  })
})

describe.each(kinds)('an administrator decides about a reported %s', (kind) => {
  const aReported = async () => {
    const target = await aTarget[kind]()
    const reporter = await aVolunteer(server)
    expectSuccess(await reportAccount(reporter, target.of))
    return { ...target, reporter, admin: await anAdministrator(server) }
  }
  const noun = kind === 'person' ? 'account' : 'organization'
  const object = kind === 'person' ? 'user' : 'organization'

  test('dismissing notifies only the reporter, with the reason', async () => {
    const { of, concerned, reporter, admin } = await aReported()
    const version = await versionOf(admin, of[1])
    const decided = expectSuccess(await decideAccount(admin, of, { verdict: 'dismiss', version }))
    expect(decided).toMatchObject({ state: 'dismissed', reports: [{ verdict: 'dismiss' }] })
    expect(await kindsOf(reporter)).toEqual([`${noun}.report_dismissed`])
    expect(await kindsOf(concerned)).toEqual([])
    expect(await auditOf(of[1])).toEqual([`${object}.report_dismiss`])
    const email = await emails.findEmail(
      reporter.email,
      kind === 'person' ? 'About your report' : /^About your report of/,
    )
    expect(email?.text).toContain('Please keep a friendly tone.')
  })

  test('warning notifies and emails the person who was reported, with the reason', async () => {
    const { of, concerned, reporter, admin } = await aReported()
    const version = await versionOf(admin, of[1])
    const decided = expectSuccess(await decideAccount(admin, of, { verdict: 'warn', version }))
    expect(decided).toMatchObject({ state: 'warned' })
    expect(await kindsOf(concerned)).toEqual([`${noun}.warned`])
    expect(await kindsOf(reporter)).toEqual([`${noun}.report_upheld`])
    const email = await emails.findEmail(
      concerned.email,
      kind === 'person' ? 'A warning about your account' : /^A warning/,
    )
    expect(email?.text).toContain('Please keep a friendly tone.')
    expect(email?.text).not.toContain(reporter.user.lastName)
    expect(await auditOf(of[1])).toEqual([`${object}.warn`])
  })

  test('suspending is the suspension of everywhere else, and ending it restores', async () => {
    const { of, concerned, reporter, admin } = await aReported()
    const version = await versionOf(admin, of[1])
    const suspended = expectSuccess(await decideAccount(admin, of, { verdict: 'suspend', version }))
    expect(suspended).toMatchObject({
      state: 'suspended',
      account: { suspensionReason: 'Please keep a friendly tone.' },
    })
    const canAct = async () =>
      kind === 'person'
        ? (await concerned.client.get('/api/user')).status
        : (await reporter.client.call(getOrganization, { params: { id: of[1] } })).status
    expect(await canAct()).toBe(kind === 'person' ? 401 : 404)
    expect(await kindsOf(reporter)).toEqual([`${noun}.report_upheld`])
    expect((await reportAccount(await aVolunteer(server), of)).status).toBe(404)
    const restored = expectSuccess(
      await decideAccount(admin, of, { verdict: 'restore', version: suspended.version }),
    )
    expect(restored).toMatchObject({ state: 'restored', account: { suspensionReason: null } })
    expect(await auditOf(of[1])).toEqual([
      `${object}.suspend`,
      `${object}.report_uphold`,
      `${object}.reinstate`,
      `${object}.report_restore`,
    ])
  })

  test('is refused without a reason, from an old version and twice, and changes nothing', async () => {
    const { of, admin } = await aReported()
    const version = await versionOf(admin, of[1])
    const before = await snapshotDatabase(server.database)
    const without = await decideAccount(admin, of, { verdict: 'warn', version, note: null })
    const old = await decideAccount(admin, of, { verdict: 'warn', version: 'another' })
    expect([without.status, old.status]).toEqual([422, 409])
    expect(await snapshotDatabase(server.database)).toEqual(before)
    const administrators = [admin, await anAdministrator(server)]
    const answers = await Promise.all(
      administrators.map((each) => decideAccount(each, of, { verdict: 'suspend', version })),
    )
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
  })
})

describe('no one decides a case of their own', () => {
  test('as the reported person', async () => {
    const admin = await anAdministrator(server)
    await reportAccount(await aVolunteer(server), ['person', admin.id])
    const { case: about } = await findQueued(admin, admin.id)
    expect(about.isOwnCase).toBe(true)
    const before = await snapshotDatabase(server.database)
    const { status, body } = await decideAccount(admin, ['person', admin.id], {
      verdict: 'dismiss',
      version: about.version,
    })
    expect([status, body]).toMatchObject([403, { code: 'own_case' }])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test('as a member of the organization', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    await joinOrganization(server.database.db, { organizationId: owner.organizationId, userId: admin.id })
    const of = ['organization', owner.organizationId] as const
    await reportAccount(await aVolunteer(server), of)
    const { version } = (await findQueued(admin, owner.organizationId)).case
    const { status } = await decideAccount(admin, of, { verdict: 'suspend', version })
    expect(status).toBe(403)
  })
})

test('a suspension from the list of people answers the open reports', async () => {
  const admin = await anAdministrator(server)
  const person = await aVolunteer(server)
  const reporter = await aVolunteer(server)
  await reportAccount(reporter, ['person', person.id])
  await admin.client.post(`/api/admin/people/${person.id}/suspend`, { reason: 'Asked for deposits' })
  expect(await listQueue(admin)).toEqual([])
  expect((await findQueued(admin, person.id)).case).toMatchObject({
    reports: [{ verdict: 'suspend', note: 'Asked for deposits' }],
  })
  expect(await kindsOf(reporter)).toEqual(['account.report_upheld'])
})
