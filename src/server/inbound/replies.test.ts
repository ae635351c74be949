import { describe, expect, test } from 'vitest'
import { countUnreadMessages } from '#contract/messages/conversations.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { loadConfig } from '#server/config/config.ts'
import { signShort } from '#server/config/short-signatures.ts'
import { aReply, inboundSettings, listTexts, replyAddressOf } from '#tests/support/email/replies.ts'
import { useReplies } from '#tests/support/email/use-replies.ts'
import { aConversationByCall, say } from '#tests/support/scenarios/messaging.ts'
import { aVolunteer, expectSuccess, joinOrganization } from '#tests/support/scenarios/scenario.ts'
import { parseReplyAddress } from './reply-address.ts'

const { server, emailAbout, anEmailedConversation, deliver: reply, findNotices: notices } = useReplies()

describe('the email about a message', () => {
  test('has the words and a signed address for replies, and says that one can reply', async () => {
    const { to, email } = await anEmailedConversation()
    expect(to).toMatch(/^reply\+[a-z0-9]{40,58}@in\.example\.org$/)
    expect(to.split('@')[0]?.length).toBeLessThanOrEqual(64)
    expect(email.replaceAll(/\r\n[ \t]+/g, ' ')).toMatch(/^reply-to: .+ via Bridge Collective"? </im)
    expect(email).toContain('Do you need help on Monday?')
    expect(email.replaceAll(/=\r\n/g, '')).toContain('reply to this email within 30 days')
  })

  test('has no words of someone who was suspended before it was sent', async () => {
    const { owner, volunteer } = await aConversationByCall(server, 'Do you need help on Monday?')
    await server.database.pool.query('update users set disabled_at = now() where id = $1', [volunteer.id])
    expect(await emailAbout(owner)).not.toContain('Do you need help on Monday?')
  })

  test('has no words of someone whom the reader blocked before it was sent', async () => {
    const { owner, volunteer } = await aConversationByCall(server, 'Do you need help on Monday?')
    await server.database.pool.query(
      `insert into contacts (volunteer_id, organization_id, blocked_by_organization_at) values ($1, $2, now())
       on conflict (volunteer_id, organization_id) do update set blocked_by_organization_at = now()`,
      [volunteer.id, owner.organizationId],
    )
    expect(await emailAbout(owner)).not.toContain('Do you need help on Monday?')
  })
})

test('without inbound mail, the email about a message says to reply on the site, and replies to it reach the contact address', async () => {
  const { owner } = await aConversationByCall(server, 'Do you need help on Monday?')
  const email = await emailAbout(owner, new Date(), {})
  expect(replyAddressOf(email)).toBe('hello@example.org')
  const words = email.replaceAll(/=\r\n/g, '')
  expect(words).toContain('Reply on Bridge Collective.')
  expect(words).not.toContain('Do you need help on Monday?')
})

describe('a reply', () => {
  test('arrives in the conversation as a message of the person, without the quoted email', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const text = 'Yes, please come at 9.\r\n\r\nOn Mon, 2 Nov 2026, Bridge wrote:\r\n> Do you need help?\r\n'
    expect(await reply(to, aReply(owner.email, text))).toBe('accepted')
    expect(await listTexts(volunteer, id)).toEqual(['Do you need help on Monday?', 'Yes, please come at 9.'])
    const listed = expectSuccess(await volunteer.client.call(listMessages, { params: { id }, query: {} }))
    expect(listed[0]).toMatchObject({ senderId: owner.id, side: 'organization' })
    expect(await notices(owner)).toEqual([])
  })

  test('marks what it answers as read, so that the next message is emailed again', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    await reply(to, aReply(owner.email, 'Yes.'))
    expect(expectSuccess(await owner.client.call(countUnreadMessages, {})).unread).toBe(0)
    await say(volunteer, id, 'Thank you.')
    const next = await emailAbout(owner)
    expect(next).toContain('Thank you.')
    expect(next).not.toContain('Do you need help on Monday?')
    expect(replyAddressOf(next)).not.toBe(to)
  })

  test('marks as read also if it says the same as the one before, not as the two before', async () => {
    const { owner, volunteer, id, ...emailed } = await anEmailedConversation()
    let { to } = emailed
    for (const unread of [0, 0, 1]) {
      await reply(to, aReply(owner.email, 'Thanks!'))
      expect(expectSuccess(await owner.client.call(countUnreadMessages, {})).unread).toBe(unread)
      await say(volunteer, id, 'And more.')
      const next = replyAddressOf(await emailAbout(owner))
      if (next !== '') to = next
    }
  })

  test('that is delivered again when the person may not write gets no email that says it was not sent', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const raw = aReply(owner.email, 'Yes.')
    await reply(to, raw)
    await server.database.pool.query('delete from organization_members where user_id = $1', [owner.id])
    expect(await reply(to, raw)).toBe('accepted')
    expect(await notices(owner)).toEqual([])
    expect(await listTexts(volunteer, id)).toHaveLength(2)
  })

  test('leaves unread what came after the email, whatever the clocks say, and that is emailed under another name', async () => {
    const { owner, volunteer, id, to, email: first } = await anEmailedConversation()
    await say(volunteer, id, 'And one more thing.')
    await server.database.pool.query(
      `update messages set created_at = now() - interval '1 hour' where conversation_id = $1`,
      [id],
    )
    await reply(to, aReply(owner.email, 'Yes.'))
    expect(expectSuccess(await owner.client.call(countUnreadMessages, {})).unread).toBe(1)
    const again = await emailAbout(owner)
    expect(again).toContain('And one more thing.')
    const nameOf = (raw: string) => /^message-id:.*$/im.exec(raw)?.[0]
    expect(nameOf(again)).not.toBe(nameOf(first))
  })

  test('leaves unread what the email left out, and the next email has it', async () => {
    const { owner, volunteer, id } = await aConversationByCall(server, 'Part 1.')
    for (const part of [2, 3, 4, 5, 6, 7]) await say(volunteer, id, `Part ${part}.`)
    const first = await emailAbout(owner)
    expect(first).toContain('Part 1.')
    expect(first).toContain('Part 5.')
    expect(first).not.toContain('Part 6.')
    expect(first).toContain('2 more unread messages are on the site.')
    await reply(replyAddressOf(first), aReply(owner.email, 'To the first five: yes.'))
    expect(expectSuccess(await owner.client.call(countUnreadMessages, {})).unread).toBe(2)
    const next = await emailAbout(owner)
    expect(next).not.toContain('Part 5.')
    expect(next).toContain('Part 6.')
    expect(next).toContain('Part 7.')
    await reply(replyAddressOf(next), aReply(owner.email, 'And to the rest.'))
    expect(expectSuccess(await owner.client.call(countUnreadMessages, {})).unread).toBe(0)
  })

  test('leaves unread what someone wrote who is suspended, and what came after it, and gets no email that quotes nothing', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    await reply(to, aReply(owner.email, 'Yes.'))
    const writer = await aVolunteer(server)
    await joinOrganization(server.database.db, { organizationId: owner.organizationId, userId: writer.id })
    await say(owner, id, 'Bring gloves.')
    await say(writer, id, 'Bring boots, too.')
    await say(owner, id, 'That is all.')
    await server.database.pool.query('update users set disabled_at = now() where id = $1', [writer.id])
    const email = await emailAbout(volunteer)
    expect(email).toContain('Bring gloves.')
    expect(email).not.toContain('Bring boots, too.')
    expect(email).not.toContain('That is all.')
    await reply(replyAddressOf(email), aReply(volunteer.email, 'I will.'))
    expect(expectSuccess(await volunteer.client.call(countUnreadMessages, {})).unread).toBe(2)
    expect(await emailAbout(volunteer)).toBe('')
  })

  test('to an email of the previous release, whose address has no number, arrives and marks nothing as read', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const config = loadConfig(inboundSettings)
    const [local = ''] = to.split('@')
    const { notificationId } = parseReplyAddress(local, { secrets: config.secrets, now: new Date() }) ?? {}
    const data = Buffer.alloc(20)
    data.write((notificationId ?? '').replaceAll('-', ''), 'hex')
    data.writeUInt32BE(Math.floor(Date.now() / 1000), 16)
    const token = signShort(config.secrets, 'reply', { data, context: owner.email.toLowerCase() })
    expect(await reply(`reply+${token}@in.example.org`, aReply(owner.email, 'Yes.'))).toBe('accepted')
    expect((await listTexts(volunteer, id)).at(-1)).toBe('Yes.')
    expect(expectSuccess(await owner.client.call(countUnreadMessages, {})).unread).toBe(1)
  })

  test('leaves unread what the other side sends while it is taken in', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const both = await Promise.all([
      reply(to, aReply(owner.email, 'Yes.')),
      say(volunteer, id, 'At the same time.'),
    ])
    expect(both[0]).toBe('accepted')
    expect(expectSuccess(await owner.client.call(countUnreadMessages, {})).unread).toBe(1)
  })

  test('that is delivered twice, or at the same time, is one message', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const raw = aReply(owner.email, 'Yes.')
    const answers = await Promise.all([reply(to, raw), reply(to, raw), reply(to.toUpperCase(), raw)])
    expect(answers).toEqual(['accepted', 'accepted', 'accepted'])
    expect(await listTexts(volunteer, id)).toEqual(['Do you need help on Monday?', 'Yes.'])
  })

  test('in HTML only becomes text, and nothing in it runs or is fetched', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const html =
      '<style>p{color:red}</style><p>Yes, <b>at 9</b> &amp; not later.</p><script>alert(1)</script><img src="http://127.0.0.1:1/x.png"><div class="gmail_quote"><div>On Mon, 2 Nov 2026, Bridge wrote:<br></div><blockquote>Do you need help?</blockquote></div>'
    await reply(to, aReply(owner.email, html, { 'Content-Type': 'text/html; charset=utf-8' }))
    expect((await listTexts(volunteer, id)).at(-1)).toBe('Yes, at 9 & not later.')
  })

  const htmlPart = '--b\r\nContent-Type: text/html\r\n\r\n<div>Yes, at 9.</div>\r\n'
  test.each([
    ['related', htmlPart],
    ['mixed', htmlPart],
    ['alternative', htmlPart],
    ['alternative', `--b\r\nContent-Type: text/plain\r\n\r\n\r\n\r\n${htmlPart}`],
  ])('in HTML only is found in multipart/%s', async (type, parts) => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const headers = { 'Content-Type': `multipart/${type}; boundary="b"` }
    await reply(to, aReply(owner.email, `${parts}--b--\r\n`, headers))
    expect((await listTexts(volunteer, id)).at(-1)).toBe('Yes, at 9.')
  })

  test('with files is sent without them, and one email says so', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const raw = aReply(
      owner.email,
      '--b\r\nContent-Type: text/plain\r\n\r\nSee the plan.\r\n--b\r\nContent-Type: application/pdf; name="plan.pdf"\r\nContent-Disposition: attachment; filename="plan.pdf"\r\n\r\nPDF\r\n--b--\r\n',
      { 'Content-Type': 'multipart/mixed; boundary="b"' },
    )
    for (const _ of [1, 2]) expect(await reply(to, raw)).toBe('accepted')
    expect((await listTexts(volunteer, id)).at(-1)).toBe('See the plan.')
    const [notice = '', ...others] = await notices(owner)
    expect(notice).toContain('Subject: Your reply was sent without attachments')
    expect(others).toEqual([])
  })

  test.each([
    ['an out-of-office note', { 'Auto-Submitted': 'auto-replied' }],
    ['an email of a list', { Precedence: 'bulk' }],
  ])('that is %s is dropped without an answer', async (_, headers) => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    expect(await reply(to, aReply(owner.email, 'I am away.', headers))).toBe('accepted')
    expect(await reply(to, aReply(owner.email, 'I am away.'), '')).toBe('accepted')
    expect(await listTexts(volunteer, id)).toHaveLength(1)
    expect(await notices(owner)).toEqual([])
  })

  test('of two machines that answer each other ends', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const addresses = { owner: to, volunteer: '' }
    let rounds = 0
    while (rounds < 10) {
      await reply(addresses.owner, aReply(owner.email, 'I am away.'))
      addresses.volunteer = replyAddressOf(await emailAbout(volunteer))
      if (addresses.volunteer === '') break
      await reply(addresses.volunteer, aReply(volunteer.email, 'Thank you for your email.'))
      addresses.owner = replyAddressOf(await emailAbout(owner))
      if (addresses.owner === '') break
      rounds += 1
    }
    expect(rounds).toBeLessThanOrEqual(2)
    expect((await listTexts(volunteer, id)).length).toBeLessThanOrEqual(7)
  })
})
