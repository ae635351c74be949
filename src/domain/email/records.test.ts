import { describe, expect, test } from 'vitest'
import { checkDkim } from './dkim.ts'
import { checkDmarc } from './dmarc.ts'
import { checkMx } from './mx.ts'
import { rateRecord } from './records.ts'
import { checkSpf } from './spf.ts'

const name = 'volunteers.example.org'
const spf = (records: string[][], host: string | null = 'smtp.gmail.com') => checkSpf(records, { name, host })

describe('the SPF record of a domain', () => {
  test.each([
    ['as Google asks for it', [['v=spf1 include:_spf.google.com ~all']]],
    ['in upper case', [['V=SPF1 INCLUDE:_SPF.GOOGLE.COM -ALL']]],
    ['in several strings', [['v=spf1 include:_spf.goo', 'gle.com -all']]],
    [
      'among other TXT records',
      [['google-site-verification=abc'], ['v=spf1 include:_spf.google.com -all'], ['v=spf10']],
    ],
    ['with networks', [['v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 a mx/24 include:_spf.google.com ~all']]],
    ['with a plus', [['v=spf1 +include:_spf.google.com -all']]],
    ['as a redirect', [['v=spf1 redirect=_spf.google.com']]],
    ['with macros', [['v=spf1 exists:%{i}._spf.mta.example.org include:_spf.google.com -all']]],
  ])('is fine %s', (_, records) => {
    expect(spf(records)).toEqual({ findings: ['spfFine'], suggestion: null })
  })

  test('is missing, and the record to add includes the provider of the mail server', () => {
    expect(spf([['v=DMARC1; p=none']])).toEqual({
      findings: ['spfMissing'],
      suggestion: { type: 'TXT', name, value: 'v=spf1 include:_spf.google.com ~all' },
    })
  })

  test('is missing, and an unknown mail server is named itself', () => {
    expect(spf([], 'mail.example.org')).toEqual({
      findings: ['spfMissing', 'spfAskProvider'],
      suggestion: { type: 'TXT', name, value: 'v=spf1 a:mail.example.org ~all' },
    })
  })

  test.each([
    ['192.0.2.7', 'ip4:192.0.2.7'],
    ['2001:db8::7', 'ip6:2001:db8::7'],
    ['127.0.0.1', 'mx'],
    ['localhost', 'mx'],
    ['10.0.0.5', 'mx'],
    ['172.31.0.5', 'mx'],
    ['172.32.0.5', 'ip4:172.32.0.5'],
    ['192.168.1.2', 'mx'],
    ['fd00::5', 'mx'],
    ['mailserver', 'mx'],
    ['mail.internal', 'mx'],
  ])('names the mail server %s as %s', (host, source) => {
    expect(spf([], host).suggestion?.value).toBe(`v=spf1 ${source} ~all`)
  })

  test('may exist once only: the suggestion has the sources of both', () => {
    expect(spf([['v=spf1 include:_spf.google.com ~all'], ['v=spf1 mx -all']])).toMatchObject({
      findings: ['spfSeveral'],
      mistakes: ['v=spf1 include:_spf.google.com ~all', 'v=spf1 mx -all'],
      suggestion: { value: 'v=spf1 include:_spf.google.com mx ~all' },
    })
  })

  test.each([
    ['+all', 'spfAllowsAll', 'v=spf1 include:_spf.google.com ~all'],
    ['all', 'spfAllowsAll', 'v=spf1 include:_spf.google.com ~all'],
    ['?all', 'spfNeutral', 'v=spf1 include:_spf.google.com ~all'],
    ['', 'spfNoEnd', 'v=spf1 include:_spf.google.com ~all'],
    ['-all mx', 'spfAfterEnd', 'v=spf1 include:_spf.google.com mx -all'],
  ])('that ends in "%s" gets a warning and a better record', (end, finding, value) => {
    const { findings, mistakes, suggestion } = spf([[`v=spf1 include:_spf.google.com ${end}`.trim()]])
    expect([findings, suggestion?.value]).toEqual([[finding], value])
    // Of "-all mx", receivers ignore what comes after.
    expect(mistakes).toEqual(end === '' ? undefined : [end.replace('-all ', '')])
  })

  test.each([
    ['v=spf1 include: ~all', ['include:']],
    ['v=spf1 ipv4:192.0.2.1 mx/foo ~all', ['ipv4:192.0.2.1', 'mx/foo']],
    ['v=spf1 include:a.example, mx ~all', ['include:a.example,']],
    ['v=spf1 -redirect=a.example', ['-redirect=a.example']],
  ])('with a mistake is refused by receivers, which is named: %s', (record, mistakes) => {
    expect(spf([[record]])).toEqual({ findings: ['spfSyntax'], mistakes, suggestion: null })
  })

  test('without the provider of the mail server gets it added before its end', () => {
    expect(spf([['v=spf1 mx -all']])).toMatchObject({
      findings: ['spfProviderMissing'],
      suggestion: { value: 'v=spf1 mx include:_spf.google.com -all' },
    })
  })

  test('is up to the provider if emails leave by its API', () => {
    expect(checkSpf([], { name, host: null, isProvider: true })).toEqual({
      findings: ['spfMissing', 'spfAskProvider'],
      suggestion: { type: 'TXT', name, value: null },
    })
  })

  test('may redirect to another record', () => {
    expect(spf([['v=spf1 redirect=_spf.example.net']], null).findings).toEqual(['spfFine'])
  })

  test('may cost ten lookups', () => {
    const includes = Array.from({ length: 11 }, (_, index) => `include:s${index}.example.net`).join(' ')
    expect(spf([[`v=spf1 ${includes} ~all`]], null)).toEqual({
      findings: ['spfTooManyLookups'],
      mistakes: ['include:s10.example.net'],
      suggestion: null,
    })
  })
})

/** Base64 as long as a public key of 2,048 and of 1,024 bits. */
const [long, short] = ['A'.repeat(392), 'A'.repeat(216)]
const dkimAt = { name: `s1._domainkey.${name}` }
const dkim = (records: string[][]) => checkDkim(records, dkimAt).findings

describe('the mistakes of a DMARC record', () => {
  test.each([
    ['v=DMARC1; p=nothing', ['p=nothing']],
    ['v=DMARC1; none; p=reject', ['none']],
    ['v=DMARC1; pct=200; adkim=x', ['pct=200', 'adkim=x']],
  ])('are named: %s', (record, mistakes) => {
    const at = { name: `_dmarc.${name}`, contact: 'hello@example.org', inherited: false }
    expect(checkDmarc([[record]], at)).toMatchObject({ findings: ['dmarcInvalid'], mistakes })
  })
})

describe('the DKIM record of a selector', () => {
  test.each([
    ['in several strings', [[`v=DKIM1; k=rsa; p=${long.slice(0, 200)}`, long.slice(200)]]],
    ['without a version', [[`k=rsa;p=${long};`]]],
    ['with spaces in the key', [[`v=DKIM1; p=${long.slice(0, 64)} ${long.slice(64)}`]]],
    ['with an Ed25519 key', [[`v=DKIM1; k=ed25519; p=${'A'.repeat(43)}=`]]],
  ])('is fine %s', (_, records) => {
    expect(dkim(records)).toEqual(['dkimFine'])
  })

  test.each([
    [[], ['dkimMissing']],
    [[['v=spf1 -all']], ['dkimInvalid']],
    [[['v=DKIM1; p=']], ['dkimRevoked']],
    [[[`v=dkim1; p=${long}`]], ['dkimInvalid']],
    [[[`v=DKIM1; k=dsa; p=${long}`]], ['dkimKeyType']],
    [[['v=DKIM1; k=rsa']], ['dkimInvalid']],
    [[[`v=DKIM1; p="${long}"`]], ['dkimInvalid']],
    [[[`v=DKIM1; p=${'A'.repeat(124)}`]], ['dkimWeak']],
    [[[`v=DKIM1; p=${short}`]], ['dkimShort']],
    [[[`v=DKIM1; t=y; p=${long}`]], ['dkimTesting']],
    [[[`v=DKIM1; p=${long}`], [`v=DKIM1; p=${long}`]], ['dkimSeveral']],
  ])('%j is %j', (records, findings) => {
    expect(dkim(records)).toEqual(findings)
  })

  test('to add has the selector’s name and a value that only the provider knows', () => {
    expect(checkDkim([], dkimAt).suggestion).toEqual({ type: 'TXT', name: dkimAt.name, value: null })
  })
})

const dmarc = (records: string[][], inherited = false) =>
  checkDmarc(records, { name: `_dmarc.${name}`, contact: 'hello@example.org', inherited })

describe('the DMARC record of a domain', () => {
  test.each([
    [[['v=DMARC1; p=reject; rua=mailto:d@example.org']], ['dmarcFine']],
    [[['V=DMARC1;P=QUARANTINE;RUA=mailto:d@example.org;']], ['dmarcFine']],
    [[['v=dmarc1; p=reject; rua=mailto:d@example.org']], ['dmarcInvalid']],
    [[['v=DMARC1; p=reject; rua=']], ['dmarcNoReports']],
    [[['v=DMARC1; p=none; ', 'rua=mailto:d@example.org']], ['dmarcWatchesOnly']],
    [[['v=DMARC1; p=reject']], ['dmarcNoReports']],
    [[['v=DMARC1; p=reject; pct=20; rua=mailto:d@example.org']], ['dmarcPartial']],
    [[], ['dmarcMissing']],
    [[['v=DMARC1; p=reject'], ['v=DMARC1; p=none']], ['dmarcSeveral']],
    [[['v=DMARC1; p=strict']], ['dmarcInvalid']],
    [[['v=DMARC1; rua=mailto:d@example.org']], ['dmarcInvalid']],
  ])('%j is %j', (records, findings) => {
    expect(dmarc(records).findings).toEqual(findings)
  })

  test('of the main domain also holds for its subdomains, with their own policy if it has one', () => {
    const record = 'v=DMARC1; p=reject; sp=none; rua=mailto:d@example.org'
    expect(dmarc([[record]], true).findings).toEqual(['dmarcInherited', 'dmarcWatchesOnly'])
  })

  test('to add asks for reports to the contact address', () => {
    expect(dmarc([]).suggestion?.value).toBe('v=DMARC1; p=none; rua=mailto:hello@example.org')
    expect(dmarc([['v=DMARC1; p=reject; rua=; pct=100']]).suggestion?.value).toBe(
      'v=DMARC1; p=reject; pct=100; rua=mailto:hello@example.org',
    )
    expect(dmarc([['v=DMARC1; p=reject;']]).suggestion?.value).toBe(
      'v=DMARC1; p=reject; rua=mailto:hello@example.org',
    )
  })
})

test('a DMARC record asks for reports at its own domain if the contact is elsewhere, which needs a mailbox', () => {
  const at = { name: '_dmarc.demo.test', contact: 'hello@example.org', inherited: false }
  expect(checkDmarc([], at)).toEqual({
    findings: ['dmarcMissing', 'dmarcPostmaster'],
    suggestion: { type: 'TXT', name: at.name, value: 'v=DMARC1; p=none; rua=mailto:postmaster@demo.test' },
  })
  expect(checkDmarc([['v=DMARC1; p=reject']], at).findings).toEqual(['dmarcNoReports', 'dmarcPostmaster'])
  expect(checkDmarc([['v=DMARC1; p=reject; rua=mailto:d@demo.test']], at).findings).toEqual(['dmarcFine'])
})

test('the MX record of a domain says where its emails go, unless it takes none', () => {
  const at = { name: 'bounces.example.org', host: name }
  const add = { type: 'MX', name: 'bounces.example.org', value: `10 ${name}.` }
  expect(checkMx([], at)).toEqual({ findings: ['mxMissing'], suggestion: add })
  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    expect(checkMx([], { ...at, host })).toEqual({
      findings: ['mxMissing', 'mxHostUnset'],
      suggestion: null,
    })
  expect(checkMx([{ exchange: '', priority: 0 }], at).findings).toEqual(['mxNull'])
  expect(checkMx([{ exchange: name, priority: 10 }], at)).toEqual({ findings: ['mxFine'], suggestion: null })
})

test('the worst finding is the state of a record', () => {
  expect(rateRecord(['spfAskProvider', 'spfMissing'])).toBe('fail')
  expect(rateRecord(['dmarcInherited', 'dmarcNoReports'])).toBe('warn')
  expect(rateRecord(['noAnswer'])).toBe('unknown')
  expect(rateRecord([])).toBe('ok')
})
