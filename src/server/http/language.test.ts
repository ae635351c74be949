import { describe, expect, test } from 'vitest'
import { chooseLanguage, getAccount } from '#contract/accounts/settings.ts'
import { languageCookie } from '#contract/i18n/languages.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aVolunteer, expectSuccess, registrationForm } from '#tests/support/scenarios/scenario.ts'
import { decideLanguage } from './language.ts'

const offered = { languages: ['en', 'en-XA'], defaultLanguage: 'en' } as const
const server = useServer({ env: { PSEUDO_LANGUAGE: 'true' } })

const inPseudo = /^⟦.*⟧$/

describe('the language of a response', () => {
  const decide = (account: string | null, cookie: string | undefined, accepted: string | undefined) =>
    decideLanguage(
      { cookies: { [languageCookie]: cookie }, headers: { 'accept-language': accepted } },
      { language: account },
      offered,
    )

  test('is the account’s, then the device’s, then the browser’s, then the site’s', () => {
    expect(decide('en', 'en-XA', 'en-XA')).toBe('en')
    expect(decide(null, 'en', 'en-XA')).toBe('en')
    expect(decide(null, undefined, 'de, en-XA;q=0.8, en;q=0.5')).toBe('en-XA')
    expect(decide(null, undefined, 'de')).toBe('en')
    expect(decide(null, undefined, undefined)).toBe('en')
  })

  test('is never one that the site does not offer', () => {
    expect(decide('fr', 'xx', 'en-XA')).toBe('en-XA')
    expect(decide('__proto__', 'constructor', '*')).toBe('en')
    expect(decide(null, '', ',;q=x')).toBe('en')
  })

  test('words problems', async () => {
    const answer = await server.openClient().send('/api/account', { headers: { 'accept-language': 'en-XA' } })
    const { message, code } = await answer.json()
    expect([code, message]).toEqual(['unauthorized', expect.stringMatching(inPseudo)])
    const english = await server.openClient().get('/api/account')
    expect(english.body).toEqual({ message: 'Unauthorized', code: 'unauthorized' })
  })

  test('says what a call did', async () => {
    const request = async (language: string) => {
      const answer = await server.openClient().send('/api/password/forgot', {
        method: 'POST',
        headers: { 'accept-language': language, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.org' }),
      })
      return answer.json()
    }
    expect(await request('en')).toEqual({ message: 'If an account has this address, we emailed it a link' })
    expect(await request('en-XA')).toEqual({ message: expect.stringMatching(inPseudo) })
  })

  test('words what is wrong with the fields', async () => {
    const form = { firstName: '', email: 'ada@example.org', password: 'short', userType: 'volunteer' }
    const register = async (language: string) => {
      const answer = await server.openClient().send('/api/register', {
        method: 'POST',
        headers: { 'accept-language': language, 'content-type': 'application/json' },
        body: JSON.stringify(form),
      })
      const { issues } = await answer.json()
      return issues
    }
    expect(await register('en')).toEqual([
      { path: 'firstName', message: 'Required' },
      { path: 'password', message: 'Password must be at least 8 characters' },
    ])
    const worded = expect.stringMatching(inPseudo)
    expect(await register('en-XA')).toEqual([
      { path: 'firstName', message: worded },
      { path: 'password', message: worded },
    ])
  })

  test('is that of the page for a new account', async () => {
    const register = async (language: string) => {
      const client = server.openClient()
      const registered = await client.send('/api/register', {
        method: 'POST',
        headers: { 'accept-language': language, 'content-type': 'application/json' },
        body: JSON.stringify(registrationForm()),
      })
      expect(registered.status).toBe(201)
      return expectSuccess(await client.call(getAccount, {})).language
    }
    expect(await register('en-XA')).toBe('en-XA')
    expect(await register('de')).toBe('en')
  })

  test('is stored with the account, and its own until it is taken back', async () => {
    const { client, email, password } = await aVolunteer(server)
    expectSuccess(await client.call(chooseLanguage, { body: { language: 'en-XA' } }))
    expect(expectSuccess(await client.call(getAccount, {})).language).toBe('en-XA')
    expect((await client.get('/api/projects/nothing')).body.message).toMatch(inPseudo)
    expectSuccess(await client.call(chooseLanguage, { body: { language: null } }))
    expect((await client.get('/api/projects/nothing')).body.message).not.toMatch(inPseudo)
    // Signing in on a device in another language leaves the account without one.
    const headers = { 'accept-language': 'en-XA', 'content-type': 'application/json' }
    const body = JSON.stringify({ email, password })
    const signedIn = await server.openClient().send('/api/login', { method: 'POST', headers, body })
    expect(signedIn.status).toBe(200)
    expect(expectSuccess(await client.call(getAccount, {})).language).toBeNull()
    const refused = await client.put('/api/account/language', { language: 'klingon' })
    expect([refused.status, refused.body.issues[0].path]).toEqual([422, 'language'])
  })
})

describe('a page', () => {
  test('has the reader’s language, direction and texts', async () => {
    const english = await (await server.openClient().send('/browse', {})).text()
    expect(english).toContain('<html lang="en" dir="ltr"')
    const headers = { 'accept-language': 'en-XA' }
    const response = await server.openClient().send('/browse', { headers })
    const html = await response.text()
    expect(response.headers.get('content-language')).toBe('en-XA')
    expect(html).toContain('<html lang="en-XA" dir="rtl"')
    expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(/⟦/)
  })

  test('is rendered in two languages at the same time without mixing them', async () => {
    const languages = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? 'en' : 'en-XA'))
    const client = server.openClient()
    const pages = await Promise.all(
      languages.map(async (language, index) => {
        // A page that waits too long for its turn is sent without its content, and asked for again.
        for (;;) {
          const response = await client.send(`/browse?search=${index}`, {
            headers: { 'accept-language': language },
          })
          const html = await response.text()
          const [, markup = ''] = /<div id="root">([\s\S]*)<\/div>\s*<script/.exec(html) ?? []
          const [hasEnglish, hasPseudo] = [/Browse Projects/.test(markup), /⟦/.test(markup)]
          if (hasEnglish || hasPseudo) return { language, hasEnglish, hasPseudo }
        }
      }),
    )
    for (const { language, hasEnglish, hasPseudo } of pages) {
      expect([hasEnglish, hasPseudo]).toEqual([language === 'en', language !== 'en'])
    }
  })
})
