import http from 'node:http'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { streamType } from '#contract/live/event-stream.ts'
import { openLive } from '#tests/support/running/live.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const room = 2
const server = useServer({ env: { LIVE_STREAMS_PER_USER: String(room) } })

const countWaiting = async () => {
  const { rows } = await server.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

test('a page that closes before its stream starts frees its slot for the next one', async () => {
  const person = await aVolunteer(server)
  const cookie = [...person.client.cookies].map((pair) => pair.join('=')).join('; ')
  const holder = new Client({ connectionString: server.database.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('lock table live_heads in access exclusive mode')
  const left = Array.from({ length: room }, () => {
    const request = http.get(new URL('/api/live', server.url), { headers: { accept: streamType, cookie } })
    request.on('error', () => undefined)
    return request
  })
  await expect.poll(countWaiting).toBe(room)
  const ends = left.map((request) => new Promise((resolve) => request.once('close', resolve)))
  for (const request of left) request.destroy()
  await Promise.all(ends)
  // One response later, the server has noticed that they are gone.
  await person.client.get('/api/user')
  await holder.query('commit')
  await holder.end()
  await expect.poll(countWaiting).toBe(0)
  const open = async () => {
    const reader = await openLive(server.url, person.client)
    reader.cut()
    return reader.status
  }
  await expect.poll(open).toBe(200)
})
