/** Whole nodes of the product under the calls that people make, in the shares in which they make them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { settingNames } from '#server/config/config.ts'
import { productFolder } from '#server/config/product-folder.ts'
import { withClient } from './copy-rows.ts'
import type { Sizes } from './generate.ts'
import { drive, type Load } from './load.ts'
import { createRandomSource } from './random.ts'
import type { Call } from './record.ts'
import { scenariosOf } from './scenarios.ts'
import { nodeOptions } from './serve.ts'
import { countConnections, memoryOf } from './streams.ts'

export interface NodeCosts extends Load {
  nodes: number
  /** Resident memory of all nodes after the load, in MB. */
  megabytes: number
  connections: number
  /** Seconds from the start until all nodes have loaded their indexes of matches and their counts. */
  loadedAfter: number
  /** How large the database is, in MB. */
  databaseMegabytes: number
}

interface Node {
  url: string
  metrics: string
  pid: number
  stop(): Promise<void>
}

const main = path.join(productFolder, 'dist/server/main.js')

/** Production, without the limits that hold for one client: all calls come from one address. */
function settingsOf(databaseUrl: string, folder: string): Record<string, string> {
  const limits = settingNames.filter((name) => name.startsWith('LIMIT_'))
  const ofOneClient = ['CONNECTIONS_PER_ADDRESS', 'REQUESTS_AT_ONCE_PER_CLIENT', 'WRITES_AT_ONCE_PER_ACCOUNT']
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    PUBLIC_URL: 'http://localhost',
    INSECURE_COOKIES: '1',
    SECRETS: `v1:${'b'.repeat(64)}`,
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(path.join(folder, 'node-')),
    ...Object.fromEntries(limits.map((name) => [name, '1000000/1s'])),
    ...Object.fromEntries(ofOneClient.map((name) => [name, '0'])),
  }
}

async function startNode(databaseUrl: string, folder: string): Promise<Node> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: { PATH, HOME, ...settingsOf(databaseUrl, folder) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url, metrics] = await new Promise<[string, string]>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      // The log follows the addresses, and no one reads it.
      if (text.length < 100_000) text += chunk.toString()
      const [, address] = /listening at (http[^"]+)/.exec(text) ?? []
      const [, ofMetrics] = /Metrics are at (\S+)\n/.exec(text) ?? []
      if (address !== undefined && ofMetrics !== undefined) resolve([address, ofMetrics])
    })
    child.once('exit', () => reject(new Error(`a node ended: ${text}`)))
  })
  return {
    url,
    metrics,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Until then lists of matches are found by queries, or refused, and pages of projects wait for their counts. */
async function waitUntilLoaded({ url, metrics }: Node): Promise<void> {
  while (!(await (await fetch(metrics)).text()).includes('bridge_match_index{state="loaded"} 1'))
    await wait(500)
  await fetch(`${url}/api/projects/facets`)
}

const kinds = [
  'server-rendered pages for visitors',
  'browsing, by what people choose',
  'searching',
  'counts beside choices',
  'projects, as a visitor or signed in',
  'the home, notifications and applications of volunteers',
  'a list of matches',
  'applying',
] as const
type Kind = (typeof kinds)[number]

/** Out of a hundred calls: visitors who look around, people who are signed in, and those of them who apply. */
export const mix: Readonly<Record<Kind, number>> = {
  'server-rendered pages for visitors': 15,
  'browsing, by what people choose': 25,
  searching: 15,
  'counts beside choices': 5,
  'projects, as a visitor or signed in': 20,
  'the home, notifications and applications of volunteers': 14,
  'a list of matches': 4,
  applying: 2,
}

/** What people do, one after the other, the same for each seed. */
function makeCalls(sizes: Sizes, seed: number): () => Call {
  const random = createRandomSource(seed)
  const byName = new Map(scenariosOf(sizes).map((scenario) => [scenario.name, scenario]))
  // No one applies twice, also not in the runs with other seeds.
  let applied = seed * 50_000
  const scenario = (...names: readonly [string, ...string[]]): Call => {
    const found = byName.get(random.pick(names))
    if (!found) throw new Error(`no calls named ${names.join(', ')}`)
    applied += found.calls ? 0 : 1
    return found.calls?.[random.below(found.calls.length)] ?? found.make(applied)
  }
  const signedIn = (...paths: readonly [string, ...string[]]): Call => {
    const { cookie = '' } = scenario('detail, signed in')
    return { method: 'GET', path: random.pick(paths), cookie }
  }
  const makers: Record<Kind, () => Call> = {
    'server-rendered pages for visitors': () => {
      const { path: address } = scenario('detail')
      const id = address.split('/').at(-1)
      return { method: 'GET', path: random.pick(['/', '/browse', `/project/${id}`]) }
    },
    'browsing, by what people choose': () =>
      scenario(
        'browse',
        'browse, skills, causes and hours',
        'browse, taking applications',
        'browse, near a place',
      ),
    searching: () => scenario('search'),
    'counts beside choices': () => scenario('facets'),
    'projects, as a visitor or signed in': () => scenario('detail', 'detail, signed in'),
    'the home, notifications and applications of volunteers': () =>
      signedIn('/api/dashboard/volunteer/home', '/api/notifications', '/api/my-applications'),
    'a list of matches': () => signedIn('/api/project-matches'),
    applying: () => scenario('apply'),
  }
  return () => {
    let left = random.below(100)
    for (const kind of kinds) {
      if (left < mix[kind]) return makers[kind]()
      left -= mix[kind]
    }
    throw new Error('the shares of the calls are not a hundred')
  }
}

interface Plan {
  sizes: Sizes
  /** How many nodes share the database. */
  nodes: number
  seconds: number
  connections: number
  folder: string
  /** Reports a call that failed. */
  print(line: string): void
}

/** Starts the nodes at a database, drives them and stops them. */
export async function measureNodes(databaseUrl: string, plan: Plan): Promise<NodeCosts> {
  const nodes: Node[] = []
  try {
    const began = performance.now()
    while (nodes.length < plan.nodes) nodes.push(await startNode(databaseUrl, plan.folder))
    await Promise.all(nodes.map(waitUntilLoaded))
    const loadedAfter = (performance.now() - began) / 1000
    plan.print(`${plan.nodes} nodes are ready after ${loadedAfter.toFixed(1)} s`)
    const [first = '', ...others] = nodes.map(({ url }) => url)
    const next = makeCalls(plan.sizes, plan.nodes)
    const onFailure = ({ method, path: address }: Call, status: number) =>
      plan.print(`${method} ${address} was answered with ${status}`)
    const load = (seconds: number) =>
      drive([first, ...others], next, { connections: plan.connections, seconds, onFailure })
    await load(plan.seconds / 4)
    const measured = await load(plan.seconds)
    const connections = await countConnections(databaseUrl)
    const memories = await Promise.all(nodes.map(({ pid }) => memoryOf(pid)))
    const kilobytes = memories.reduce((sum, each) => sum + each, 0)
    const databaseMegabytes = await withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ bytes: number }>(
        'select pg_database_size(current_database())::float8 as bytes',
      )
      return (rows[0]?.bytes ?? 0) / 2 ** 20
    })
    return {
      ...measured,
      nodes: plan.nodes,
      megabytes: kilobytes / 1024,
      connections,
      loadedAfter,
      databaseMegabytes,
    }
  } finally {
    await Promise.all(nodes.map((node) => node.stop()))
  }
}
