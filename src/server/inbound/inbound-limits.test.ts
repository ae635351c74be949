/** What strangers can make the product do who connect to its port for emails, or call the webhook. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { createSharedContext } from '#server/shared-context.ts'
import { withoutLimits } from '#tests/support/checks/limits.ts'
import { aBounce } from '#tests/support/email/inbound.ts'
import { aSecondApp } from '#tests/support/running/second-app.ts'
import { useServer } from '#tests/support/running/server.ts'
import { startInboundServer, type InboundServer } from './listener.ts'
import { makeBounceAddress } from './bounce-address.ts'

const secret = 's'.repeat(32)
const settings = {
  SECRETS: `v1:${'k'.repeat(40)}`,
  INBOUND_MAIL_DOMAIN: 'in.example.org',
  INBOUND_SMTP_PORT: '0',
}
const server = useServer({ env: settings })
const config = loadConfig(settings)
const log = () => undefined
let queries = 0

async function listen(limits?: { connectionMs: number }): Promise<InboundServer> {
  const { db } = server.database
  const counting = new Proxy(db, {
    get(target, name, receiver) {
      if (name === 'select') queries += 1
      return Reflect.get(target, name, receiver)
    },
  })
  const started = await startInboundServer(
    { ...createSharedContext({ config, database: { ...server.database, db: counting } }, log), log },
    limits,
  )
  if (!started) throw new Error('the settings ask for a listener')
  return started
}
let inbound: InboundServer
beforeAll(async () => {
  inbound = await listen()
})
afterAll(() => inbound.close())

function open({ port }: InboundServer): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

/** Says each command after the answer to the one before; returns the first word of each answer. */
async function converse(commands: readonly string[]): Promise<string[]> {
  const socket = open(inbound)
  const answers: string[] = []
  const rest = [...commands]
  for await (const line of createInterface(socket)) {
    if (line[3] === '-') continue
    answers.push(line.slice(0, 3))
    const next = rest.shift()
    if (next === undefined) break
    socket.write(`${next}\r\n`)
  }
  socket.destroy()
  return answers
}

test('a connection ends after five unknown recipients, and none of them reaches the database', async () => {
  const old = makeBounceAddress(config, {
    userId: '00000000-0000-4000-8000-00000000000a',
    email: 'ruth@example.net',
    now: new Date(Date.now() - 15 * 24 * 3_600_000),
  })
  const junk = [
    'a@in.example.org',
    'bounce+x@in.example.org',
    `bounce+1${'z'.repeat(58)}@in.example.org`,
    old,
  ]
  const recipients = [...junk, 'b@example.com', 'c@example.com'].map((each) => `RCPT TO:<${each}>`)
  queries = 0
  const answers = await converse(['EHLO x', 'MAIL FROM:<>', ...recipients])
  expect(answers.join(' ')).toBe('220 250 250 550 550 550 550 421')
  expect(queries).toBe(0)
})

test('five connections of one address are taken, the sixth is ended', async () => {
  const taken: Socket[] = []
  for (let count = 0; count < 5; count += 1) {
    const socket = open(inbound)
    taken.push(socket)
    const [greeting] = await once(socket, 'data')
    expect(String(greeting)).toMatch(/^220 /)
  }
  const sixth = open(inbound)
  await once(sixth, 'close')
  expect(taken.map(({ destroyed }) => destroyed)).toEqual([false, false, false, false, false])
  // There is room again as soon as one ends.
  taken[0]?.end('QUIT\r\n')
  for (const socket of taken) socket.destroy()
})

test('a connection that never ends is ended, however busy it is', async () => {
  const short = await listen({ connectionMs: 200 })
  const socket = open(short)
  const busy = setInterval(() => socket.write('NOOP\r\n'), 20)
  socket.resume()
  await once(socket, 'close')
  clearInterval(busy)
  expect(socket.destroyed).toBe(true)
  await short.close()
})

const post = (url: string, headers: Record<string, string>, body = aBounce('a@in.example.org')) =>
  fetch(`${url}/api/inbound-email`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', ...headers },
    body,
  })
const authorization = `Bearer ${secret}`

test('without INBOUND_SECRET there is no webhook', async () => {
  expect((await post(server.url, { authorization })).status).toBe(404)
})

test('the webhook refuses a wrong secret before it reads the email, and an email of more than 512 kB', async () => {
  const { url } = await aSecondApp(server, { env: { ...withoutLimits, ...settings, INBOUND_SECRET: secret } })
  const large = 'x'.repeat(513 * 1024)
  expect((await post(url, { authorization: 'Bearer wrong' }, large)).status).toBe(401)
  expect((await post(url, { authorization: 'Bearer wrong', 'content-type': 'text/x-unknown' })).status).toBe(
    401,
  )
  expect((await post(url, { authorization }, large)).status).toBe(413)
  expect((await post(url, { authorization })).status).toBe(200)
})

test('the webhook takes only so many emails from an address, with the secret or without it', async () => {
  const env = { ...withoutLimits, ...settings, INBOUND_SECRET: secret, LIMIT_INBOUND_EMAILS: '2/1h' }
  const { url } = await aSecondApp(server, { env })
  const statuses: number[] = []
  for (const header of ['Bearer wrong', authorization, authorization])
    statuses.push((await post(url, { authorization: header })).status)
  expect(statuses).toEqual([401, 200, 429])
})
