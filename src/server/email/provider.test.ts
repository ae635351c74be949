import { expect, test } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { findEmailProvider } from './provider.ts'

const find = (settings: Record<string, string>) =>
  findEmailProvider(
    loadConfig({
      PUBLIC_URL: 'https://volunteers.example.com',
      MAIL_FROM: 'hello@leeds-helps.org',
      ...settings,
    }),
  )

test.each([
  ['smtps://user:secret@smtp.gmail.com', { kind: 'provider', name: 'gmail.com' }],
  ['smtp://email-smtp.eu-west-1.amazonaws.com:587', { kind: 'provider', name: 'amazonaws.com' }],
  // A server of the site’s or the sender’s own domain, in its own network, or of no name at all.
  ['smtp://mail.example.com', { kind: 'own' }],
  ['smtp://mx.leeds-helps.org', { kind: 'own' }],
  ['smtp://localhost:25', { kind: 'own' }],
  ['smtp://mailhub', { kind: 'own' }],
  ['smtp://mail.corp.internal', { kind: 'own' }],
  ['smtp://10.0.0.7:25', { kind: 'own' }],
  ['smtp://[::1]:25', { kind: 'own' }],
])('of the mail server %s, people read only the main domain, if it is another one’s', (url, provider) => {
  expect(find({ SMTP_URL: url })).toEqual(provider)
})

test('of an API it is the provider’s name, and without either there is none', () => {
  expect(find({ MAIL_API: 'resend', MAIL_API_TOKEN: 'x' })).toEqual({ kind: 'provider', name: 'Resend' })
  expect(find({ MAIL_API: 'postmark', MAIL_API_TOKEN: 'x' })).toEqual({ kind: 'provider', name: 'Postmark' })
  expect(find({})).toEqual({ kind: 'none' })
})
