import { execFile } from 'node:child_process'
import { get } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createUsedDataFolder, run } from '#tests/lifecycle/process.ts'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { defaultLoadSettings } from '#tests/support/checks/limits.ts'

const client = path.join(import.meta.dirname, 'flood-client.mjs')

/** The status of an address over a new connection, from another address than the flood's. */
const ask = (url: string, localAddress: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent: false, localAddress }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', reject)
  })

test('R13 while one client requests 600 pages over 300 connections, health checks and everyone else get answers', async () => {
  const product = await run({
    DATA_DIR: await createUsedDataFolder(),
    HEALTH_PORT: '0',
    ...defaultLoadSettings,
  })
  const url = product.url.replace('localhost', '127.0.0.1')
  const health = /Health is at (\S+)/.exec(product.stdout())?.[1] ?? ''
  const flood = promisify(execFile)(process.execPath, [client, `${url}/`, '600', '300'])
  let isOver = false
  void flood.finally(() => (isOver = true)).catch(() => undefined)
  const places: Record<'own' | 'apart', number[]> = { own: [], apart: [] }
  const statuses = new Set<number>()
  const probe = async (address: string, times: number[]) => {
    const seconds = startStopwatch()
    statuses.add(await ask(address, '127.0.0.2'))
    times.push(seconds() * 1000)
  }
  while (!isOver) {
    await Promise.all([probe(`${url}/health/live`, places.own), probe(health, places.apart)])
    await wait(20)
  }
  expect([...statuses]).toEqual([200])
  const seen: Record<string, number> = JSON.parse((await flood).stdout)
  const { rendered = 0, shell = 0, closed = 0, ...refused } = seen
  expect(Object.keys(refused).filter((status) => !['429', '503'].includes(status))).toEqual([])
  expect([rendered > 0, rendered + shell + closed > 0]).toEqual([true, true])
  const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
  const about = `beside 300 connections that ask for pages (${JSON.stringify(seen)})`
  reportMeasurement({
    name: 'R13',
    about: `p99 of /health/live ${about}`,
    values: [p99(places.own)],
    unit: 'ms',
    most: 200,
  })
  reportMeasurement({
    name: 'R13',
    about: `the same on HEALTH_PORT`,
    values: [p99(places.apart)],
    unit: 'ms',
    most: 200,
  })
}, 90_000)
