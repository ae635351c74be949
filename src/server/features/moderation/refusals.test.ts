import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listMessageCases } from '#contract/messages/cases.ts'
import { reportMessage } from '#contract/messages/messages.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { decideAccount, findQueued, reportAccount } from '#tests/support/scenarios/account-cases.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aConversationByCall, say } from '#tests/support/scenarios/messaging.ts'
import { decideProject, findProjectCase, reportAProject } from '#tests/support/scenarios/project-cases.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  joinOrganization,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const reason = 'asks_money'
const explanation = 'They wanted a deposit.'
const note = 'We do not allow fees.'

/** What a call answers and which tables it changes; none of a refused one. */
const refusal = ({ client }: Person, path: string, body: object) =>
  listRefusal(server, () => client.post(path, body))
const makeMember = ({ id: userId }: Person, organizationId: string) =>
  joinOrganization(server.database.db, { organizationId, userId })

describe('a refused report', () => {
  test('of a project changes nothing', async () => {
    const [owner, reporter, admin] = [
      await anOrganization(server),
      await aVolunteer(server),
      await anAdministrator(server),
    ]
    const { id } = await aProject(owner)
    const path = `/api/projects/${id}/reports`
    expect(await refusal(owner, path, { reason, explanation })).toEqual([403, 'own_project_report'])
    expect(await refusal(reporter, path, { reason: 'other' })).toEqual([422, 'invalid'])
    const missing = `/api/projects/${randomUUID()}/reports`
    expect(await refusal(reporter, missing, { reason, explanation })).toEqual([404, 'project_not_found'])
    expectSuccess(await reportAProject(reporter, id))
    expect(await refusal(reporter, path, { reason, explanation })).toEqual([409, 'project_reported'])
    expectSuccess(await decideProject(admin, { id, verdict: 'remove' }))
    expect(await refusal(reporter, path, { reason, explanation })).toEqual([410, 'gone'])
  })
})

describe('a refused decision changes nothing', () => {
  test('about a project', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { id } = await aProject(owner)
    expectSuccess(await reportAProject(await aVolunteer(server), id))
    const { version } = await findProjectCase(admin, id)
    const path = `/api/admin/projects/${id}/decision`
    const body = { verdict: 'remove', note, version }
    expect(await refusal(admin, path, { ...body, note: ' ' })).toEqual([422, 'invalid'])
    expect(await refusal(admin, path, { ...body, version: 'old' })).toEqual([409, 'case_changed'])
    expect(await refusal(admin, path, { ...body, verdict: 'restore' })).toEqual([409, 'case_decided'])
    const missing = `/api/admin/projects/${randomUUID()}/decision`
    expect(await refusal(admin, missing, body)).toEqual([404, 'project_not_found'])
    const insider = await anAdministrator(server)
    await makeMember(insider, owner.organizationId)
    expect(await refusal(insider, path, body)).toEqual([403, 'own_case'])
    const removed = expectSuccess(await decideProject(admin, { id, verdict: 'remove' }))
    const again = { ...body, version: removed.version }
    expect(await refusal(admin, path, again)).toEqual([409, 'case_decided'])
  })

  test('about an organization', async () => {
    const admin = await anAdministrator(server)
    const { organizationId: id } = await anOrganization(server)
    expectSuccess(await reportAccount(await aVolunteer(server), ['organization', id]))
    const queued = await findQueued(admin, id)
    const { version } = queued.case
    const path = `/api/admin/organizations/${id}/decision`
    const body = { verdict: 'warn', note, version }
    expect(await refusal(admin, path, { ...body, note: null })).toEqual([422, 'invalid'])
    expect(await refusal(admin, path, { ...body, version: 'old' })).toEqual([409, 'case_changed'])
    expect(await refusal(admin, path, { ...body, verdict: 'restore' })).toEqual([409, 'case_decided'])
    const insider = await anAdministrator(server)
    await makeMember(insider, id)
    expect(await refusal(insider, path, body)).toEqual([403, 'own_case'])
    const warned = expectSuccess(
      await decideAccount(admin, ['organization', id], { verdict: 'warn', version }),
    )
    const again = { ...body, version: warned.version }
    expect(await refusal(admin, path, again)).toEqual([409, 'case_decided'])
  })

  test('about a message, which can be restored once it is removed', async () => {
    const admin = await anAdministrator(server)
    const { owner, volunteer, id: conversation } = await aConversationByCall(server)
    const { id } = await say(volunteer, conversation, 'Send me your bank details.')
    expectSuccess(await owner.client.call(reportMessage, { params: { id }, body: { reason: 'money' } }))
    const report = `/api/messages/${id}/report`
    expect(await refusal(owner, report, { reason: 'money' })).toEqual([409, 'message_reported'])
    expect(await refusal(volunteer, report, { reason: 'money' })).toEqual([404, 'message_not_found'])
    const versionNow = async (show: 'open' | 'decided') => {
      const cases = expectSuccess(await admin.client.call(listMessageCases, { query: { show } }))
      return cases.find((each) => each.id === id)?.version
    }
    const path = `/api/admin/messages/${id}/decision`
    const body = { verdict: 'remove', note, version: await versionNow('open') }
    expect(await refusal(admin, path, { ...body, note: null })).toEqual([422, 'invalid'])
    expect(await refusal(admin, path, { ...body, version: 'old' })).toEqual([409, 'case_changed'])
    expect((await admin.client.post(path, body)).status).toBe(200)
    const later = { ...body, version: await versionNow('decided') }
    expect(await refusal(admin, path, later)).toEqual([409, 'case_decided'])
    expect(await refusal(admin, path, { ...later, verdict: 'undo' })).toEqual([422, 'invalid'])
    expect((await admin.client.post(path, { ...later, verdict: 'restore' })).status).toBe(200)
  })
})
