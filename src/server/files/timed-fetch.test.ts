import { createServer, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { isUnsent } from './object-fault.ts'
import { makeStoreFetch } from './timed-fetch.ts'

/** A slow machine must answer within these, and one test waits for them. */
const limits = { answer: 2000, sent: 2000, piece: 2000, silence: 0, pauses: [1, 1] }

/** A store that does with the nth request what the test says, and counts them. */
async function aStore(answer: (response: ServerResponse, turn: number) => void) {
  let requests = 0
  const server = createServer({}, (request, response) => {
    requests += 1
    const turn = requests
    request.resume().once('end', () => answer(response, turn))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url, count: () => requests, close }
}

const codeOf = (asked: Promise<Response>) =>
  asked.then(
    ({ status }) => String(status),
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'another error'),
  )

test('what a store is too busy for is asked again, also after a lost connection', async () => {
  const store = await aStore((response, turn) => {
    if (turn === 1) response.writeHead(503).end()
    else if (turn === 2) response.destroy()
    else response.end('here')
  })
  const ask = makeStoreFetch(limits)
  const answer = await ask(store.url, { method: 'PUT', body: 'a file' })
  expect([await answer.text(), store.count()]).toEqual(['here', 3])
})

test('an upload that may have arrived is not reported as never sent, also if the store refuses its repetition', async () => {
  const store = await aStore((response) => {
    response.destroy()
    store.close()
  })
  const failed = await makeStoreFetch(limits)(store.url, { method: 'PUT', body: 'a file' }).then(
    () => 'stored',
    (error: unknown) => isUnsent(error),
  )
  expect([failed, store.count()]).toEqual([false, 1])
})

test('one slow request does not stop the others, and what is removed goes also during a silence', async () => {
  const store = await aStore((response, turn) => void (turn > 1 && response.end('here')))
  const ask = makeStoreFetch({ ...limits, silence: 3_600_000 })
  const slow = codeOf(ask(store.url))
  await expect.poll(() => store.count()).toBe(1)
  expect(await codeOf(ask(store.url))).toBe('200')
  expect([await slow, await codeOf(ask(store.url))]).toEqual(['ETIMEDOUT', '200'])

  const silent = await aStore(() => undefined)
  const tryAgain = makeStoreFetch({ ...limits, silence: 3_600_000 })
  expect(await codeOf(tryAgain(silent.url))).toBe('ETIMEDOUT')
  expect(await codeOf(tryAgain(silent.url, { method: 'DELETE' }))).toBe('ETIMEDOUT')
  expect(silent.count()).toBe(2)
})

test('a request that could have an effect twice is sent once', async () => {
  const store = await aStore((response) => response.writeHead(503).end())
  expect(await codeOf(makeStoreFetch(limits)(store.url, { method: 'POST' }))).toBe('503')
  expect(store.count()).toBe(1)
})

test('a store that stays busy is answered with its last status, and a refusal is not repeated', async () => {
  const busy = await aStore((response) => response.writeHead(503).end())
  expect([await codeOf(makeStoreFetch(limits)(busy.url)), busy.count()]).toEqual(['503', 3])
  const strict = await aStore((response) => response.writeHead(403).end())
  expect([await codeOf(makeStoreFetch(limits)(strict.url)), strict.count()]).toEqual(['403', 1])
})

test('after a store did not answer in time, requests fail immediately and reach it no more', async () => {
  const store = await aStore(() => undefined)
  const ask = makeStoreFetch({ ...limits, silence: 3_600_000 })
  expect(await codeOf(ask(store.url))).toBe('ETIMEDOUT')
  expect(await Promise.all([ask(store.url), ask(store.url)].map(codeOf))).toEqual(['ENOTTRIED', 'ENOTTRIED'])
  expect(store.count()).toBe(1)
})

test('once the silence is over, one request tries, and after its answer all others', async () => {
  const store = await aStore((response, turn) => void (turn > 1 && response.end('here')))
  const ask = makeStoreFetch(limits)
  expect(await codeOf(ask(store.url))).toBe('ETIMEDOUT')
  expect(await Promise.all([ask(store.url), ask(store.url)].map(codeOf))).toEqual(['200', 'ENOTTRIED'])
  expect(await Promise.all([ask(store.url), ask(store.url)].map(codeOf))).toEqual(['200', '200'])
})
