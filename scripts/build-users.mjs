// Which processes run from dist/, and which one may change it: a file each in .build/, with the process that wrote it.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../.build', import.meta.url))
const users = path.join(folder, 'users')
const lock = path.join(folder, 'lock')

/** When a process started, which distinguishes it from a later one with the same number; '' where the system does not say. */
function describeStart(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in parentheses, may hold anything.
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
    // A process of another user runs too.
    if (error.code !== 'EPERM') return false
  }
  return describeStart(pid) === start
}

/** What a file says; null where it is gone or was not written to its end. */
function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

const identify = (pid) => ({ pid, start: describeStart(pid) })
const recordOf = (name, tools = []) => JSON.stringify({ ...identify(process.pid), name, tools })

/** What a killed process has started goes on without it. */
const isHeld = (holder) => [holder, ...(holder.tools ?? [])].some(isRunning)

/** The other processes that run from dist/; what a killed one left is removed. */
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

/** From now to its end, this process runs from dist/. */
export function addUser(name) {
  const file = path.join(users, String(process.pid))
  mkdirSync(users, { recursive: true })
  writeFileSync(file, recordOf(name))
  process.on('exit', () => {
    try {
      rmSync(file, { force: true })
    } catch {
      // What is left names a process that is gone.
    }
  })
}

/** Takes the lock if no one has it: a file that is there was written by the one who has. */
function tryLock(name) {
  try {
    writeFileSync(lock, recordOf(name), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Removes the lock of a process that is gone, unless another one has removed it and has its own by now. */
function breakLock(holder) {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
    const taken = readFileSync(aside, 'utf8')
    if (JSON.parse(taken).pid !== holder.pid) writeFileSync(lock, taken, { flag: 'wx' })
  } catch {
    // Someone else was quicker.
  }
  rmSync(aside, { force: true })
}

/** Waits until no other process looks at dist/ or changes it; the lock that it answers also names tools that work for it. */
export async function lockBuild(name, say) {
  mkdirSync(folder, { recursive: true })
  for (let turn = 0; !tryLock(name); turn += 1) {
    const holder = readRecord(lock)
    if (holder && !isHeld(holder)) breakLock(holder)
    else await wait(50)
    if (holder && turn === 20) say(`Waiting for process ${holder.pid} (${holder.name}), which is building…`)
  }
  const tools = []
  return {
    addTool(pid) {
      tools.push(identify(pid))
      writeFileSync(lock, recordOf(name, tools))
    },
    release: () => rmSync(lock, { force: true }),
  }
}
