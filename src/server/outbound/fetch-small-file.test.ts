import { describe, expect, test } from 'vitest'
import { proofPath } from '#domain/authority/authority.ts'
import { useWebsite } from '#tests/support/running/website.ts'
import { isPublicAddress } from './addresses.ts'
import { publicInternet, type Outbound } from './outbound.ts'
import { fetchSmallFile } from './fetch-small-file.ts'

const site = useWebsite()
const address = `https://harbor-light.org${proofPath}`
const read = (outbound: Partial<Outbound> = {}, url = address) =>
  fetchSmallFile({ ...site.outbound, ...outbound }, url)

/** As in production: the addresses in the DNS answer are checked. */
const guarded = { mayConnect: publicInternet.mayConnect }
const leadsTo = (...addresses: string[]) => ({
  ...guarded,
  resolve: async () => addresses.map((each) => ({ address: each, family: each.includes(':') ? 6 : 4 })),
})

describe('S8 requests to servers outside the public internet', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    'fd00::1',
    'fe80::1',
    'fe80::1%lo',
    'ff02::1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '3fff::1',
    'localhost',
    '0x7f.1',
    '2130706433',
    '',
  ])('no connection is made if the name resolves to %s', async (hostile) => {
    expect(await read(leadsTo(hostile))).toEqual({ failure: 'not_public' })
    // One public address among them does not help, because any of them might be used.
    expect(await read(leadsTo('93.184.215.14', hostile))).toEqual({ failure: 'not_public' })
    expect(site.connections).toBe(0)
  })

  test.each([
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://0177.0.0.1/x',
    'https://127.1/x',
    'https://①②⑦.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://harbor-light.org./x',
    'https://somebody@harbor-light.org/x',
    'https://harbor-light.org:8443/x',
    'http://harbor-light.org/x',
    'file:///etc/passwd',
  ])('no connection is made to the address %s', async (url) => {
    expect(await read({ mayConnect: () => true }, url)).toEqual({ failure: 'not_public' })
    expect(site.connections).toBe(0)
  })

  test('a name is resolved once, and the connection uses the addresses that were checked', async () => {
    const answers = ['127.0.0.1', '10.0.0.1']
    let questions = 0
    site.answer((_, response) => void response.end('here'))
    // This test may connect to the first address, as if it were public. The check refuses any other.
    const outbound = {
      mayConnect: (each: string) => each === '127.0.0.1' || isPublicAddress(each),
      resolve: async () => [{ address: answers[questions++] ?? '', family: 4 }],
    }
    expect(await read(outbound, 'https://a-name-that-is-nowhere.org/x')).toEqual({ text: 'here' })
    expect([questions, site.connections]).toEqual([1, 1])
  })

  test.each([
    ['another website', 'https://elsewhere.org/x'],
    ['this machine', `https://127.0.0.1${proofPath}`],
    ['another file', 'https://harbor-light.org/open-redirect'],
    ['an unencrypted one', `http://harbor-light.org${proofPath}`],
    ['another port', `https://harbor-light.org:8443${proofPath}`],
    ['nowhere', 'https://['],
  ])('no website can redirect the request to %s', async (_, location) => {
    site.answer((__, response) => void response.writeHead(302, { location }).end())
    expect(await read()).toEqual({ failure: 'redirected' })
    expect(site.connections).toBe(1)
  })

  test('the new name after an allowed redirect is checked as well', async () => {
    const location = `https://www.harbor-light.org${proofPath}`
    site.answer((_, response) => void response.writeHead(301, { location }).end())
    const outbound = {
      mayConnect: (each: string) => each === '127.0.0.1',
      resolve: async (host: string) => [
        { address: host.startsWith('www.') ? '10.0.0.1' : '127.0.0.1', family: 4 },
      ],
    }
    expect(await read(outbound)).toEqual({ failure: 'not_public' })
    expect(site.connections).toBe(1)
  })
})

test('connections to addresses of the public internet are allowed', () => {
  const given = [
    '93.184.215.14',
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ]
  expect(given.filter((each) => !isPublicAddress(each))).toEqual([])
})

describe('fetching a small file from a website', () => {
  test('a small file is fetched with or without "www."', async () => {
    const location = `https://www.harbor-light.org${proofPath}`
    site.answer(({ headers }, response) => {
      if (headers.host?.startsWith('www.')) response.end('here it is\n')
      else response.writeHead(308, { location }).end()
    })
    expect(await read()).toEqual({ text: 'here it is\n' })
    expect(site.asked).toEqual([`harbor-light.org${proofPath}`, `www.harbor-light.org${proofPath}`])
  })

  test('a fetch stops at a timeout, a redirect loop or a large file', async () => {
    site.answer(() => undefined)
    expect(await read({ timeoutMs: 50 })).toEqual({ failure: 'timed_out' })
    expect(await read({ timeoutMs: 50, resolve: () => new Promise(() => undefined) })).toEqual({
      failure: 'timed_out',
    })
    site.answer((_, response) => void response.writeHead(302, { location: proofPath }).end())
    expect(await read()).toEqual({ failure: 'redirected' })
    site.answer((_, response) => {
      // It never ends.
      const more = () => void response.write('x'.repeat(1024), (error) => (error ? undefined : more()))
      more()
    })
    expect(await read()).toEqual({ failure: 'too_large' })
  })

  test('a file with any other status, or a compressed one, counts as missing', async () => {
    expect(await read()).toEqual({ failure: 'not_there' })
    site.answer((_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'))
    expect(await read()).toEqual({ failure: 'not_there' })
  })

  test('a failed fetch gives one of our own reasons: unknown name, no server, no certificate', async () => {
    const failing = (code: string) => ({
      resolve: () => Promise.reject(Object.assign(new Error('no'), { code })),
    })
    expect(await read(failing('ENOTFOUND'))).toEqual({ failure: 'name_unknown' })
    expect(await read({ resolve: async () => [] })).toEqual({ failure: 'name_unknown' })
    // Port 1 of this machine, where nothing listens.
    expect(await read({ port: 1 })).toEqual({ failure: 'unreachable' })
    // The product asks for HTTPS, which this server does not speak.
    expect(await read({ request: publicInternet.request })).toEqual({ failure: 'no_https' })
  })
})
