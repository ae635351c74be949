import { beforeAll, expect, test } from 'vitest'
import { createCast, type Cast } from '#tests/support/running/actors.ts'
import { fuzzRequests, type FuzzedRequest, type SentFile } from '#tests/support/checks/fuzz.ts'
import { countWrites, snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'
import { describeApi, type Operation } from './openapi.ts'

const server = useServer()
let cast: Cast
beforeAll(async () => {
  cast = await createCast(server)
  await countWrites(server.database)
})

const maxRuns = Number(process.env['FUZZ_RUNS'] ?? 300)
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)
/** Milliseconds, far above what any answer takes, even on a busy machine. */
const maxDurationMs = 60_000
const actors = ['volunteer', 'owner', 'anonymous', 'dual'] as const
/** Twice the number of database connections. */
const size = 10

function countRuns(operation: Operation): number {
  // An endpoint without input always gets the same request, so each actor sends it once.
  if (!('requestBody' in operation) && operation.parameters.length === 0) return actors.length * size
  // No row has the ids in an address, so little of the rest of the input is read.
  return operation.parameters.some((parameter) => parameter.in === 'path') ? Math.ceil(maxRuns / 2) : maxRuns
}

const operations = Object.entries(describeApi().paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    // An alias of an endpoint has the same handler.
    .filter(([, { operationId }]) => !/_\d$/.test(operationId))
    .map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
      runs: countRuns(operation),
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

/** A request as it is sent. */
interface Written {
  request: FuzzedRequest
  address: string
  body: string | undefined
}

function write(path: string, request: FuzzedRequest): Written {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(request.params[name]))
  const query = Object.entries(request.query).map(([name, value]) => `${name}=${encode(value)}`)
  const body = request.body === undefined ? undefined : JSON.stringify(request.body)
  return { request, address: `${filled}?${query.join('&')}`, body }
}

async function send(method: string, { request, address, body }: Written, cookie: string) {
  const startedAt = Date.now()
  const response = await openClient(server.url).send(address, {
    method,
    ...(body !== undefined && { body }),
    ...(request.file && { body: writeForm(request.file) }),
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
  })
  return { status: response.status, text: await response.text(), took: Date.now() - startedAt }
}

/** An empty id, or dots, would turn the address into a different one. */
const isOtherOrigin = (request?: FuzzedRequest) =>
  Object.values(request?.params ?? {}).some((value) => ['', '.', '..'].includes(wordOf(value)))

/** Takes the first of them that are wanted, and those before them; as many as are sent at the same time. */
function takeSome(waiting: Written[], isWanted: (each: Written) => boolean): Written[] {
  const taken: Written[] = []
  while (taken.length < size) {
    const next = waiting.shift()
    if (next === undefined) break
    if (isWanted(next)) taken.push(next)
  }
  return taken
}

/**
 * What the last batch left if it went well and changed nothing: the state before the next one, and the sessions of the actors. Each
 * is used until a call changes something, because signing in changes the database, too.
 */
let left:
  | { state: Awaited<ReturnType<typeof snapshotDatabase>>; cookies: ReadonlyMap<string, string> }
  | undefined

test.each(operations)(
  `S4 $name gives documented answers to $runs requests of all kinds, and changes nothing when it refuses (seed ${seed})`,
  async (to) => {
    const documented = new Set(Object.keys(to.operation.responses))
    const waiting = fuzzRequests(to.operation, { seed, runs: to.runs }).map((each) => write(to.path, each))
    // What changed nothing gets the same answer if the same person sends it once more, so it isn't.
    const settled = new Set<string>()
    for (let turn = 0; waiting.length > 0; turn += 1) {
      const isAdmin = to.path.startsWith('/api/admin/')
      const actor = isAdmin ? 'admin' : (actors[turn % actors.length] ?? 'anonymous')
      const keyOf = ({ address, body }: Written) => `${actor} ${address} ${body}`
      const batch = takeSome(waiting, (each) => each.request.file !== undefined || !settled.has(keyOf(each)))
      const start = left
      // A batch that fails leaves nothing to the next endpoint, whose own requests then decide.
      left = undefined
      const known = start?.cookies.get(actor)
      const cookie = known ?? (await cast.cookieOf(actor))
      // A new session is itself a change.
      const before = (known !== undefined && start?.state) || (await snapshotDatabase(server.database))
      const answers = await Promise.all(batch.map((each) => send(to.method, each, cookie)))
      const faults = answers.flatMap(({ status, text, took }, index) => {
        const request = batch[index]?.request
        const isKnown = documented.has(String(status)) || isOtherOrigin(request)
        const isNotified = status < 400 || /^\{.*"code":"/.test(text)
        const isValid = isKnown && isNotified && status < 500 && took < maxDurationMs
        return isValid ? [] : [{ seed, request, status, text: text.slice(0, 300), took }]
      })
      expect(faults).toEqual([])
      const changesNothing = to.method === 'GET' || answers.every(({ status }) => status >= 400)
      if (!changesNothing) {
        // A write may have ended the session, so nothing is left.
        settled.clear()
        continue
      }
      for (const each of batch) settled.add(keyOf(each))
      const state = await snapshotDatabase(server.database)
      expect(state).toEqual(before)
      left = { state, cookies: new Map(start?.cookies).set(actor, cookie) }
    }
  },
)
