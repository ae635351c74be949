import { beforeAll, expect, test } from 'vitest'
import { createCast, type Cast } from '#tests/support/running/actors.ts'
import { fuzzRequests, type FuzzedRequest, type SentFile } from '#tests/support/checks/fuzz.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'
import { describeApi } from './openapi.ts'

const server = useServer()
let cast: Cast
beforeAll(async () => {
  cast = await createCast(server)
})

const maxRuns = Number(process.env['FUZZ_RUNS'] ?? 300)
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)
/** Milliseconds, far above what any answer takes, even on a busy machine. */
const maxDurationMs = 60_000
const actors = ['volunteer', 'owner', 'anonymous', 'dual'] as const
/** Twice the number of database connections. */
const size = 10

const operations = Object.entries(describeApi().paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    // An alias of an endpoint has the same handler.
    .filter(([, { operationId }]) => !/_\d$/.test(operationId))
    .map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
      // An endpoint without input always gets the same request, so each actor sends it once.
      runs: 'requestBody' in operation || operation.parameters.length > 0 ? maxRuns : actors.length * size,
    })),
)

const wordOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Encoded as browsers do it; the address and its headers may take 16 kB. */
const encode = (value: unknown) =>
  new URLSearchParams({ '': wordOf(value).slice(0, 200) }).toString().slice(1)

function writeForm({ field, name, type, bytes }: SentFile): FormData {
  const form = new FormData()
  form.append(field, new Blob([bytes], { type }), name)
  return form
}

async function send(to: (typeof operations)[number], request: FuzzedRequest, cookie: string) {
  const path = to.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(request.params[name]))
  const query = Object.entries(request.query).map(([name, value]) => `${name}=${encode(value)}`)
  const startedAt = Date.now()
  const response = await openClient(server.url).send(`${path}?${query.join('&')}`, {
    method: to.method,
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    ...(request.file && { body: writeForm(request.file) }),
    headers: { cookie, ...(request.body !== undefined && { 'content-type': 'application/json' }) },
  })
  return { status: response.status, text: await response.text(), took: Date.now() - startedAt }
}

/** An empty id, or dots, would turn the address into a different one. */
const isOtherOrigin = (request?: FuzzedRequest) =>
  Object.values(request?.params ?? {}).some((value) => ['', '.', '..'].includes(wordOf(value)))

test.each(operations)(
  `S4 $name gives documented answers to $runs requests of all kinds, and changes nothing when it refuses (seed ${seed})`,
  async (to) => {
    const documented = new Set(Object.keys(to.operation.responses))
    const requests = fuzzRequests(to.operation, { seed, runs: to.runs })
    const cookies = new Map<string, string>()
    // The state after the previous batch, which is the state before the next one.
    let left: Awaited<ReturnType<typeof snapshotDatabase>> | undefined
    for (let at = 0; at < requests.length; at += size) {
      const batch = requests.slice(at, at + size)
      const isAdmin = to.path.startsWith('/api/admin/')
      const actor = isAdmin ? 'admin' : (actors[(at / size) % actors.length] ?? 'anonymous')
      const known = cookies.get(actor)
      const cookie = known ?? (await cast.cookieOf(actor))
      cookies.set(actor, cookie)
      // A new session is itself a change.
      const before = (known !== undefined && left) || (await snapshotDatabase(server.database))
      const answers = await Promise.all(batch.map((request) => send(to, request, cookie)))
      const faults = answers.flatMap(({ status, text, took }, index) => {
        const isKnown = documented.has(String(status)) || isOtherOrigin(batch[index])
        const isNotified = status < 400 || /^\{.*"code":"/.test(text)
        const isValid = isKnown && isNotified && status < 500 && took < maxDurationMs
        return isValid ? [] : [{ seed, request: batch[index], status, text: text.slice(0, 300), took }]
      })
      expect(faults).toEqual([])
      const isRefused = answers.every(({ status }) => status >= 400)
      // A write may have ended the session.
      if (!isRefused && to.method !== 'GET') cookies.clear()
      left = isRefused || to.method === 'GET' ? await snapshotDatabase(server.database) : undefined
      expect(left ?? before).toEqual(before)
    }
  },
)
