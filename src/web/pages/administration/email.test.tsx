import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { EmailProvider } from '#domain/email/transports.ts'
import {
  aDomainRecord,
  anAdminOverview,
  anEmailDelivery,
  aTestedEmail,
} from '#tests/support/answers/admin-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen, type Sent, type StubbedResponse } from '#tests/support/web/screen.tsx'

const admin = aVolunteer({ isAdmin: true })
const emailCounts = [
  { kind: 'mail.send', state: 'waiting', count: 3 },
  { kind: 'mail.send', state: 'running', count: 1 },
  { kind: 'mail.send', state: 'failed', count: 2 },
  { kind: 'mail.send', state: 'done', count: 1200 },
  { kind: 'files.sweep', state: 'failed', count: 9 },
]
const storedEmail = {
  id: 7,
  recipient: 'maya@example.net',
  subject: 'Verify your email',
  storedAt: '2026-11-20T12:00:00.000Z',
}

/** The screen; `answer` comes first. */
function open(
  answer: (sent: Sent) => StubbedResponse | undefined = () => undefined,
  { address = '/admin/email', emailProvider }: { address?: string; emailProvider?: EmailProvider } = {},
) {
  return openScreen(address, {
    user: admin,
    ...(emailProvider && { emailProvider }),
    answer: (sent) => {
      const own = answer(sent)
      if (own) return own
      if (sent.path === '/api/admin/overview') return { body: anAdminOverview() }
      if (sent.path === '/api/admin/email') return { body: anEmailDelivery() }
      if (sent.path === '/api/admin/jobs/counts') return { body: emailCounts }
      if (sent.path === '/api/admin/email/outbox') return { body: [storedEmail] }
      return { body: { domain: 'example.org', records: [aDomainRecord()] } }
    },
  })
}

const findTest = async () => within(await screen.findByRole('region', { name: 'Send a test email' }))

test('the test email goes to the administrator’s own address unless they change it', async () => {
  const { sent } = open(({ method }) => (method === 'POST' ? { body: aTestedEmail() } : undefined))
  const part = await findTest()
  expect(part.getByLabelText('To')).toHaveProperty('value', admin.email)
  await userEvent.click(part.getByRole('button', { name: 'Send test email' }))
  expect(await part.findByText(/^Sent\. Look for it in the inbox of /)).toBeTruthy()
  expect(part.getByText('220 mail.example.org ESMTP')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { recipient: admin.email },
  ])
})

test('a failure says what to do, with the mail server’s own words', async () => {
  const tested = aTestedEmail({ outcome: 'failed', fault: 'signIn', error: '535 wrong password' })
  open(({ method }) => (method === 'POST' ? { body: tested } : undefined))
  const part = await findTest()
  await userEvent.click(part.getByRole('button', { name: 'Send test email' }))
  const status = within(await part.findByRole('status'))
  expect(await status.findByText(/refused the user or password/)).toBeTruthy()
  expect(status.getByText('535 wrong password')).toBeTruthy()
  // The next address is refused before it is sent: the old failure is not its.
  await userEvent.clear(part.getByLabelText('To'))
  await userEvent.type(part.getByLabelText('To'), 'nowhere')
  await userEvent.click(part.getByRole('button', { name: 'Send test email' }))
  expect(part.getByLabelText('To').getAttribute('aria-invalid')).toBe('true')
  expect(part.queryByText('535 wrong password')).toBeNull()
})

test('an address that is none is refused at its field, and nothing is sent', async () => {
  const { sent } = open()
  const part = await findTest()
  await userEvent.clear(part.getByLabelText('To'))
  await userEvent.type(part.getByLabelText('To'), 'nowhere')
  await userEvent.click(part.getByRole('button', { name: 'Send test email' }))
  expect(part.getByLabelText('To').getAttribute('aria-invalid')).toBe('true')
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

test.each([
  [
    'in.example.org',
    /^On\. People can answer messages by email\. Their replies arrive at in\.example\.org\.$/,
  ],
  [null, /^Off\. Emails about messages ask people to reply on the site\./],
])('says whether replies to messages arrive: %s', async (inboundDomain, text) => {
  open(({ path }) =>
    path === '/api/admin/email' ? { body: { ...anEmailDelivery(), inboundDomain } } : undefined,
  )
  expect(await screen.findByText(text)).toBeTruthy()
})

test('each DNS record shows its state, what is wrong, and what to add', async () => {
  open()
  const part = within(await screen.findByRole('region', { name: 'DNS records of example.org' }))
  const record = within(part.getByRole('article'))
  expect(record.getByText('Needs a change')).toBeTruthy()
  expect(record.getByText(/There is no SPF record/)).toBeTruthy()
  expect(record.getByText('v=spf1 include:_spf.google.com ~all')).toBeTruthy()
  expect(record.getByRole('button', { name: 'Copy the value of the SPF record' })).toBeTruthy()
})

test('the DKIM selectors that were typed are in the address, and are looked up', async () => {
  const { sent, router } = open()
  await userEvent.type(await screen.findByLabelText('DKIM selectors'), 's1, s2')
  await userEvent.click(screen.getByRole('button', { name: /^Look up/ }))
  await screen.findByRole('region', { name: 'DNS records of example.org' })
  const asked = sent.filter(({ path }) => path === '/api/admin/email/domain').map(({ query }) => query)
  expect(asked.at(-1)).toEqual({ selectors: 's1, s2' })
  expect(router.state.location.search).toEqual({ selectors: 's1, s2' })
})

test('a site without a mail server says so, and links to its outbox', async () => {
  const delivery = anEmailDelivery({ transport: 'outbox', server: null, showsOutbox: true })
  const tested = aTestedEmail({ outcome: 'stored' })
  open(({ path, method }) => {
    if (method === 'POST') return { body: tested }
    return path === '/api/admin/email' ? { body: delivery } : undefined
  })
  expect(await screen.findByText(/^Not sent: set SMTP_URL or MAIL_API/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the outbox' }).getAttribute('href')).toBe('/dev/outbox')
  expect(
    await screen.findByRole('link', { name: '1,200 emails stored or no longer needed in the last week' }),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Send test email' }))
  expect(
    await screen.findByText('Not sent. This site sends no email until you set SMTP_URL or MAIL_API.'),
  ).toBeTruthy()
})

test('with the API of a provider, nothing speaks of a mail server', async () => {
  const tested = aTestedEmail({ outcome: 'failed', fault: 'recipient', error: '422 not allowed' })
  open(({ method, path }) => {
    if (method === 'POST') return { body: tested }
    if (path !== '/api/admin/email') return undefined
    return { body: anEmailDelivery({ transport: 'api', server: 'https://api.example.org/v3' }) }
  })
  const part = await findTest()
  expect(await part.findByText(/show your provider’s response/)).toBeTruthy()
  await userEvent.click(part.getByRole('button', { name: 'Send test email' }))
  expect(await part.findByText(/^The mail provider refused the recipient/)).toBeTruthy()
  expect(part.getByRole('region', { name: 'API request and response' })).toBeTruthy()
  expect(screen.getByText('API URL')).toBeTruthy()
  const main = screen.getByRole('main').textContent
  expect(main.replaceAll('DNS', '')).not.toMatch(/mail server(?!’s|s)/)
})

test.each([
  [true, 'open the outbox.'],
  [false, 'look in the table “outbox” of the database.'],
])(
  'a site that emails only some people says where the other emails are: outbox %s',
  async (showsOutbox, place) => {
    const delivery = anEmailDelivery({ onlyTo: ['example.org'], showsOutbox })
    open(({ path }) => (path === '/api/admin/email' ? { body: delivery } : undefined))
    expect(
      await screen.findByText(
        `example.org (MAIL_ONLY_TO). Other emails aren’t sent. To see them and their links, ${place}`,
      ),
    ).toBeTruthy()
  },
)

test('says how many emails wait, failed and are done, each with a link to them', async () => {
  open()
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await link('3 emails are waiting')).toBe('/admin/jobs?kind=mail.send&state=waiting')
  expect(await link('2 emails failed')).toBe('/admin/jobs?kind=mail.send&state=failed')
  expect(await link('1,200 emails sent, stored or no longer needed in the last week')).toBe(
    '/admin/jobs?kind=mail.send&state=done',
  )
  expect(screen.queryByRole('region', { name: 'Emails that weren’t sent' })).toBeNull()
})

test('the links to emails have names before their numbers are known, and if these never are', async () => {
  open(({ path }) => (path === '/api/admin/jobs/counts' ? { status: 500, body: {} } : undefined))
  const names = ['Waiting emails', 'Failed emails', 'Emails of the last week']
  for (const name of names) expect(await screen.findByRole('link', { name })).toBeTruthy()
  const part = within(screen.getByRole('region', { name: 'How this site sends email' }))
  expect(part.getAllByRole('link').filter(({ textContent }) => textContent === '')).toEqual([])
})

test.each<['smtp' | 'api', EmailProvider, RegExp]>([
  ['smtp', { kind: 'unnamed' }, /says: “Our emails leave through a mail server that we chose\./],
  ['smtp', { kind: 'provider', name: 'Google' }, /says: “We send our emails through Google\./],
  ['api', { kind: 'provider', name: 'Postmark' }, /says: “We send our emails through Postmark\./],
])('shows what the privacy notice says of the transport %s, %o', async (transport, emailProvider, text) => {
  open(({ path }) => (path === '/api/admin/email' ? { body: anEmailDelivery({ transport }) } : undefined), {
    emailProvider,
  })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a search that finds no stored email says so', async () => {
  const storing = anEmailDelivery({ storesEmails: true })
  open(
    ({ path }) => {
      if (path === '/api/admin/email') return { body: storing }
      return path === '/api/admin/email/outbox' ? { body: [] } : undefined
    },
    { address: '/admin/email?q=nina' },
  )
  expect(await screen.findByRole('heading', { level: 3, name: 'No emails match' })).toBeTruthy()
})

test('lists the emails that stay in the outbox, by recipient and subject, and searches them', async () => {
  const { sent, router } = open(({ path }) =>
    path === '/api/admin/email' ? { body: anEmailDelivery({ storesEmails: true }) } : undefined,
  )
  const part = within(await screen.findByRole('region', { name: 'Emails that weren’t sent' }))
  expect(await part.findByText('maya@example.net')).toBeTruthy()
  expect(part.getByText('Verify your email')).toBeTruthy()
  expect(part.getByRole('button', { name: 'Download CSV' })).toBeTruthy()
  await userEvent.type(part.getByRole('searchbox'), 'maya')
  await userEvent.click(part.getByRole('button', { name: 'Search' }))
  expect(router.state.location.search).toEqual({ q: 'maya' })
  expect(sent.filter(({ path }) => path === '/api/admin/email/outbox').at(-1)?.query).toEqual({ q: 'maya' })
})
