import { spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, inject } from 'vitest'
import { withoutLimits } from '#tests/support/checks/limits.ts'
import { shortProcess } from '#tests/support/running/commands.ts'
import { runOwnCommand } from '#tests/support/running/own-command.ts'
import { whenFinished } from '#tests/support/running/shared.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built product as a process. */
export interface Running {
  child: ChildProcess
  /** Set once it is ready. */
  url: string
  stdout: () => string
  stderr: () => string
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

/** An empty data folder that is removed with the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(inject('cluster').folder, 'lifecycle-'))
  whenFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

/** Waits until the product has done every job that is due. */
async function waitForJobs(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const countDue = async () =>
      (await client.query('select from jobs where run_at <= now() and dead_at is null')).rowCount
    await expect.poll(countDue).toBe(0)
  } finally {
    await client.end()
  }
}

/** A data folder that tests start from, and what the product printed when it was made. */
type Prepared = { readonly folder: string; readonly printed: string }

/** Runs the product once in a folder of its own, until what is to be done there is done. */
async function prepare(
  settings: Record<string, string>,
  finish: (folder: string) => Promise<void>,
): Promise<Prepared> {
  const folder = mkdtempSync(path.join(inject('cluster').folder, 'prepared-'))
  const product = await run({ ...settings, DATA_DIR: folder })
  await finish(folder)
  product.child.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  return { folder, printed: product.stdout() }
}

/** True for the first that asks, among all workers of the run. */
function claim(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** Makes what has this name once in a run; the other workers wait for it. */
async function prepareOnce(name: string, make: () => Promise<Prepared>): Promise<Prepared> {
  const record = path.join(inject('cluster').folder, name)
  let isMaking = false
  // As long as a test that makes it may take.
  await expect
    .poll(() => existsSync(record) || (isMaking = claim(`${record}.claim`)), { timeout: 300_000 })
    .toBe(true)
  if (isMaking) {
    try {
      writeFileSync(`${record}.next`, JSON.stringify(await make()))
      renameSync(`${record}.next`, record)
    } finally {
      // After a failure the next one tries.
      rmSync(`${record}.claim`)
    }
  }
  return JSON.parse(readFileSync(record, 'utf8'))
}

/**
 * A data folder in which the product has already run: a copy, which takes a tenth of the time of creating one. The jobs of
 * a first start are done, which every start from it would otherwise do again.
 */
export async function createUsedDataFolder(folder = makeFolder()): Promise<string> {
  const used = await prepareOnce('used', () => prepare({}, (made) => waitForJobs(databaseUrlOf(made))))
  cpSync(used.folder, folder, { recursive: true })
  return folder
}

/**
 * The same with the demo data, and what the start printed that loaded them. Their hundreds of jobs are left to each product,
 * as after a first start.
 */
export async function createDemoDataFolder(): Promise<Prepared> {
  const demo = await prepareOnce('demo', () => prepare({ DEMO_DATA: 'auto' }, async () => undefined))
  const folder = makeFolder()
  cpSync(demo.folder, folder, { recursive: true })
  return { ...demo, folder }
}

const entry = 'dist/server/main.js'

/** Production requires keys. */
const secrets = `v1:${'0123456789abcdef'.repeat(4)}`

/** Starts the product, or a script with arguments, without waiting; the end of the test stops it. */
export function launch(settings: Record<string, string>, script = entry, ...args: string[]): Running {
  const { DATABASE_URL: _, NODE_OPTIONS: __, NODE_ENV: ___, ...inherited } = process.env
  const child = spawn(process.execPath, [...shortProcess, path.join(root, script), ...args], {
    cwd: root,
    env: { ...inherited, PORT: '0', DEMO_DATA: 'off', SECRETS: secrets, ...withoutLimits, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (texts.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (texts.stderr += chunk.toString()))
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
  })
  whenFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  })
  return { child, url: '', stdout: () => texts.stdout, stderr: () => texts.stderr, ended }
}

/** Runs a command of the built product until it exits. */
export async function command(settings: Record<string, string>, ...args: string[]) {
  const running = launch(settings, 'scripts/run.mjs', ...args)
  return { code: await running.ended, out: running.stdout(), err: running.stderr() }
}

/**
 * Runs a command in this process, which takes no start, for tests of what it does. For each command, another test uses `command`,
 * which shows that the built one runs.
 */
export async function ownCommand(
  run: Parameters<typeof runOwnCommand>[0],
  settings: Record<string, string>,
  ...argv: string[]
) {
  const { DATABASE_URL: url = '', ...env } = { SECRETS: secrets, ...settings }
  return runOwnCommand(run, { url }, { argv, env })
}

/** Starts the product and waits until it has printed its address. */
export async function run(settings: Record<string, string>, script = entry): Promise<Running> {
  const running = launch(settings, script)
  const url = await new Promise<string>((resolve, reject) => {
    running.child.stdout?.on('data', () => {
      const address = /runs at (\S+)/.exec(running.stdout())?.[1]
      if (address !== undefined) resolve(address)
    })
    void running.ended.then((code) =>
      reject(new Error(`the product ended with ${code}: ${running.stderr()}`)),
    )
  })
  return { ...running, url }
}

/** The process id of the embedded server of a data folder. */
export function postmasterOf(folder: string): number {
  return Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

/** The folder of the running embedded server's socket. */
function socketFolderOf(folder: string): string {
  return readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[4] ?? ''
}

/** The address of the product's database while its embedded server runs. */
export function databaseUrlOf(folder: string): string {
  return `postgresql://bridge@localhost/bridge_collective?host=${encodeURIComponent(socketFolderOf(folder))}`
}

/** The socket of the product's database while its embedded server runs. */
export function socketOf(folder: string): string {
  return path.join(socketFolderOf(folder), '.s.PGSQL.5432')
}

/** The server process of PostgreSQL and all its children. */
function processesOf(postmaster: number): number[] {
  if (!existsSync('/proc/self/stat')) return [postmaster]
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const parent = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1]
      return Number(parent) === postmaster
    } catch {
      return false
    }
  })
  return [postmaster, ...children.map(Number)]
}

/** Sends a signal to a database server and all its processes. */
export function signalServer(postmaster: number, signal: NodeJS.Signals): void {
  // Stopped first, so that it starts no other while they are listed: a missed one would keep answering.
  process.kill(postmaster, 'SIGSTOP')
  for (const pid of processesOf(postmaster)) if (pid !== postmaster) process.kill(pid, signal)
  process.kill(postmaster, signal)
}

/** The status of the readiness address, or 0 if nothing answers. */
export async function readiness(url: string): Promise<number> {
  return fetch(`${url}/health/ready`).then(
    (response) => response.status,
    () => 0,
  )
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
