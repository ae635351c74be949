/** The folders of the embedded server: its data, and the private folder of its socket. */
import { createHash } from 'node:crypto'
import { accessSync, chmodSync, chownSync, constants, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startupError } from '#server/config/config.ts'
import type { Privileges } from './privileges.ts'

/** Creates the data folder and returns its real path; throws a startup error if it is not writable. */
export function openDataFolder(folder: string): string {
  try {
    // Other users may traverse the folder: if started by root, the server works in it as another user.
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(folder)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw startupError(
      `The data folder ${folder} is not writable (${reason}). Make it writable, or set DATA_DIR to another folder.`,
      error,
    )
  }
}

// A socket path can hold 107 bytes, including `/.s.PGSQL.5432.lock`.
const maxPathBytes = 85

/** A private folder of the server's user. Its name is short enough for a socket and the same at every start. */
export function openSocketFolder(cluster: string, { identity }: Privileges): string {
  const own = process.getuid?.() ?? 0
  const uid = identity?.uid ?? own
  const name = `bridge-${uid}-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`
  for (const parent of [tmpdir(), '/tmp']) {
    const folder = path.join(parent, name)
    if (Buffer.byteLength(folder) > maxPathBytes) continue
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const { uid: owner } = lstatSync(folder)
      // In a world-writable folder, another user may have taken the name.
      if (!lstatSync(folder).isDirectory() || (owner !== uid && owner !== own)) continue
      if (identity && owner !== uid) chownSync(folder, identity.uid, identity.gid)
      chmodSync(folder, 0o700)
      return folder
    } catch {
      continue
    }
  }
  throw startupError(
    `There is no folder for the database's socket. Make ${tmpdir()} writable, or set TMPDIR to a short path that is.`,
  )
}
