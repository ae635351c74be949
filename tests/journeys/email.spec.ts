import { createTransport } from 'nodemailer'
import { register, signInByCall } from '#tests/support/calls/calls.ts'
import { aBounce } from '#tests/support/email/inbound.ts'
import { startMailServer, type MailServer } from '#tests/support/email/mail-server.ts'
import { startDnsServer, type DnsServer } from '#tests/support/running/dns-server.ts'
import { expect, expectAccessibleAtEveryWidth, test as base } from '#tests/support/running/journey.ts'
import { findPort } from '#tests/support/running/ports.ts'

type Servers = { mail: MailServer; dns: DnsServer; inboundPort: number }

/** A product with a real mail server and a real DNS server. */
const test = base.extend<object, { servers: Servers }>({
  servers: [
    async ({ browserName: _ }, use) => {
      const mail = await startMailServer()
      const dns = await startDnsServer({
        texts: { 'example.org': [['v=spf1 mx +all']], '_dmarc.example.org': [['v=DMARC1; p=reject']] },
      })
      await use({ mail, dns, inboundPort: await findPort() })
      await mail.close()
      await dns.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ servers: { mail, dns, inboundPort } }, use) =>
      use({
        SMTP_URL: mail.url,
        DNS_SERVERS: dns.address,
        INBOUND_MAIL_DOMAIN: 'in.example.org',
        INBOUND_SMTP_PORT: String(inboundPort),
      }),
    { scope: 'worker' },
  ],
})

test('an administrator of the demo data reaches no one by a test email, and reads what to add to the DNS', async ({
  page,
  servers,
}) => {
  await signInByCall(page, 'admin')
  await page.goto('/admin/email')
  const part = page.getByRole('region', { name: 'Send a test email' })
  await part.getByLabel('To').fill('ruth@example.net')
  await part.getByRole('button', { name: 'Send test email' }).click()
  // The administrator of the demo data: demo accounts send no one an email. What a mail server says is in email.test.tsx.
  await expect(part.getByText(/Not sent to ruth@example\.net\. It is in the outbox/)).toBeVisible()
  expect(servers.mail.received.filter(({ to }) => to.includes('ruth@example.net'))).toEqual([])

  const records = page.getByRole('region', { name: 'DNS records of example.org' })
  await expect(records.getByText(/anyone may send as you/)).toBeVisible()
  await expect(records.getByText('v=spf1 mx ~all').first()).toBeVisible()
  await page.getByLabel('DKIM selectors').fill('s1')
  await page.getByRole('button', { name: /^Look up/ }).click()
  await expect(records.getByText('There is no key for this selector.')).toBeVisible()
  await expect(page).toHaveURL(/selectors=s1/)
  await expectAccessibleAtEveryWidth(page)
})

test('a person whose emails bounce sees a notice on every page until they say that their address works', async ({
  page,
  servers,
}, { retry }) => {
  const email = `bouncing${retry}@example.net`
  await register(page, { email, firstName: 'Robin', type: 'Skilled Volunteer' })
  const findSender = () => servers.mail.received.find(({ to }) => to.includes(email))?.from
  await expect.poll(findSender).toMatch(/^bounce\+[a-z0-9]+@in\.example\.org$/)
  const sender = findSender() ?? ''
  const transport = createTransport({ host: '127.0.0.1', port: servers.inboundPort, ignoreTLS: true })
  await transport.sendMail({ envelope: { from: '', to: [sender] }, raw: aBounce(sender) })

  await page.goto('/browse-projects')
  const notice = page.getByRole('region', { name: 'Your email doesn’t work' })
  await expect(notice).toContainText(email)
  await expectAccessibleAtEveryWidth(page)
  await notice.getByRole('link', { name: 'Change your email' }).click()
  await expect(page).toHaveURL(/\/profile\?tab=settings/)
  await notice.getByRole('button', { name: 'It works, send again' }).click()
  await expect(notice).toHaveCount(0)
})
