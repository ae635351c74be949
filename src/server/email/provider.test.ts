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
  ['smtps://user:secret@smtp.gmail.com', { kind: 'provider', name: 'Google' }],
  ['smtp://email-smtp.eu-west-1.amazonaws.com:587', { kind: 'provider', name: 'Amazon Web Services' }],
  ['smtps://user:secret@mail.gmx.net', { kind: 'provider', name: 'gmx.net' }],
  // Who runs a server of the site’s or the sender’s domain, in a network, or without a name is not known.
  ['smtp://mail.example.com', { kind: 'unnamed' }],
  ['smtp://mx.leeds-helps.org', { kind: 'unnamed' }],
  ['smtp://localhost:25', { kind: 'unnamed' }],
  ['smtp://mailhub', { kind: 'unnamed' }],
  ['smtp://mail.corp.internal', { kind: 'unnamed' }],
  ['smtp://10.0.0.7:25', { kind: 'unnamed' }],
  ['smtp://[::1]:25', { kind: 'unnamed' }],
])('of the mail server %s, people read only the provider or the main domain', (url, provider) => {
  expect(find({ SMTP_URL: url })).toEqual(provider)
})

test.each([
  ['ourclub@gmail.com', 'smtp.gmail.com', 'Google'],
  ['ourclub@yahoo.com', 'smtp.mail.yahoo.com', 'yahoo.com'],
  ['ourclub@gmx.net', 'mail.gmx.net', 'gmx.net'],
  ['ourclub@fastmail.com', 'smtp.fastmail.com', 'Fastmail'],
])('the provider of a free address is never the operator: %s by %s', (sender, host, name) => {
  expect(find({ MAIL_FROM: sender, SMTP_URL: `smtps://user:secret@${host}` })).toEqual({
    kind: 'provider',
    name,
  })
})

test('of an API it is the provider’s name, and without either there is none', () => {
  expect(find({ MAIL_API: 'resend', MAIL_API_TOKEN: 'x' })).toEqual({ kind: 'provider', name: 'Resend' })
  expect(find({ MAIL_API: 'postmark', MAIL_API_TOKEN: 'x' })).toEqual({ kind: 'provider', name: 'Postmark' })
  expect(find({})).toEqual({ kind: 'none' })
})
