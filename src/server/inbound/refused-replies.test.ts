import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { blockContact } from '#contract/messages/conversations.ts'
import { aReply, deliverTo, listTexts, replyAddressOf } from '#tests/support/email/replies.ts'
import { useReplies } from '#tests/support/email/use-replies.ts'
import { aConversationByCall, say, type TestConversation } from '#tests/support/scenarios/messaging.ts'
import { leave } from '#tests/support/scenarios/deletion.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'

const { server, emailAbout, anEmailedConversation, findNotices: notices, ...others } = useReplies()
const { aListener, countSent, listRecipients, deliver: reply } = others

type Emailed = TestConversation & { to: string }

describe('a reply that is not sent', () => {
  /** Delivers it twice; returns the words of the one email that says why nothing was sent. */
  async function refuse({ owner, volunteer, id, to }: Emailed, raw: string): Promise<string> {
    const before = await listTexts(volunteer, id)
    const already = countSent()
    for (const _ of [1, 2]) expect(await reply(to, raw)).toBe('accepted')
    expect(await listTexts(volunteer, id)).toEqual(before)
    const [notice = '', ...others] = await notices(owner)
    expect(others).toEqual([])
    expect(replyAddressOf(notice)).toBe('hello@example.org')
    expect(listRecipients(already)).toEqual([owner.email])
    const words = notice.replaceAll(/=\r\n/g, '').replaceAll(/\s+/g, ' ')
    expect(words).toContain('Nothing was sent.')
    return words
  }

  test('because it comes from another address gets one email, to the account', async () => {
    const conversation = await anEmailedConversation()
    const raw = aReply('mallory@example.net', 'Send money.')
    expect(await refuse(conversation, raw)).toContain('came from another email address')
  })

  test('because it has no sender, or several, is not sent', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    await reply(to, aReply(owner.email, 'Yes.', { From: `${owner.email}, mallory@example.net` }))
    await reply(to, aReply(owner.email, 'Yes.', { From: 'nobody' }))
    expect(await listTexts(volunteer, id)).toHaveLength(1)
  })

  test('because it is too long gets one email', async () => {
    const conversation = await anEmailedConversation()
    const raw = aReply(conversation.owner.email, 'word '.repeat(limits.message))
    expect(await refuse(conversation, raw)).toContain('longer than a message may be')
  })

  test('because it has no text gets one email', async () => {
    const conversation = await anEmailedConversation()
    const raw = aReply(conversation.owner.email, '> Do you need help?\r\n')
    expect(await refuse(conversation, raw)).toContain('We found no text in your reply.')
  })

  test('because the email is too old gets one email', async () => {
    const conversation = await aConversationByCall(server)
    const sentAt = new Date(Date.now() - 31 * 24 * 3_600_000)
    const to = replyAddressOf(await emailAbout(conversation.owner, sentAt))
    const raw = aReply(conversation.owner.email, 'Yes.')
    expect(await refuse({ ...conversation, to }, raw)).toContain('older than 30 days')
  })

  test('because the other side blocked the person gets one email', async () => {
    const conversation = await anEmailedConversation()
    const params = { id: conversation.id }
    expectSuccess(await conversation.volunteer.client.call(blockContact, { params }))
    const raw = aReply(conversation.owner.email, 'Yes.')
    expect(await refuse(conversation, raw)).toContain('in this conversation now')
  })

  test('because the person is no longer a member gets one email', async () => {
    const conversation = await anEmailedConversation()
    await server.database.pool.query('delete from organization_members where user_id = $1', [
      conversation.owner.id,
    ])
    const raw = aReply(conversation.owner.email, 'Yes.')
    expect(await refuse(conversation, raw)).toContain('in this conversation now')
  })

  test('because the person sent too many messages gets one email', async () => {
    const conversation = await anEmailedConversation()
    const { owner, volunteer, id, to } = conversation
    const limited = await aListener({ LIMIT_MESSAGES: '1/1h' })
    for (const text of ['One.', 'Two.'])
      expect(await deliverTo(limited, { to, raw: aReply(owner.email, text) })).toBe('accepted')
    expect((await listTexts(volunteer, id)).slice(1)).toEqual(['One.'])
    const [notice = ''] = await notices(owner)
    expect(notice.replaceAll(/=\r\n/g, '')).toContain('You sent many messages in a short time.')
  })

  test('because the person asked to delete their account is refused', async () => {
    const { owner, volunteer, id } = await aConversationByCall(server)
    await say(owner, id, 'Yes, on Monday.')
    const to = replyAddressOf(await emailAbout(volunteer))
    await leave(volunteer)
    expect(await reply(to, aReply(volunteer.email, 'Good.'))).toMatch(/550 5\.1\.1/)
    expect(await listTexts(owner, id)).toHaveLength(2)
  })

  test('to an address of an account that is suspended, or has another email now, is refused', async () => {
    const one = await anEmailedConversation()
    await server.database.pool.query(`update users set disabled_at = now() where id = $1`, [one.owner.id])
    expect(await reply(one.to, aReply(one.owner.email, 'Yes.'))).toMatch(/550 5\.1\.1/)
    const other = await anEmailedConversation()
    await server.database.pool.query(`update users set email = 'new-' || email where id = $1`, [
      other.owner.id,
    ])
    expect(await reply(other.to, aReply(other.owner.email, 'Yes.'))).toMatch(/550 5\.1\.1/)
  })

  test('to a forged address is refused', async () => {
    const { to, owner } = await anEmailedConversation()
    const at = 'reply+'.length
    const forged = `${to.slice(0, at)}${to[at] === 'a' ? 'b' : 'a'}${to.slice(at + 1)}`
    for (const address of [forged, 'reply+1@in.example.org', to.replace('reply', 'bounce')])
      expect(await reply(address, aReply(owner.email, 'Yes.'))).toMatch(/550 5\.1\.1/)
  })
})
