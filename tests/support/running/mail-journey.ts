/** Journeys on a product that sends its emails to a mail server, by SMTP. */
import { startMailServer, type MailServer } from '#tests/support/email/mail-server.ts'
import { test as base } from './journey.ts'

export const test = base.extend<object, { mail: MailServer }>({
  mail: [
    async ({ browserName: _ }, use) => {
      const mail = await startMailServer()
      await use(mail)
      await mail.close()
    },
    { scope: 'worker' },
  ],
  settings: [({ mail }, use) => use({ SMTP_URL: mail.url }), { scope: 'worker' }],
})

/** The emails to an address, as mail programs decode them. */
export const listEmailTexts = (mail: MailServer, address: string): string[] =>
  mail.received
    .filter(({ to }) => to[0] === address)
    .map(({ raw }) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))
