import { describe, expect, test } from 'vitest'
import { decideMessageCase, listMessageCases, type MessageCase } from '#contract/messages/cases.ts'
import { getMessage, reportMessage, searchMessages, uploadAttachment } from '#contract/messages/messages.ts'
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
import { aPdf } from '#tests/support/scenarios/documents.ts'
import { blobOf } from '#tests/support/scenarios/images.ts'
import { aConversationByCall, send } from '#tests/support/scenarios/messaging.ts'
import {
  aVolunteer,
  countStatuses,
  expectSuccess,
  joinOrganization,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const content = `Bring your own lanterns to the harbor${', please'.repeat(12)}.`
const name = `${content.slice(0, 99)}…`

/** A message with a file that an administrator has removed. */
async function aRemovedMessage() {
  const decider = await anAdministrator(server)
  const talk = await aConversationByCall(server)
  const { volunteer, owner, id: conversation } = talk
  const file = expectSuccess(
    await volunteer.client.call(uploadAttachment, {
      params: { id: conversation },
      query: { name: 'Plan.pdf' },
      file: blobOf(aPdf()),
    }),
  )
  const { id } = expectSuccess(await send(volunteer, conversation, { content, attachmentIds: [file.id] }))
  expectSuccess(await owner.client.call(reportMessage, { params: { id }, body: { reason: 'spam' } }))
  const { version } = await findCase(decider, id, 'open')
  expectSuccess(
    await decider.client.call(decideMessageCase, {
      params: { id },
      body: { verdict: 'remove', note: 'Advertises lanterns.', version },
    }),
  )
  return { ...talk, conversation, decider, id, file }
}

async function findCase(admin: Person, id: string, show: 'open' | 'decided'): Promise<MessageCase> {
  const cases = expectSuccess(await admin.client.call(listMessageCases, { query: { show } }))
  const found = cases.find((each) => each.id === id)
  if (!found) throw new Error('no case')
  return found
}

/** One that its writer has appealed. */
async function anAppealedRemoval() {
  const removed = await aRemovedMessage()
  const admin = await anAdministrator(server)
  const [decision] = await decisionsOf(removed.volunteer)
  if (!decision) throw new Error('no decision')
  expectSuccess(await appealDecision(removed.volunteer, decision.key))
  const about = await findAppeal(admin, ({ subjectId }) => subjectId === removed.id)
  return { ...removed, admin, decision, about }
}
const read = async ({ client }: Person, id: string) =>
  expectSuccess(await client.call(getMessage, { params: { id } }))
const canOpen = async ({ client }: Person, path: string) => (await client.send(path, {})).status === 200
const kindsOf = async ({ client }: Person): Promise<string[]> =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)

describe('a removed message', () => {
  test('is hidden from both sides with its files, and its writer gets the reason and can appeal once', async () => {
    const { volunteer, owner, id, file } = await aRemovedMessage()
    for (const person of [volunteer, owner]) {
      expect(await read(person, id)).toMatchObject({ content: '', isRemoved: true, attachments: [] })
      expect(await canOpen(person, file.path)).toBe(false)
    }
    expect((await volunteer.client.get('/api/notifications')).body).toMatchObject([
      { kind: 'message.removed', path: '/decisions' },
    ])
    const email = await emails.findEmail(volunteer.email, 'Your message was removed')
    expect(email?.text).toContain('Advertises lanterns.')
    expect(email?.text).toContain('you can appeal once')
    const [decision] = await decisionsOf(volunteer)
    expect(decision).toMatchObject({
      kind: 'message',
      decision: 'remove',
      name,
      reason: 'Advertises lanterns.',
      appeal: null,
    })
    const key = decision?.key ?? ''
    const stranger = await aVolunteer(server)
    for (const other of [owner, stranger]) {
      expect(await decisionsOf(other)).toEqual([])
      const call = () => other.client.post('/api/appeals', { key, reason })
      expect(await listRefusal(server, call)).toEqual([404, 'decision_not_found'])
    }
    expectSuccess(await appealDecision(volunteer, key))
    const again = () => volunteer.client.post('/api/appeals', { key, reason })
    expect(await listRefusal(server, again)).toEqual([409, 'already_appealed'])
  })

  test('comes back as it was if another administrator grants the appeal', async () => {
    const { volunteer, owner, decider, admin, conversation, id, file, about } = await anAppealedRemoval()
    expect(about).toMatchObject({
      kind: 'message',
      isInForce: true,
      name,
      written: content,
      appealReason: reason,
    })
    expect(await listRefusal(server, () => answerAppeal(decider, about, { verdict: 'grant' }))).toEqual([
      403,
      'own_decision',
    ])
    expectSuccess(await answerAppeal(admin, about, { verdict: 'grant' }))
    for (const person of [volunteer, owner]) {
      expect(await read(person, id)).toMatchObject({
        content,
        isRemoved: false,
        deletedAt: null,
        attachments: [{ id: file.id }],
      })
      expect(await canOpen(person, file.path)).toBe(true)
    }
    const found = await owner.client.call(searchMessages, { query: { search: 'lanterns' } })
    expect(expectSuccess(found)).toMatchObject([{ message: { id } }])
    const [pushed] = (
      await server.database.pool.query(
        "select data from live_events where user_id = $1 and kind = 'message' order by id desc limit 1",
        [owner.id],
      )
    ).rows
    expect(pushed.data.message).toMatchObject({ id, content, isRemoved: false })
    expect(await kindsOf(volunteer)).toContain('appeal.granted')
    expect(await kindsOf(decider)).toContain('appeal.answered')
    expect((await owner.client.get('/api/notifications')).body).toContainEqual(
      expect.objectContaining({
        kind: 'message.report_restored',
        path: `/messages?conversation=${conversation}`,
      }),
    )
    const email = await emails.findEmail(owner.email, 'The message you reported is visible again')
    expect(email?.text).toContain('reply to this email')
    expect(await decisionsOf(volunteer)).toMatchObject([
      { kind: 'message', decision: 'remove', name: `${content.slice(0, 99)}…`, appeal: { state: 'granted' } },
    ])
    expect(await findCase(admin, id, 'decided')).toMatchObject({ state: 'restored' })
    const { rows } = await server.database.pool.query(
      `select action from audit_log where object_id = any($1) and action <> 'message.read' order by id`,
      [[id, about.id]],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'message.remove',
      'appeal.file',
      'message.restore',
      'appeal.grant',
    ])
  })

  test('stays removed if the appeal is denied, and its files are deleted', async () => {
    const { volunteer, owner, admin, id, file, about } = await anAppealedRemoval()
    expectSuccess(await answerAppeal(admin, about, { verdict: 'deny' }))
    expect(await read(owner, id)).toMatchObject({ content: '', isRemoved: true })
    expect(await decisionsOf(volunteer)).toMatchObject([
      { appeal: { state: 'denied', note: 'We read it again.' } },
    ])
    expect(await canOpen(admin, `/api/admin/attachments/${file.id}`)).toBe(false)
    const { rows } = await server.database.pool.query(
      `select 1 from files where purpose = 'attachment' and owner_id = $1 and removed_at is null`,
      [volunteer.id],
    )
    expect(rows).toEqual([])
  })

  test('is no one’s to decide who is on either side of the conversation, whatever the answer', async () => {
    const { volunteer, owner, about } = await anAppealedRemoval()
    const member = await anAdministrator(server)
    const { organizationId } = owner
    await joinOrganization(server.database.db, { organizationId, userId: member.id })
    const sides = [volunteer.id, owner.id]
    await server.database.pool.query('update users set is_admin = true where id = any($1)', [sides])
    for (const person of [volunteer, owner, member]) {
      const seen = await findAppeal(person, ({ id }) => id === about.id)
      expect(seen.isOwnCase).toBe(true)
      for (const decision of ['deny', 'grant'] as const) {
        const call = () => answerAppeal(person, seen, { verdict: decision })
        expect(await listRefusal(server, call)).toEqual([403, 'own_case'])
      }
    }
    await server.database.pool.query('update users set is_admin = false where id = any($1)', [sides])
  })

  test('has one answer, to the appeal as it was seen', async () => {
    const { admin, about } = await anAppealedRemoval()
    const stale = () => answerAppeal(admin, { ...about, version: 'old' }, { verdict: 'deny' })
    expect(await listRefusal(server, stale)).toEqual([409, 'case_changed'])
    const denied = expectSuccess(await answerAppeal(admin, about, { verdict: 'deny' }))
    for (const decision of ['deny', 'grant'] as const) {
      const again = () => answerAppeal(admin, denied, { verdict: decision })
      expect(await listRefusal(server, again)).toEqual([409, 'case_decided'])
    }
  })

  test('has one answer if two administrators give different ones at the same time', async () => {
    const { owner, admin, id, about } = await anAppealedRemoval()
    const other = await anAdministrator(server)
    const answers = await Promise.all([
      answerAppeal(admin, about, { verdict: 'grant' }),
      answerAppeal(other, about, { verdict: 'deny' }),
    ])
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
    const isGranted = answers[0].status === 200
    const { isRemoved, attachments } = await read(owner, id)
    expect([isRemoved, attachments.length]).toEqual(isGranted ? [false, 1] : [true, 0])
  })
})
