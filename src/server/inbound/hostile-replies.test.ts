/** Replies in emails that are broken or made to do harm, and what happens around one that is being taken in. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { aReply, deliverTo, inboundSettings, listTexts } from '#tests/support/email/replies.ts'
import { useReplies } from '#tests/support/email/use-replies.ts'

const { server, aListener, anEmailedConversation, deliver } = useReplies()

describe('a reply in a hostile email', () => {
  test('is no message if its parts are nested a thousand deep', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    let body = ''
    for (let depth = 0; depth < 1000; depth += 1)
      body += `--b${depth}\r\nContent-Type: multipart/mixed; boundary="b${depth + 1}"\r\n\r\n`
    const raw = aReply(owner.email, body, { 'Content-Type': 'multipart/mixed; boundary="b0"' })
    await deliver(to, raw)
    expect(await listTexts(volunteer, id)).toEqual(['Do you need help on Monday?'])
    // The next email is taken in.
    expect(await deliver(to, aReply(owner.email, 'Yes.'))).toBe('accepted')
    expect((await listTexts(volunteer, id)).at(-1)).toBe('Yes.')
  })

  test.each([
    ['an unknown charset', { 'Content-Type': 'text/plain; charset=klingon-8' }, 'Yes.'],
    ['a broken encoding', { 'Content-Transfer-Encoding': 'base64' }, 'WWVzLg=='],
    ['bytes that are no text', { 'Content-Type': 'text/plain; charset=utf-8' }, 'Yes.\u0000\u0007'],
    ['deep HTML', { 'Content-Type': 'text/html' }, `Yes.${'<b>'.repeat(500)}`],
  ])('is the text that it has, with %s', async (_, headers, text) => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    expect(await deliver(to, aReply(owner.email, text, headers))).toBe('accepted')
    const [, reply] = await listTexts(volunteer, id)
    expect(reply).toBe('Yes.')
  })

  test('is read once, however its HTML is nested', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const html = `Yes.\r\n${'<blockquote>\r\n'.repeat(900)}${'a<br>\r\n'.repeat(57_000)}`
    const raw = aReply(owner.email, html, { 'Content-Type': 'text/html' })
    expect(await deliver(to, raw)).toBe('accepted')
    expect((await listTexts(volunteer, id)).at(-1)).toBe('Yes.')
  })

  test('is asked to come later if an account gets too many', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const limited = await aListener({ LIMIT_INBOUND_EMAILS: '1/1h' })
    const first = await deliverTo(limited, { to, raw: aReply(owner.email, 'One.') })
    expect(first).toBe('accepted')
    expect(await deliverTo(limited, { to, raw: aReply(owner.email, 'Two.') })).toMatch(/451/)
    expect((await listTexts(volunteer, id)).slice(1)).toEqual(['One.'])
  })

  test('is refused if it is larger than an email may be', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const raw = aReply(owner.email, `${'x'.repeat(900)}\r\n`.repeat(700))
    expect(await deliver(to, raw)).toMatch(/552/)
    expect(await listTexts(volunteer, id)).toHaveLength(1)
  })
})

describe('a reply', () => {
  test('by the webhook arrives in the conversation', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    for (const query of [`?to=${encodeURIComponent(to)}`, '']) {
      const response = await fetch(`${server.url}/api/inbound-email${query}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${inboundSettings.INBOUND_SECRET}`,
          'content-type': 'message/rfc822',
        },
        body: aReply(owner.email, `Yes${query && ', again'}.`, { To: to }),
      })
      expect([response.status, await response.json()]).toEqual([200, { accepted: 1 }])
    }
    expect(await listTexts(volunteer, id)).toEqual(['Do you need help on Monday?', 'Yes, again.', 'Yes.'])
  })

  test('that reaches several processes is one message', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const raw = aReply(owner.email, 'Yes.')
    const processes = [await aListener(), await aListener(), await aListener()]
    const answers = await Promise.all(processes.map((each) => deliverTo(each, { to, raw })))
    expect(answers).toEqual(['accepted', 'accepted', 'accepted'])
    expect(await listTexts(volunteer, id)).toEqual(['Do you need help on Monday?', 'Yes.'])
  })

  test('has one process per port of a machine: the second one says which setting to change', async () => {
    const { port } = await aListener()
    await expect(aListener({ INBOUND_SMTP_PORT: String(port) })).rejects.toThrow('INBOUND_SMTP_PORT')
  })

  test('can come encrypted (STARTTLS)', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const [cert, key] = [path.join(server.folder, 'in.crt'), path.join(server.folder, 'in.key')]
    const options =
      '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=in.example.org'
    execFileSync('openssl', ['req', ...options.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' })
    const encrypted = await aListener({ INBOUND_TLS_CERT: cert, INBOUND_TLS_KEY: key })
    const raw = aReply(owner.email, 'Yes.')
    expect(await deliverTo(encrypted, { to, raw, tls: true })).toBe('accepted')
    expect((await listTexts(volunteer, id)).at(-1)).toBe('Yes.')
  })

  test('that is being sent when the process shuts down is sent or can be sent again, and once', async () => {
    const { owner, volunteer, id, to } = await anEmailedConversation()
    const closing = await aListener()
    const raw = aReply(owner.email, 'Yes.')
    const sending = deliverTo(closing, { to, raw })
    const socket = connect(closing.port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'data')
    const [answer] = await Promise.all([sending, closing.close()])
    const again = answer === 'accepted' ? answer : await deliver(to, raw)
    expect(again).toBe('accepted')
    expect(await listTexts(volunteer, id)).toEqual(['Do you need help on Monday?', 'Yes.'])
  })
})
