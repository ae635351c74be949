import { expect, test } from 'vitest'
import { useWebsite } from '#tests/support/running/website.ts'
import { requestGuarded, type GuardedRequest } from './guarded-request.ts'
import { publicInternet } from './outbound.ts'

const site = useWebsite()
const post: GuardedRequest = {
  method: 'POST',
  url: new URL('https://harbor-light.org/hooks?id=7'),
  headers: { 'content-type': 'application/json' },
  body: '{"event":"accepted"}',
  maxBytes: 10,
}

test('a guarded request sends its body to the path with its query, and returns the answer', async () => {
  let received = ''
  site.answer((request, response) => {
    request.on('data', (part: Buffer) => (received += part.toString()))
    request.on('end', () => void response.writeHead(202, { 'x-hook': 'taken' }).end('thanks'))
  })
  expect(await requestGuarded(site.outbound, post)).toMatchObject({
    status: 202,
    headers: { 'x-hook': 'taken' },
    body: Buffer.from('thanks'),
  })
  expect([site.asked, received]).toEqual([['harbor-light.org/hooks?id=7'], '{"event":"accepted"}'])
})

test('a guarded request reads no more of an answer than its limit, and nothing that its caller does not want', async () => {
  site.answer((_, response) => void response.end('a long answer'))
  expect(await requestGuarded(site.outbound, post)).toMatchObject({ status: 200, body: null })
  const wanted = { ...post, maxBytes: 100, isRead: () => false }
  expect(await requestGuarded(site.outbound, wanted)).toMatchObject({ status: 200, body: null })
})

test('a guarded request follows no redirect', async () => {
  const location = 'https://127.0.0.1/admin'
  site.answer((_, response) => void response.writeHead(307, { location }).end())
  expect(await requestGuarded(site.outbound, post)).toMatchObject({ status: 307, headers: { location } })
  expect(site.connections).toBe(1)
})

test('a guarded request connects to no server outside the public internet', async () => {
  const guarded = { ...site.outbound, mayConnect: publicInternet.mayConnect }
  expect(await requestGuarded(guarded, post)).toEqual({ failure: 'not_public' })
  expect(site.connections).toBe(0)
})
