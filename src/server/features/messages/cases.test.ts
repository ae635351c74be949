import { describe, expect, test } from 'vitest'
import { decideMessageCase, listMessageCases, type MessageCase } from '#contract/messages/cases.ts'
import { getMessage, reportMessage } from '#contract/messages/messages.ts'
import type { MessageCaseDecision } from '#domain/messages/messaging.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { decisionsOf } from '#tests/support/scenarios/appeals.ts'
import { aConversationByCall, say, type TestConversation } from '#tests/support/scenarios/messaging.ts'
import {
  aVolunteer,
  joinOrganization,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server

const report = ({ client }: Person, id: string, body: object = {}) =>
  client.post(`/api/messages/${id}/report`, { reason: 'money', ...body })

async function findCase({ client }: Person, id: string): Promise<MessageCase> {
  const all: MessageCase[] = []
  for (const show of ['open', 'decided'] as const) {
    for (let next: string | undefined = `/api/admin/messages?show=${show}`; next !== undefined;) {
      const { body, headers } = await client.get(next)
      all.push(...listMessageCases.response.parse(body))
      next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
  }
  const found = all.find((each) => each.id === id)
  if (!found) throw new Error('no case')
  return found
}

async function aReportedMessage(): Promise<TestConversation & { message: string }> {
  const talk = await aConversationByCall(server)
  const { id: message } = await say(talk.volunteer, talk.id, 'Send me your bank details.')
  expectSuccess(
    await talk.owner.client.call(reportMessage, { params: { id: message }, body: { reason: 'money' } }),
  )
  return { ...talk, message }
}

async function decide(
  admin: Person,
  id: string,
  decision: { verdict: MessageCaseDecision; note?: string; version?: string },
) {
  const version = decision.version ?? (await findCase(admin, id)).version
  return admin.client.call(decideMessageCase, { params: { id }, body: { ...decision, version } })
}

describe('a report of a message', () => {
  test('comes from the other side, once while it is open, and needs a reason', async () => {
    const { volunteer, owner, message } = await aReportedMessage()
    expect(await report(owner, message)).toMatchObject({ status: 409, body: { code: 'message_reported' } })
    const seenBy = async ({ client }: Person) =>
      expectSuccess(await client.call(getMessage, { params: { id: message } }))
    expect((await seenBy(owner)).hasReported).toBe(true)
    expect((await seenBy(volunteer)).hasReported).toBe(false)
    expect((await report(volunteer, message)).status).toBe(404)
    expect((await report(await aVolunteer(server), message)).status).toBe(404)
    expect((await report(owner, message, { reason: 'dull' })).status).toBe(422)
    expect(await report(owner, message, { reason: 'other' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'explanation', message: 'Please say what is wrong with this message' }] },
    })
  })

  test('keeps the text as it was, even if the writer changes it later', async () => {
    const admin = await anAdministrator(server)
    const { volunteer, owner, message } = await aReportedMessage()
    await volunteer.client.delete(`/api/messages/${message}`)
    expect(await findCase(admin, message)).toMatchObject({
      state: 'open',
      message: { content: '', writer: { id: volunteer.id }, side: 'volunteer' },
      conversation: { organization: { id: owner.organizationId }, volunteer: { id: volunteer.id } },
      reports: [{ reason: 'money', content: 'Send me your bank details.', reporter: { id: owner.id } }],
      isOwnCase: false,
    })
  })

  test('is recorded in the audit log when an administrator reads it', async () => {
    const admin = await anAdministrator(server)
    const { message } = await aReportedMessage()
    await findCase(admin, message)
    const read = await rows(
      "select 1 from audit_log where action = 'message.read' and actor_id = $1 and after -> 'messages' ? $2",
      admin.id,
      message,
    )
    expect(read).toHaveLength(1)
  })
})

describe('a decision about a reported message', () => {
  test('removing deletes the text for everyone and needs a reason; keeping changes nothing', async () => {
    const admin = await anAdministrator(server)
    const { owner, message } = await aReportedMessage()
    expect((await decide(admin, message, { verdict: 'remove' })).status).toBe(422)
    const { body } = await decide(admin, message, { verdict: 'remove', note: 'Asks for bank details.' })
    expect(body).toMatchObject({ state: 'removed', reports: [{ verdict: 'remove' }] })
    const read = await owner.client.call(getMessage, { params: { id: message } })
    expect(read.body).toMatchObject({ content: '', isRemoved: true, deletedAt: expect.any(String) })
    const [row] = await rows(
      "select kind, data from live_events where user_id = $1 and kind = 'message' order by id desc limit 1",
      owner.id,
    )
    expect(row.data.message).toMatchObject({ id: message, content: '', isRemoved: true })
    const kept = await aReportedMessage()
    await decide(admin, kept.message, { verdict: 'keep' })
    expect((await kept.owner.client.get(`/api/messages/${kept.message}`)).body).toMatchObject({
      content: 'Send me your bank details.',
    })
    const events = await rows(
      'select type from facts where subject_id = any($1) and actor_id = $2 order by id',
      [await conversationOf(message), kept.id],
      admin.id,
    )
    expect(events.map(({ type }) => type)).toEqual(['message.removed', 'message.kept'])
  })

  test('promises its writer no appeal if they had deleted the message before', async () => {
    const admin = await anAdministrator(server)
    const { id, volunteer, message } = await aReportedMessage()
    expectSuccess(await volunteer.client.delete(`/api/messages/${message}`))
    expectSuccess(await decide(admin, message, { verdict: 'remove', note: 'Asks for bank details.' }))
    expect((await volunteer.client.get('/api/notifications')).body).toMatchObject([
      {
        kind: 'message.deleted_removed',
        path: `/messages?conversation=${id}`,
        message: expect.stringContaining('We emailed you the reason.'),
      },
    ])
    const email = await emails.findEmail(volunteer.email, 'A message you deleted was removed')
    expect(email?.text).toContain('Asks for bank details.')
    expect(email?.text).not.toContain('appeal')
    expect(await decisionsOf(volunteer)).toEqual([])
  })

  test.each(['volunteer', 'owner'] as const)(
    'names the other side to both sides if the %s wrote it',
    async (writer) => {
      const admin = await anAdministrator(server)
      const talk = await aConversationByCall(server)
      const { volunteer, owner } = talk
      const { id } = await say(talk[writer], talk.id, 'Send me your bank details.')
      expectSuccess(await report(writer === 'owner' ? volunteer : owner, id))
      expectSuccess(await decide(admin, id, { verdict: 'remove', note: 'Asks for bank details.' }))
      expectSuccess(await decide(admin, id, { verdict: 'restore' }))
      const { organization } = (await findCase(admin, id)).conversation
      const otherSides = {
        owner: `${volunteer.user.firstName} ${volunteer.user.lastName}`,
        volunteer: organization.organizationName,
      }
      for (const side of ['owner', 'volunteer'] as const) {
        const { body } = await talk[side].client.get('/api/notifications')
        const decisions = body.filter(({ kind }: { kind: string }) => kind !== 'message.received')
        expect(decisions).toHaveLength(2)
        for (const { message } of decisions) {
          expect(message).toContain(`in a conversation with ${otherSides[side]}`)
        }
      }
      const email = await emails.findEmail(talk[writer].email, 'Your message was removed')
      expect(email?.text.replaceAll(/\s+/g, ' ')).toContain(
        `a message you wrote in a conversation with ${otherSides[writer]}.`,
      )
      expect(email?.text).not.toContain('We emailed you')
    },
  )

  test('restores a removed message, once, and notifies its writer and those who reported it', async () => {
    const admin = await anAdministrator(server)
    const { volunteer, owner, message } = await aReportedMessage()
    expect((await decide(admin, message, { verdict: 'restore' })).body).toMatchObject({
      code: 'case_decided',
    })
    expectSuccess(await decide(admin, message, { verdict: 'remove', note: 'Asks for bank details.' }))
    expect(await findCase(admin, message)).toMatchObject({ state: 'removed', canRestore: true })
    expectSuccess(await decide(admin, message, { verdict: 'restore' }))
    expect(await findCase(admin, message)).toMatchObject({ state: 'restored', canRestore: false })
    for (const { client } of [volunteer, owner]) {
      expect((await client.call(getMessage, { params: { id: message } })).body).toMatchObject({
        content: 'Send me your bank details.',
        isRemoved: false,
      })
    }
    for (const [{ client, email }, kind, subject] of [
      [volunteer, 'message.restored', 'Your message was restored'],
      [owner, 'message.report_restored', 'The message you reported is visible again'],
    ] as const) {
      const { body } = await client.get('/api/notifications')
      const kinds = body.map((each: { kind: string }) => each.kind)
      expect(kinds.filter((each: string) => each.endsWith('restored'))).toEqual([kind])
      expect(await emails.findEmail(email, subject)).toBeDefined()
    }
    expect((await decide(admin, message, { verdict: 'restore' })).body).toMatchObject({
      code: 'case_decided',
    })
  })

  test('restores nothing that its writer had deleted', async () => {
    const admin = await anAdministrator(server)
    const { volunteer, message } = await aReportedMessage()
    expectSuccess(await volunteer.client.delete(`/api/messages/${message}`))
    expectSuccess(await decide(admin, message, { verdict: 'remove', note: 'Asks for bank details.' }))
    expect(await findCase(admin, message)).toMatchObject({ state: 'removed', canRestore: false })
    expect((await decide(admin, message, { verdict: 'restore' })).body).toMatchObject({
      code: 'case_decided',
    })
  })

  test('applies to the version that was read, happens once, and is refused for one’s own case', async () => {
    const admin = await anAdministrator(server)
    const { owner, message, volunteer } = await aReportedMessage()
    const { version } = await findCase(admin, message)
    await volunteer.client.patch(`/api/messages/${message}`, { content: 'Never mind.', version: 1 })
    expect((await decide(admin, message, { verdict: 'keep', version })).body).toMatchObject({
      code: 'case_changed',
    })
    expect((await decide(admin, message, { verdict: 'keep' })).status).toBe(200)
    expect((await decide(admin, message, { verdict: 'keep' })).body).toMatchObject({ code: 'case_decided' })
    const own = await aReportedMessage()
    const { organizationId } = own.owner
    await joinOrganization(server.database.db, { organizationId, userId: admin.id })
    expect((await decide(admin, own.message, { verdict: 'keep' })).body).toMatchObject({ code: 'own_case' })
    expect(owner.organizationId).not.toBe(organizationId)
  })
})

const conversationOf = async (message: string): Promise<string> =>
  (await rows('select conversation_id from messages where id = $1', message))[0].conversation_id
