/** Who runs the server of a data directory: another living process of the product, an orphan, or nobody. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A running server of a data directory. */
export interface Postmaster {
  pid: number
  socketDir: string
  /** False where the process that started it is gone. */
  isOwned: boolean
  ownerPid: number
  isReady: boolean
}

const ownerSetting = 'bridge.owner'

/** The server option that tells later processes who started the server. */
export function ownerOption(): string {
  return `${ownerSetting}=${process.pid}:${startOf(process.pid) ?? ''}`
}

/** The server that runs on the data directory, if one does. */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = readPidFile(cluster)
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1) return null
  const command = commandOf(pid)
  // The number in a stale file may be another program's by now.
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

/** The state that the server wrote into its pid file, for the server with this process id. */
export function isPostmasterReady(cluster: string, pid: number): boolean {
  const lines = readPidFile(cluster)
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}

/** Makes the server ignore a pid file whose number belongs to another program by now. */
export function disownPidFile(cluster: string): void {
  const [pid = '', ...rest] = readPidFile(cluster)
  if (!isAlive(Number(pid)) || findPostmaster(cluster)) return
  // Not removed: the server finds what a killed one left in shared memory by the other lines. No process has this number.
  writeFileSync(path.join(cluster, 'postmaster.pid'), ['2147483646', ...rest].join('\n'))
}

/** True while the process exists and is no zombie. */
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

/** When a process began, as text to compare: a number alone may be given to another process. */
function startOf(pid: number): string | null {
  if (process.platform !== 'linux') return queryProcess(pid, 'lstart')?.replaceAll(/\s+/g, '_') ?? null
  try {
    // The second field may hold spaces and brackets; the third is the state, the 22nd the start in ticks since boot.
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
