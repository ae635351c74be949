import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSiteName, setSiteName } from '#contract/i18n/site-name.ts'
import { loadConfig } from '#server/config/config.ts'
import { lease } from '#server/jobs/queries.ts'
import {
  headerOf,
  smtpRefusal,
  startMailServer,
  type MailServer,
  type Received,
} from '#tests/support/email/mail-server.ts'
import type { Email } from './email.ts'
import { limits, makeSmtpTransport, sendBySmtp } from './smtp.ts'

const { signal } = new AbortController()
let mail: MailServer
const greetings: string[] = []
const logins: { username: string | undefined; password: string | null | undefined }[] = []

beforeAll(async () => {
  mail = await startMailServer({
    onAuth: ({ username, password }, _, callback) => {
      logins.push({ username, password })
      callback(null, { user: username })
    },
    onMailFrom: (_, { hostNameAppearsAs }, callback) => {
      greetings.push(String(hostNameAppearsAs))
      callback()
    },
  })
})
afterAll(() => mail.close())

const email: Email = {
  recipient: 'ruth@example.net',
  messageId: '<fact-1.user-2@volunteers.example.org>',
  replyTo: null,
  unsubscribe: {
    list: 'applications',
    oneClickUrl: 'https://volunteers.example.org/api/unsubscribe?token=t',
  },
  subject: 'Zoë applied to “Crêpes für alle”',
  text: 'Hello Ruth,\n\n…\n',
  html: '<p>Hello Ruth,</p>',
}

async function send(change: Partial<Email> = {}): Promise<Received> {
  const config = loadConfig({
    PUBLIC_URL: 'https://volunteers.example.org',
    CONTACT_EMAIL: 'people@example.org',
    MAIL_FROM: 'mail@example.org',
  })
  const url = mail.url.replace('://', '://b%40c:s%3Acret@')
  await sendBySmtp(config, { ...email, ...change }, { url, signal })
  const last = mail.received.at(-1)
  if (!last) throw new Error('no email arrived')
  return last
}

test('an email says that it was sent automatically, from where, and where to reply', async () => {
  const received = await send()
  const headers = [
    'From',
    'Reply-To',
    'To',
    'Message-ID',
    'Auto-Submitted',
    'X-Auto-Response-Suppress',
    'List-ID',
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
  ]
  expect(Object.fromEntries(headers.map((name) => [name, headerOf(received, name)]))).toEqual({
    From: 'Bridge Collective <mail@example.org>',
    'Reply-To': 'Bridge Collective <people@example.org>',
    To: 'ruth@example.net',
    'Message-ID': '<fact-1.user-2@volunteers.example.org>',
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    'List-ID': '"Bridge Collective" <applications.volunteers.example.org>',
    'List-Unsubscribe': '<https://volunteers.example.org/api/unsubscribe?token=t>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(received).toMatchObject({ from: 'mail@example.org', to: ['ruth@example.net'] })
})

test('an email of a site with a name in another script has only ASCII headers, from which it can be read', async () => {
  const name = 'Bücher für alle, 本を読む人々の図書館'
  const before = getSiteName()
  setSiteName(name)
  try {
    const received = await send()
    const head = received.raw.slice(0, received.raw.search(/\r?\n\r?\n/))
    expect(head).toMatch(/^[\t\r\n\x20-\x7E]*$/)
    expect(head.split(/\r?\n/).every((line) => line.length <= 998)).toBe(true)
    const listId = headerOf(received, 'List-ID') ?? ''
    const words = [...listId.matchAll(/=\?UTF-8\?B\?([\w+/=]+)\?=/g)]
    expect(words.map(([, word = '']) => Buffer.from(word, 'base64').toString('utf8')).join('')).toBe(name)
    expect(listId).toMatch(/ <applications\.volunteers\.example\.org>$/)
    expect(headerOf(received, 'From')).toMatch(/=\?UTF-8\?.*<mail@example\.org>$/)
  } finally {
    setSiteName(before)
  }
})

test('an email that cannot be turned off has no list header and no unsubscribe link', async () => {
  const received = await send({ unsubscribe: null })
  const names = ['List-ID', 'List-Unsubscribe', 'List-Unsubscribe-Post']
  expect(names.map((name) => headerOf(received, name))).toEqual([null, null, null])
})

test('an email has a text and an HTML version, and its subject is encoded for email clients', async () => {
  const received = await send()
  expect(headerOf(received, 'Content-Type')).toMatch(/^multipart\/alternative;/)
  expect(received.raw).toContain('Content-Type: text/plain; charset=utf-8')
  expect(received.raw).toContain('Content-Type: text/html; charset=utf-8')
  expect(headerOf(received, 'Subject')).toMatch(/^[\x20-\x7e]*=\?UTF-8\?[\x20-\x7e]*\?=$/)
})

test('the product greets a mail server by its own domain, which no server takes for a machine without one', async () => {
  await send()
  expect(greetings.at(-1)).toBe('volunteers.example.org')
})

test('the user and password of SMTP_URL are decoded and sent to the mail server', async () => {
  await send()
  expect(logins.at(-1)).toEqual({ username: 'b@c', password: 's:cret' })
})

test.each([
  'Ruth\r\nBcc: all@example.com',
  'Ruth\nTo: all@example.com\n\nBody',
  'Ruth" <all@example.com>, "x',
  'all@example.com, more@example.com',
  'undisclosed: all@example.com;',
  '=?UTF-8?Q?Ruth=0D=0ABcc:_all@example.com?=',
])('R18 an email whose subject contains %j has one recipient and no extra header', async (subject) => {
  const names = (received: Received) =>
    received.raw
      .slice(0, received.raw.indexOf('\r\n\r\n'))
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => line.slice(0, line.indexOf(':')))
  const plain = names(await send())
  const received = await send({ subject })
  expect(received.to).toEqual(['ruth@example.net'])
  expect(names(received)).toEqual(plain)
})

test.each([
  'ruth@example.net, all@example.com',
  'ruth@example.net\r\nRCPT TO:<all@example.com>',
  'Ruth <ruth@example.net>',
  '"ruth, all@example.com"@example.net',
  'group: ruth@example.net;',
  '',
])(
  'R18 an email to %j, which is not a single address, is given up before anything is sent',
  async (recipient) => {
    const before = mail.received.length
    await expect(send({ recipient })).rejects.toMatchObject({ code: 'give_up' })
    expect(mail.received).toHaveLength(before)
  },
)

test('a mail server with an untrusted certificate gets neither the password nor the email', async () => {
  const before = logins.length
  const stranger = await startMailServer({
    secure: true,
    onAuth: ({ username, password }, _, callback) => {
      logins.push({ username, password })
      callback(null, { user: username })
    },
  })
  const url = stranger.url.replace('smtp://', 'smtps://b:secret@')
  await expect(sendBySmtp(loadConfig({}), email, { url, signal })).rejects.toMatchObject({ code: 'ESOCKET' })
  expect([logins.length, stranger.received]).toEqual([before, []])
  await stranger.close()
})

test('a mail server has more than a minute to confirm an email, and the job ends before another may take it', () => {
  expect(limits.maxSilenceMs).toBeGreaterThan(60_000)
  expect(limits.wholeMs).toBeGreaterThan(limits.maxSilenceMs)
  expect(limits.wholeMs).toBeLessThan(lease)
})

test('a check of a mail server on the wrong port names the addresses that fit, and no source file of OpenSSL', async () => {
  const url = mail.url.replace('smtp://', 'smtps://')
  expect(await makeSmtpTransport({ transport: 'smtp', url }).check?.(loadConfig({}))).toBe(
    `The mail server ${new URL(url).host} does not accept us: no encrypted connection. Check the port in SMTP_URL: 465 needs smtps://, 587 needs smtp://.`,
  )
})

test('a check that the mail server refuses the password of says what to look at', async () => {
  const strict = await startMailServer({
    onAuth: (_, _session, callback) => callback(smtpRefusal(535, '5.7.8 Authentication failed')),
  })
  const url = strict.url.replace('://', '://b:wrong@')
  expect(await makeSmtpTransport({ transport: 'smtp', url }).check?.(loadConfig({}))).toMatch(
    /5\.7\.8 Authentication failed\. Check the user and password in SMTP_URL, and write an @ in them as %40\.$/,
  )
  await strict.close()
})
