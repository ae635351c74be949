import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkEmailDomain, getEmailDelivery } from '#contract/email/email.ts'
import { loadConfig } from '#server/config/config.ts'
import { createDns } from '#server/outbound/dns.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { startDnsServer, type DnsServer } from '#tests/support/running/dns-server.ts'
import { useServer } from '#tests/support/running/server.ts'
import { checkDomain } from './domain-checks.ts'

const key = 'A'.repeat(392)
let dns: DnsServer
beforeAll(async () => {
  dns = await startDnsServer({
    texts: {
      'good.example.org': [['v=spf1 include:_spf.google.com -all'], ['some-verification=1']],
      // A key is longer than one string of the DNS may be.
      's1._domainkey.good.example.org': [[`v=DKIM1; k=rsa; p=${key.slice(0, 200)}`, key.slice(200)]],
      '_dmarc.good.example.org': [['v=DMARC1; p=reject; rua=mailto:d@example.org']],
      '_dmarc.example.net': [['v=DMARC1; p=reject; sp=quarantine; rua=mailto:d@example.net']],
    },
    silent: ['silent.example.org'],
  })
})
afterAll(() => dns.close())

function check(mailFrom: string, selectors: string[] = [], settings: Record<string, string> = {}) {
  const config = loadConfig({
    MAIL_FROM: mailFrom,
    SMTP_URL: 'smtps://user:secret@smtp.gmail.com',
    DNS_SERVERS: dns.address,
    DKIM_SELECTORS: 's1',
    ...settings,
  })
  return checkDomain({ config, dns: createDns(config) }, selectors)
}

describe('the DNS records of the sender’s domain', () => {
  test('are looked up at a real DNS server, those of the selectors in the settings too', async () => {
    const { domain, records } = await check('hello@Good.example.org')
    expect(domain).toBe('good.example.org')
    expect(records.map(({ kind, name, state, findings }) => [kind, name, state, findings])).toEqual([
      ['spf', 'good.example.org', 'ok', ['spfFine']],
      ['dkim', 's1._domainkey.good.example.org', 'ok', ['dkimFine']],
      ['dmarc', '_dmarc.good.example.org', 'ok', ['dmarcFine']],
    ])
    expect(records[0]?.found).toEqual(['v=spf1 include:_spf.google.com -all'])
    expect(records[1]?.found).toEqual([`v=DKIM1; k=rsa; p=${key}`])
  })

  test('come with what to add if they are missing', async () => {
    const { records } = await check('hello@new.example.org', ['k2'])
    expect(
      records.map(({ findings, suggestion }) => [findings, suggestion?.name, suggestion?.value]),
    ).toEqual([
      [['spfMissing'], 'new.example.org', 'v=spf1 include:_spf.google.com ~all'],
      [['dkimMissing'], 'k2._domainkey.new.example.org', null],
      [['dmarcMissing'], '_dmarc.new.example.org', 'v=DMARC1; p=none; rua=mailto:hello@example.org'],
    ])
  })

  test('take the DMARC policy of the main domain if a subdomain has none', async () => {
    const { records } = await check('hello@mail.example.net')
    expect(records.at(-1)).toMatchObject({
      name: '_dmarc.example.net',
      state: 'ok',
      findings: ['dmarcInherited', 'dmarcFine'],
    })
  })

  test('warn if bounces come back to another main domain, where SPF does not count for the sender', async () => {
    const bounces = { INBOUND_MAIL_DOMAIN: 'good.example.org', INBOUND_SMTP_PORT: '0' }
    const findingsOf = async (mailFrom: string, settings: Record<string, string> = bounces) =>
      (await check(mailFrom, [], settings)).records
        .filter(({ kind, name }) => kind === 'spf' && name === 'good.example.org')
        .map(({ state, findings }) => [state, findings])
    expect(await findingsOf('hello@example.net')).toEqual([['warn', ['spfFine', 'spfNotAligned']]])
    expect(await findingsOf('hello@other.example.org')).toEqual([['ok', ['spfFine']]])
    // A provider's API has its own sender in the envelope.
    const api = { ...bounces, SMTP_URL: '', MAIL_API: 'postmark', MAIL_API_TOKEN: 'x' }
    expect(await findingsOf('hello@example.net', api)).toEqual([])
  })

  test('are unknown, not missing, if the DNS does not answer', async () => {
    const { records } = await check('hello@silent.example.org')
    expect(records[0]).toMatchObject({
      kind: 'spf',
      state: 'unknown',
      findings: ['noAnswer'],
      suggestion: null,
    })
  })
})

const server = useServer({
  env: { SMTP_URL: 'smtps://user:s3cret-word@mail.example.org:465', MAIL_ONLY_TO: '@staff.example.org' },
})

test('administrators read how emails leave, without the user and password of the mail server', async () => {
  const admin = await anAdministrator(server)
  const delivery = expectSuccess(await admin.client.call(getEmailDelivery, {}))
  expect(delivery).toEqual({
    transport: 'smtp',
    server: 'smtps://mail.example.org:465',
    sender: 'hello@example.org',
    replyTo: 'hello@example.org',
    onlyTo: ['@staff.example.org'],
    inboundDomain: null,
    bounced: 0,
    storesEmails: true,
    showsOutbox: true,
  })
})

test('a selector that is no part of a host name is refused', async () => {
  const admin = await anAdministrator(server)
  for (const selectors of ['a b!', 'x'.repeat(64), '1,2,3,4,5,6']) {
    expect((await admin.client.call(checkEmailDomain, { query: { selectors } })).status).toBe(422)
  }
})
