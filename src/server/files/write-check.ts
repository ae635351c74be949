/** Whether a file that somebody uploads could be written now. */
import { existsSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { imageLimits } from '#contract/limits.ts'
import type { Config } from '#server/config.ts'
import type { WriteFault } from '#server/write-faults.ts'
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

/** Milliseconds after which a disk, such as one of the network, is taken to hang. */
const longestCheck = 1000

/** Why uploads cannot be written; null where they can. */
export async function checkUploads(config: Pick<Config, 'dataDir'>): Promise<WriteFault | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<WriteFault>((resolve) => {
    timer = setTimeout(() => resolve('no answer'), longestCheck)
  })
  try {
    return await Promise.race([tryFile(config), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Writes a small file, which shows rights, quotas and a read-only disk, and asks whether a large one would fit. */
async function tryFile(config: Pick<Config, 'dataDir'>): Promise<WriteFault | null> {
  const uploads = uploadsFolder(config)
  // The first upload makes the folder.
  const folder = existsSync(uploads) ? uploads : config.dataDir
  const file = path.join(folder, `.write-check-${process.pid}`)
  try {
    await writeFile(file, Buffer.alloc(4096), { mode: 0o600 })
    const { blocks, bavail, bsize } = await statfs(folder)
    // Some disks of the network count no blocks at all.
    return blocks > 0 && bavail * bsize < imageLimits.bytes ? 'disk full' : null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return faults[code] ?? 'not writable'
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
