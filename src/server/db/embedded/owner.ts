/**
 * Who runs the server of a data directory: another living process of the product, no one (an orphan), or there is no
 * server.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A server running on a data directory. */
export interface Postmaster {
  pid: number
  socketDir: string
  /** False if the process that started it is gone. */
  isOwned: boolean
  ownerPid: number
  isReady: boolean
}

const ownerSetting = 'bridge.owner'

/** The server option that records which process started the server. */
export function ownerOption(): string {
  return `${ownerSetting}=${process.pid}:${startOf(process.pid) ?? ''}`
}

/** Finds the server that runs on the data directory, if any. */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = readPidFile(cluster)
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1) return null
  const command = commandOf(pid)
  // The pid in a stale file may belong to another program by now.
  if (!command?.replaceAll('\0', ' ').includes(` -D ${cluster} `)) return null
  const [, owner, start] = new RegExp(`${ownerSetting}=(\\d+):([^\\s\\0]*)`).exec(command) ?? []
  const ownerPid = Number(owner)
  return {
    pid,
    socketDir: lines[4] ?? '',
    isOwned: ownerPid > 0 && startOf(ownerPid) === start,
    ownerPid,
    isReady: lines[7]?.trim() === 'ready',
  }
}

/** True if the pid file says that the server with this process id is ready. */
export function isPostmasterReady(cluster: string, pid: number): boolean {
  const lines = readPidFile(cluster)
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}

/** Makes the server ignore a pid file whose number belongs to another program by now. */
export function disownPidFile(cluster: string): void {
  const [pid = '', ...rest] = readPidFile(cluster)
  if (!isAlive(Number(pid)) || findPostmaster(cluster)) return
  // The file is not removed, because its other lines lead the server to the shared memory of a killed one. No process
  // has this number.
  writeFileSync(path.join(cluster, 'postmaster.pid'), ['2147483646', ...rest].join('\n'))
}

/** True if the process exists and is not a zombie. */
export function isAlive(pid: number): boolean {
  return startOf(pid) !== null
}

function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** When a process started, as text to compare: a pid alone may be reused. */
function startOf(pid: number): string | null {
  if (process.platform !== 'linux') return queryProcess(pid, 'lstart')?.replaceAll(/\s+/g, '_') ?? null
  try {
    // The second field may contain spaces and parentheses; the third is the state, the 22nd the start in ticks since
    // boot.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

function commandOf(pid: number): string | null {
  if (process.platform !== 'linux') return queryProcess(pid, 'command')
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return null
  }
}

function queryProcess(pid: number, field: string): string | null {
  try {
    return (
      execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], {
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim() || null
    )
  } catch {
    return null
  }
}
