import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Endpoint, EndpointRequest, EndpointResponse } from '#contract/endpoint.ts'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config/config.ts'
import type { Services } from '#server/context.ts'
import { recommendedCost } from '#server/features/accounts/passwords.ts'
import { useDatabase, type TestDatabase } from './database.ts'
import { sendRequest, toResponse, type Received } from './http-client.ts'
import { withoutLimits, withoutLoadLimits } from '#tests/support/checks/limits.ts'

/** A server's response; the body is parsed JSON, or the text if it is not JSON. */
export type Answer<Body> = { readonly status: number; readonly headers: Headers; readonly body: Body }

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it then expects
type LooseJson = Record<string, any>

/** Someone's HTTP client, which stores cookies like a browser. */
export type Client = {
  /** Calls an endpoint by its value. */
  call<const E extends Endpoint>(
    endpoint: E,
    request: EndpointRequest<E>,
  ): Promise<Answer<EndpointResponse<E>>>
  get(path: string): Promise<Answer<LooseJson>>
  post(path: string, body?: unknown): Promise<Answer<LooseJson>>
  put(path: string, body?: unknown): Promise<Answer<LooseJson>>
  patch(path: string, body?: unknown): Promise<Answer<LooseJson>>
  delete(path: string, body?: unknown): Promise<Answer<LooseJson>>
  /** Sends a request unchanged, with the cookies; the response is whole. */
  send(path: string, init: RequestInit): Promise<Response>
  readonly cookies: ReadonlyMap<string, string>
}

function storeCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const isOver = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute))
    if (isOver) cookies.delete(pair.slice(0, at))
    else cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

const decoder = new TextDecoder()

function readBody({ headers, bytes }: Received) {
  const text = decoder.decode(bytes)
  return /json/.test(headers.get('content-type') ?? '') ? JSON.parse(text) : text
}

function fillPath(path: string, { params, query }: LooseJson): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name]))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries<LooseJson[string]>(query ?? {})) {
    for (const each of [value].flat()) if (each !== undefined) search.append(name, `${each}`)
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** The headers and body of a request; a file goes into its own form. */
function bodyOf(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (!(body instanceof Blob)) {
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  }
  return { body: formOf(body) }
}

/** The form in which a file is sent. */
export function formOf(file: Blob): FormData {
  const form = new FormData()
  form.append('file', file, 'picture')
  return form
}

/** A client with no cookies yet. */
export function openClient(url: string): Client {
  const cookies = new Map<string, string>()
  const exchange = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const received = await sendRequest(new URL(path, url), { ...init, headers })
    storeCookies(cookies, received.headers)
    return received
  }
  const ask = async (method: string, address: string, body?: unknown) => {
    const received = await exchange(address, { method, ...bodyOf(body) })
    return { status: received.status, headers: received.headers, body: readBody(received) }
  }
  return {
    cookies,
    send: async (path, init) => toResponse(await exchange(path, init)),
    call: (endpoint, request) => {
      const parts: LooseJson = request
      return ask(endpoint.method, fillPath(endpoint.path, parts), parts['body'] ?? parts['file'])
    },
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, body),
    put: (path, body) => ask('PUT', path, body),
    patch: (path, body) => ask('PATCH', path, body),
    delete: (path, body) => ask('DELETE', path, body),
  }
}

/** The real app, with a database for this file. */
export type TestServer = {
  readonly url: string
  readonly app: FastifyInstance
  readonly database: TestDatabase
  /** The rows of a statement. */
  rows(this: void, text: string, ...values: unknown[]): Promise<LooseJson[string][]>
  /** Its DATA_DIR, which nothing else uses. */
  readonly folder: string
  /** A new signed-out client. */
  openClient(): Client
}

type Options = {
  now?: () => Date
  env?: Record<string, string>
  /** Leaves the rate limits at their defaults. */
  hasLimits?: boolean
  /** Leaves the cost of password hashing at its default, which is half of a sign-up's time. */
  hasCostlyPasswords?: boolean
  logTo?: NonNullable<Services['logTo']>
  /** How it connects to other servers. */
  outbound?: NonNullable<Services['outbound']>
  metrics?: NonNullable<Services['metrics']>
  /** Milliseconds for a suggestion; more than any takes if left out. */
  suggestionMs?: number
  /** A fake delay of its event loop. */
  loopDelay?: NonNullable<Services['loopDelay']>
}

/** The minimum that Argon2 accepts. */
const minimalHashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/**
 * Starts the app before the file's or block's tests and stops it after them; `now` is its clock, `env` its settings.
 */
export function useServer({ env, hasLimits, hasCostlyPasswords, ...services }: Options = {}): TestServer {
  const database = useDatabase()
  let running: { app: FastifyInstance; url: string; folder: string } | undefined
  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'server-'))
    const config = loadConfig({
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      ...(hasLimits ? withoutLoadLimits : withoutLimits),
      ...env,
    })
    const passwordCost = hasCostlyPasswords ? recommendedCost : minimalHashCost
    const app = await buildApp({ config, database, passwordCost, suggestionMs: 5000, ...services })
    running = { app, url: await app.listen({ port: 0, host: '127.0.0.1' }), folder }
  })
  afterAll(async () => {
    await running?.app.close()
    if (running) await rm(running.folder, { recursive: true, force: true })
  })
  const ready = () => {
    if (running === undefined) throw new Error('the server is there only inside tests and hooks')
    return running
  }
  return {
    get url() {
      return ready().url
    },
    get app() {
      return ready().app
    },
    database,
    rows: async (text, ...values) => (await database.pool.query(text, values)).rows,
    get folder() {
      return ready().folder
    },
    openClient: () => openClient(ready().url),
  }
}
