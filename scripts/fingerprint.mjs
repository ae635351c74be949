// The fingerprint of sources: a hash of their content, not of their times, because copies and checkouts change times, and
// deleted files have none.
import { createHash } from 'node:crypto'
import { existsSync, statSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const isSource = (name) => !/\.test\.tsx?$/.test(name)

/**
 * The fingerprint of files and folders below `root`. `memory` is a file that remembers the last one with the files' states:
 * while the system says that no file has changed since, none is read, which takes a tenth of a start. `now` is in
 * milliseconds.
 */
export function fingerprint(root, { from, memory, now = Date.now() }) {
  const files = from.flatMap((name) => listFiles(root, name))
  const { state, isSettled } = describeState(root, files, now)
  const remembered = readMemory(memory)
  if (remembered.state === state) return remembered.print
  const hash = createHash('sha256').update(process.version)
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  const print = hash.digest('hex')
  if (isSettled) remember(memory, `${state} ${print}`)
  return print
}

/** The files of a name; one without an ending is a folder. */
function listFiles(root, name) {
  if (!existsSync(path.join(root, name))) return []
  return path.extname(name) === '' ? listFolder(root, name).toSorted() : [name]
}

/** Five times as fast as the recursion of `readdirSync`. */
const listFolder = (root, folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return listFolder(root, name)
    return entry.isFile() && isSource(entry.name) ? [name] : []
  })

/** Two changes within this many milliseconds may leave the same time in a file system with coarse clocks. */
const tickMs = 2000

/**
 * What the system says of the files. Programs do not set the time at which a file's state last changed, so another content
 * has another state. It is settled if a later change is sure to show.
 */
function describeState(root, files, now) {
  const hash = createHash('sha256').update(process.version)
  let last = 0
  for (const file of files) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(path.join(root, file))
    hash.update(`${file}\0${size} ${mtimeMs} ${ctimeMs} ${ino}\0`)
    last = Math.max(last, ctimeMs)
  }
  return { state: hash.digest('hex'), isSettled: last < now - tickMs }
}

function readMemory(file) {
  try {
    const [, state, print] = /^([\da-f]{64}) ([\da-f]{64})$/.exec(readFileSync(file, 'utf8')) ?? []
    return { state, print }
  } catch {
    return {}
  }
}

function remember(file, text) {
  try {
    writeFileSync(file, text)
  } catch {
    // A folder that cannot be written to is read each time.
  }
}
