// Which processes run from dist/, and which one may change it: one file per process in .build/, written by that
// process.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../.build', import.meta.url))
const users = path.join(folder, 'users')
const lock = path.join(folder, 'lock')

/** When a process started, which tells it apart from a later one with the same id; '' if the system does not say. */
function describeStart(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name, in parentheses, may contain any character.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'ended' : `${boot} ${fields[19]}`
  } catch {
    return ''
  }
}

function isRunning({ pid, start }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // A process of another user also counts as running.
    if (error.code !== 'EPERM') return false
  }
  return describeStart(pid) === start
}

/** The record in a file; null if the file is gone or incomplete. */
function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

const identify = (pid) => ({ pid, start: describeStart(pid) })
const recordOf = (name, tools = []) => JSON.stringify({ ...identify(process.pid), name, tools })

/** Processes that a killed process started keep running without it. */
const isInUse = (holder) => [holder, ...(holder.tools ?? [])].some(isRunning)

/**
 * Ends what a killed process left running: no one uses its output. Without the time of a process's start, another one could have
 * its id by now.
 */
function endTools(holder) {
  if (isRunning(holder)) return
  for (const tool of (holder.tools ?? []).filter((each) => each.start !== '' && isRunning(each))) {
    try {
      process.kill(tool.pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile, or is another user's: then it is waited for.
    }
  }
}

/** The other processes that run from dist/; records of killed ones are removed. */
export function listUsers() {
  const files = readNames(users).map((name) => path.join(users, name))
  const records = files.map((file) => ({ file, ...readRecord(file) }))
  const isLive = (record) => record.pid !== undefined && record.pid !== process.pid && isRunning(record)
  for (const { file } of records.filter((record) => !isLive(record))) rmSync(file, { force: true })
  return records.filter(isLive)
}

function readNames(parent) {
  try {
    return readdirSync(parent)
  } catch {
    return []
  }
}

/** From now until it ends, this process counts as running from dist/. */
export function addUser(name) {
  const file = path.join(users, String(process.pid))
  mkdirSync(users, { recursive: true })
  writeFileSync(file, recordOf(name))
  process.on('exit', () => {
    try {
      rmSync(file, { force: true })
    } catch {
      // A remaining record names a process that is gone.
    }
  })
}

/** Takes the lock if it is free: an existing file belongs to its holder. */
function tryLock(name) {
  try {
    writeFileSync(lock, recordOf(name), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Removes the lock of a process that is gone, unless another process has already replaced it with its own. */
function breakLock(holder) {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
    const taken = readFileSync(aside, 'utf8')
    if (JSON.parse(taken).pid !== holder.pid) writeFileSync(lock, taken, { flag: 'wx' })
  } catch {
    // Another process was faster.
  }
  rmSync(aside, { force: true })
}

/** The turns after which a lock without content is one whose writer was killed: writing it takes far less. */
const maxUnreadable = 40

/**
 * Waits until no other process inspects or changes dist/; the returned lock also records the tools that work for it.
 */
export async function lockBuild(name, say) {
  mkdirSync(folder, { recursive: true })
  for (let turn = 0, unreadable = 0; !tryLock(name); turn += 1) {
    const holder = readRecord(lock)
    unreadable = holder ? 0 : unreadable + 1
    if (holder ? !isInUse(holder) : unreadable > maxUnreadable) breakLock(holder ?? {})
    else {
      if (holder) endTools(holder)
      await wait(50)
    }
    if (holder && turn === 20) say(`Waiting for process ${holder.pid} (${holder.name}), which is building…`)
  }
  const tools = []
  return {
    addTool(pid) {
      tools.push(identify(pid))
      // In one step, so that a process killed here leaves a whole record.
      const next = `${lock}.${process.pid}`
      writeFileSync(next, recordOf(name, tools))
      renameSync(next, lock)
    },
    release: () => rmSync(lock, { force: true }),
  }
}
