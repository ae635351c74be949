import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'
import { noLimits } from '#tests/support/limits.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built product as a process. */
export interface Running {
  child: ChildProcess
  /** Known once it is ready. */
  url: string
  stdout: () => string
  stderr: () => string
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

/** An empty data folder that is removed with the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(inject('cluster').folder, 'lifecycle-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}

let prepared = ''

/** A data folder in which the product ran once: a copy, which takes a tenth of making one. */
export async function makeUsedFolder(folder = makeFolder()): Promise<string> {
  if (prepared === '') {
    prepared = mkdtempSync(path.join(inject('cluster').folder, 'prepared-'))
    const product = await run({ DATA_DIR: prepared })
    product.child.kill('SIGTERM')
    await product.ended
  }
  cpSync(prepared, folder, { recursive: true })
  return folder
}

const entry = 'dist/server/main.js'

/** Production asks for keys. */
const secrets = `v1:${'0123456789abcdef'.repeat(4)}`

/** Starts the product, or a script with arguments, and does not wait; what still runs at the end of the test is stopped. */
export function launch(settings: Record<string, string>, script = entry, ...args: string[]): Running {
  const { DATABASE_URL: _, NODE_OPTIONS: __, NODE_ENV: ___, ...inherited } = process.env
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    env: { ...inherited, PORT: '0', DEMO_DATA: 'off', SECRETS: secrets, ...noLimits, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (texts.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (texts.stderr += chunk.toString()))
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
  })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  })
  return { child, url: '', stdout: () => texts.stdout, stderr: () => texts.stderr, ended }
}

/** Runs a command of the built product to its end. */
export async function command(settings: Record<string, string>, ...args: string[]) {
  const running = launch(settings, 'scripts/run.mjs', ...args)
  return { code: await running.ended, out: running.stdout(), err: running.stderr() }
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

/** The folder of the socket of a data folder's embedded server, while that runs. */
function socketFolderOf(folder: string): string {
  return readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[4] ?? ''
}

/** The address of the product's database while its embedded server runs. */
export function databaseOf(folder: string): string {
  return `postgresql://bridge@localhost/bridge_collective?host=${encodeURIComponent(socketFolderOf(folder))}`
}

/** The socket that the product's database takes connections on while its embedded server runs. */
export function socketOf(folder: string): string {
  return path.join(socketFolderOf(folder), '.s.PGSQL.5432')
}

/** The server process of PostgreSQL and all that it started. */
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
  // It starts no other while they are looked for: one that was missed would go on answering.
  process.kill(postmaster, 'SIGSTOP')
  for (const pid of processesOf(postmaster)) if (pid !== postmaster) process.kill(pid, signal)
  process.kill(postmaster, signal)
}

/** The status of the address that asks the database, or 0 where nothing answers. */
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
