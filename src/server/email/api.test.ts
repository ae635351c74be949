import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendTestEmail } from '#contract/email/email.ts'
import { loadConfig } from '#server/config/config.ts'
import { useServer } from '#tests/support/running/server.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import type { Email } from './email.ts'
import { findAddressStatus } from './refused-address.ts'
import { chooseTransport, findTransport } from './transport.ts'

type Requested = { url: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }

const token = 'token-that-no-one-may-read'
const requested: Requested[] = []
let answer: { status: number; body: string } = { status: 200, body: '{}' }
const provider = createServer((request, response) => {
  let text = ''
  request.on('data', (part: Buffer) => (text += part.toString()))
  request.on('end', () => {
    requested.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(text) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
})
const env: Record<string, string> = { MAIL_API: 'postmark', MAIL_API_TOKEN: token }
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const address = provider.address()
  env['MAIL_API_URL'] = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => new Promise((resolve) => provider.close(resolve)))
const server = useServer({ env })
beforeEach(() => {
  requested.length = 0
  answer = { status: 200, body: '{"ErrorCode":0,"Message":"OK"}' }
})

const email: Email = {
  recipient: 'ruth@example.net',
  messageId: '<fact-1.user-2@volunteers.example.org>',
  replyTo: null,
  unsubscribe: {
    list: 'applications',
    oneClickUrl: 'https://volunteers.example.org/api/unsubscribe?token=t',
  },
  subject: 'Zoë applied',
  text: 'Hello Ruth',
  html: '<p>Hello Ruth</p>',
}

function send(name: 'postmark' | 'resend', change: Partial<Email> = {}): Promise<void> {
  const config = loadConfig({
    ...env,
    MAIL_API: name,
    PUBLIC_URL: 'https://volunteers.example.org',
    CONTACT_EMAIL: 'people@example.org',
    MAIL_FROM: 'hello@example.org',
  })
  const delivery = { eventId: null, userId: null }
  return findTransport(config).send(makeJobContext(server, { config }), { ...email, ...change }, delivery)
}

const sentHeaders = {
  'Message-ID': email.messageId,
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  'List-ID': '"Bridge Collective" <applications.volunteers.example.org>',
  'List-Unsubscribe': '<https://volunteers.example.org/api/unsubscribe?token=t>',
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
}

describe('an email by the API of a provider', () => {
  test.each([
    ['postmark', 'ReplyTo'],
    ['resend', 'reply_to'],
  ] as const)('has the address for replies of its own, if it has one: %s', async (name, field) => {
    await send(name, { replyTo: { name: 'Sam via Bridge', address: 'reply+1@in.example.org' } })
    expect(requested[0]?.body).toMatchObject({ [field]: 'reply+1@in.example.org' })
  })

  test('is one request to Postmark, with its headers and the token of the server', async () => {
    await send('postmark')
    expect(requested).toHaveLength(1)
    const [{ url, headers, body } = { url: '', headers: {}, body: {} }] = requested
    expect([url, headers['x-postmark-server-token']]).toEqual(['/email', token])
    expect(body).toEqual({
      From: '"Bridge Collective" <hello@example.org>',
      To: 'ruth@example.net',
      ReplyTo: 'people@example.org',
      Subject: 'Zoë applied',
      TextBody: 'Hello Ruth',
      HtmlBody: '<p>Hello Ruth</p>',
      MessageStream: 'outbound',
      Headers: Object.entries({ ...sentHeaders, 'X-PM-KeepID': 'true' }).map(([Name, Value]) => ({
        Name,
        Value,
      })),
    })
  })

  test('is one request to Resend, which drops it if it comes a second time', async () => {
    await send('resend')
    const [{ url, headers, body } = { url: '', headers: {}, body: {} }] = requested
    expect([url, headers.authorization, headers['idempotency-key']]).toEqual([
      '/emails',
      `Bearer ${token}`,
      email.messageId,
    ])
    expect(body).toMatchObject({
      from: '"Bridge Collective" <hello@example.org>',
      to: ['ruth@example.net'],
      reply_to: 'people@example.org',
      headers: sentHeaders,
    })
  })

  test.each([
    { by: 'postmark', status: 422, body: '{"ErrorCode":406,"Message":"inactive"}', code: 'give_up' },
    {
      by: 'postmark',
      status: 422,
      body: `{"ErrorCode":300,"Message":"Invalid 'To' address: 'x'."}`,
      code: 'give_up',
    },
    {
      by: 'postmark',
      status: 422,
      body: `{"ErrorCode":300,"Message":"Invalid 'From' address: 'x'."}`,
      code: undefined,
    },
    { by: 'postmark', status: 422, body: '{"ErrorCode":401,"Message":"sender"}', code: undefined },
    { by: 'postmark', status: 401, body: '{"ErrorCode":10,"Message":"token"}', code: undefined },
    { by: 'postmark', status: 429, body: '{"ErrorCode":0,"Message":"slow"}', code: undefined },
    { by: 'postmark', status: 503, body: 'not JSON', code: undefined },
    {
      by: 'resend',
      status: 422,
      body: '{"name":"validation_error","message":"Invalid `to` field."}',
      code: 'give_up',
    },
    {
      by: 'resend',
      status: 422,
      body: '{"name":"validation_error","message":"Invalid `reply_to` field."}',
      code: undefined,
    },
    {
      by: 'resend',
      status: 409,
      body: '{"name":"concurrent_idempotent_requests","message":"wait"}',
      code: undefined,
    },
    { by: 'resend', status: 422, body: '{"name":"invalid_from_address","message":"from"}', code: undefined },
    { by: 'resend', status: 429, body: '{"name":"rate_limit_exceeded","message":"slow"}', code: undefined },
    { by: 'resend', status: 500, body: '{}', code: undefined },
  ] as const)(
    'by $by is given up or tried again as by SMTP: $status $body',
    async ({ by, status, body, code }) => {
      answer = { status, body }
      const error: unknown = await send(by).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(Error)
      expect(error).toMatchObject({ message: expect.stringContaining(String(status)) })
      expect(error instanceof Error && 'code' in error ? error.code : undefined).toBe(code)
    },
  )

  test('counts as sent if Resend has it, in other words, from an earlier attempt', async () => {
    answer = { status: 409, body: '{"name":"invalid_idempotent_request","message":"another payload"}' }
    await expect(send('resend')).resolves.toBeUndefined()
  })

  test('marks the address that Postmark sends nothing to, and no other', async () => {
    const statuses = []
    for (const code of [406, 300, 401]) {
      answer = { status: 422, body: `{"ErrorCode":${code},"Message":"Invalid 'To' address"}` }
      statuses.push(findAddressStatus(await send('postmark').catch((thrown: unknown) => thrown)))
    }
    expect(statuses).toEqual(['5.2.1', null, null])
  })

  test('never puts the token into an error, even if the provider repeats it', async () => {
    answer = { status: 401, body: `{"ErrorCode":10,"Message":"No server with ${token}"}` }
    await expect(send('postmark')).rejects.toThrow('401 No server with •••')
  })

  test('is not sent to what is no address', async () => {
    await expect(send('postmark', { recipient: 'a@example.net, b@example.net' })).rejects.toMatchObject({
      code: 'give_up',
    })
    expect(requested).toEqual([])
  })
})

describe('a test email by the API', () => {
  test('shows the request and the answer, never the token', async () => {
    const admin = await anAdministrator(server)
    const body = { recipient: 'ruth@example.net' }
    const tested = expectSuccess(await admin.client.call(sendTestEmail, { body }))
    expect(tested).toMatchObject({ outcome: 'sent', fault: null })
    expect(tested.conversation).toEqual([
      { from: 'client', text: `POST ${env['MAIL_API_URL']}/email` },
      { from: 'server', text: '200 OK' },
    ])
    answer = { status: 401, body: '{"ErrorCode":10,"Message":"No token"}' }
    const refused = expectSuccess(await admin.client.call(sendTestEmail, { body }))
    expect(refused).toMatchObject({ outcome: 'failed', fault: 'apiToken', error: '401 No token' })
    expect(JSON.stringify([tested, refused])).not.toContain(token)
  })
})

describe('the settings of the API', () => {
  test.each([
    [{ MAIL_API: 'postmark' }, 'MAIL_API needs MAIL_API_TOKEN'],
    [{ MAIL_API_TOKEN: 'x' }, 'MAIL_API_TOKEN needs MAIL_API'],
    [
      { MAIL_API: 'postmark', MAIL_API_TOKEN: 'x', SMTP_URL: 'smtp://localhost' },
      'SMTP_URL cannot both be set',
    ],
    [{ MAIL_API: 'other', MAIL_API_TOKEN: 'x' }, 'must be postmark or resend'],
    [
      { MAIL_API: 'resend', MAIL_API_TOKEN: 'x', MAIL_API_URL: 'http://api.example.org' },
      'must start with https://',
    ],
    ...['/v1', '/?x=1', '/#x', '?'].map(
      (rest) =>
        [
          { MAIL_API: 'resend', MAIL_API_TOKEN: 'x', MAIL_API_URL: `https://api.example.org${rest}` },
          'without user, path and query',
        ] as const,
    ),
    [
      { MAIL_API: 'resend', MAIL_API_TOKEN: 'x', MAIL_API_URL: `https://user:${'secret'}@api.example.org` },
      'without user, path and query',
    ],
  ] as const)('%j are refused at startup', (settings, sentence) => {
    expect(() => loadConfig(settings)).toThrow(sentence)
  })

  test('keep emails to others in the outbox of a copy of the site', () => {
    const config = loadConfig({ MAIL_API: 'resend', MAIL_API_TOKEN: 'x', MAIL_ONLY_TO: '@example.net' })
    expect(chooseTransport(config, 'ruth@example.net').kind).toBe('api')
    expect(chooseTransport(config, 'ruth@example.com').kind).toBe('outbox')
  })
})
