import { createServer, request as ask } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { productDatabase, startEmbedded } from '#server/db/embedded/embedded.ts'
import { makeFolder, readiness, run, type Running } from '#tests/lifecycle/process.ts'
import { reportMeasurement } from '#tests/support/checks/measurements.ts'
import { isFailed, startLoad } from '#tests/support/running/steady-load.ts'

const restarts = 4

/** A proxy in front of the processes: each request goes, over its own connection, to the current one. */
async function startSwitch(currentUrl: () => string): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(currentUrl())
    const { method, url, headers } = incoming
    const forwarded = ask({ hostname, port, method, path: url, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('R11 replacing processes one after the other fails no request', async () => {
  const database = await startEmbedded({ dataDir: makeFolder() })
  onTestFinished(() => database.stop())
  const settings = { DATABASE_URL: database.url(productDatabase), DATA_DIR: makeFolder() }
  let current: Running = await run(settings)
  const stop = await startLoad(await startSwitch(() => current.url))
  for (let turn = 0; turn < restarts; turn += 1) {
    await wait(2000)
    const next = await run(settings)
    expect(await readiness(next.url)).toBe(200)
    const old = current
    current = next
    old.child.kill('SIGTERM')
    expect(await old.ended).toBe(0)
  }
  await wait(1000)
  const statuses = await stop()
  const failed = statuses.filter(isFailed)
  const about = `of ${statuses.length} requests failed over ${restarts} restarts`
  reportMeasurement({ name: 'R11', about, values: [failed.length], most: 0 })
  expect(failed).toEqual([])
})

/** A built checkout of an earlier release. */
const earlierRelease = process.env['EARLIER_RELEASE']

test.skipIf(earlierRelease === undefined)(
  'R11 an earlier release (EARLIER_RELEASE) and this one serve side by side while it is replaced, and no request fails',
  async () => {
    const database = await startEmbedded({ dataDir: makeFolder() })
    onTestFinished(() => database.stop())
    const settings = { DATABASE_URL: database.url(productDatabase), DATA_DIR: makeFolder() }
    const entry = path.relative('.', path.join(earlierRelease ?? '', 'dist/server/main.js'))
    const [first, second] = [await run(settings, entry), await run(settings, entry)]
    let turn = 0
    let serving: readonly Running[] = [first, second]
    const stop = await startLoad(await startSwitch(() => serving[turn++ % serving.length]?.url ?? ''))
    await wait(2000)
    // Applies this release's migrations below the earlier one, which continues.
    const newFirst = await run(settings)
    serving = [newFirst, second]
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    await wait(10_000)
    const newSecond = await run(settings)
    serving = [newFirst, newSecond]
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    await wait(1000)
    const statuses = await stop()
    const failed = statuses.filter(isFailed)
    const about = `of ${statuses.length} requests failed while an earlier release was replaced by this one`
    reportMeasurement({ name: 'R11', about, values: [failed.length], most: 0 })
    expect(failed).toEqual([])
    // What the earlier release logged as an error, such as a column that it doesn't know.
    expect([first, second].flatMap(({ stdout }) => stdout().split('\n')).filter(isError)).toEqual([])
  },
)

const isError = (line: string) => /"level":(50|60)/.test(line)
