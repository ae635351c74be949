/** Folders for the data of tests, in memory if there is enough of it. */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where Linux has files in memory. */
const memoryFolder = '/dev/shm'
/** Several times what the databases of a run take. */
const neededMemory = 4 * 1024 ** 3

/** A new database is a thousand files, which take ten times as much processor time on a disk. */
function findParent(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    return Math.min(bavail * bsize, process.availableMemory()) >= neededMemory ? memoryFolder : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Creates a folder for databases and other data, which an embedded database that runs as another user can enter. */
export function makeDataFolder(): string {
  // scripts/steps.mjs finds leftovers of a killed run by this name, which contains the process id.
  const folder = mkdtempSync(path.join(findParent(), `bridge-collective-test-${process.pid}-`))
  chmodSync(folder, 0o711)
  return folder
}

export const removeDataFolder = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
