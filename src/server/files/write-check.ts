/** Checks whether an upload could be written right now. */
import { existsSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { imageLimits } from '#contract/limits.ts'
import type { Config } from '#server/config/config.ts'
import type { WriteFault } from '#server/process/write-faults.ts'
import { findObjectFault } from './object-fault.ts'
import { openFirst, type FileStores } from './stores.ts'
import type { FileStore } from './store.ts'

const uploadsFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'uploads')

const faults: Record<string, WriteFault> = {
  ENOSPC: 'disk full',
  EDQUOT: 'limit reached',
  EFBIG: 'limit reached',
  EROFS: 'read-only',
  EIO: 'disk error',
  EACCES: 'no permission',
  EPERM: 'no permission',
}

/** Timeout in milliseconds, after which a store or a disk (such as a network disk) counts as hanging. */
const checkTimeoutMs = 1000

/** Why uploads cannot be written, or null if they can. */
export async function checkUploads(config: FileStores): Promise<WriteFault | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<WriteFault>((resolve) => {
    timer = setTimeout(() => resolve('no answer'), checkTimeoutMs)
  })
  try {
    return await Promise.race([tryStore(openFirst(config)), late])
  } finally {
    clearTimeout(timer)
  }
}

const tryStore = (store: FileStore): Promise<WriteFault | null> =>
  store.folder === null ? tryObject(store) : tryFile(store.folder)

/**
 * Writes a small file to detect missing permissions, quotas and a read-only disk, and checks whether a large file
 * would fit.
 */
async function tryFile(dataDir: string): Promise<WriteFault | null> {
  const folder = findFolder({ dataDir })
  const file = path.join(folder, `.write-check-${process.pid}`)
  try {
    await writeFile(file, Buffer.alloc(4096), { mode: 0o600 })
    const room = await findRoom(folder)
    return room !== null && room.free < imageLimits.bytes ? 'disk full' : null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return faults[code] ?? 'not writable'
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}

/**
 * Asks the object store something that costs nothing: it answers, knows our keys, and has the bucket. Only
 * `npm run doctor` also writes there.
 */
async function tryObject(store: FileStore): Promise<WriteFault | null> {
  try {
    await store.read(`exports/${'0'.repeat(32)}.zip`)
    return null
  } catch (error) {
    return findObjectFault(error) ?? 'not writable'
  }
}

/** The folder of the uploads; the first upload creates it. */
function findFolder(config: Pick<Config, 'dataDir'>): string {
  const uploads = uploadsFolder(config)
  return existsSync(uploads) ? uploads : config.dataDir
}

/** The room of a disk in bytes. Null if it reports no block counts, as some network disks. */
async function findRoom(folder: string): Promise<{ free: number; total: number } | null> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks > 0 ? { free: bavail * bsize, total: blocks * bsize } : null
}

/** The room of a folder's disk; null if it does not say. */
export async function measureRoomOf(folder: string): Promise<{ free: number; total: number } | null> {
  return findRoom(folder).catch(() => null)
}

/** The room of the disk of uploads; null if it does not say. */
export const measureRoom = (config: Pick<Config, 'dataDir'>) => measureRoomOf(findFolder(config))
