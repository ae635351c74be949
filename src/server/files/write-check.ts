/** Checks whether an upload could be written right now. */
import { existsSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { imageLimits } from '#contract/limits.ts'
import type { Config } from '#server/config/config.ts'
import type { WriteFault } from '#server/process/write-faults.ts'
import { uploadsFolder } from './disk.ts'

const faults: Record<string, WriteFault> = {
  ENOSPC: 'disk full',
  EDQUOT: 'limit reached',
  EFBIG: 'limit reached',
  EROFS: 'read-only',
  EIO: 'disk error',
  EACCES: 'no permission',
  EPERM: 'no permission',
}

/** Timeout in milliseconds, after which a disk (such as a network disk) counts as hanging. */
const checkTimeoutMs = 1000

/** Why uploads cannot be written, or null if they can. */
export async function checkUploads(config: Pick<Config, 'dataDir'>): Promise<WriteFault | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<WriteFault>((resolve) => {
    timer = setTimeout(() => resolve('no answer'), checkTimeoutMs)
  })
  try {
    return await Promise.race([tryFile(config), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Writes a small file to detect missing permissions, quotas and a read-only disk, and checks whether a large file
 * would fit.
 */
async function tryFile(config: Pick<Config, 'dataDir'>): Promise<WriteFault | null> {
  const uploads = uploadsFolder(config)
  // The first upload creates the folder.
  const folder = existsSync(uploads) ? uploads : config.dataDir
  const file = path.join(folder, `.write-check-${process.pid}`)
  try {
    await writeFile(file, Buffer.alloc(4096), { mode: 0o600 })
    const { blocks, bavail, bsize } = await statfs(folder)
    // Some network disks report no block counts.
    return blocks > 0 && bavail * bsize < imageLimits.bytes ? 'disk full' : null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return faults[code] ?? 'not writable'
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
