/** The private folder of the embedded server's socket. */
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startupError } from '#server/config/config.ts'
import type { Privileges } from './privileges.ts'

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
