/** Chooses the user that PostgreSQL runs as: it refuses to run as root, so root switches to another user. */
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { startupError } from '#server/config/config.ts'
import { plainEnvironment, type Binaries } from './binaries.ts'

export interface Privileges {
  /** The words to put before the command. */
  prefix: string[]
  /** The user to spawn with; null keeps the process's own. */
  identity: { uid: number; gid: number } | null
}

const own: Privileges = { prefix: [], identity: null }
const userNamespace: Privileges = {
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'],
  identity: null,
}
const unprivilegedUser = { uid: 65_534, gid: 65_534 }

/** Chooses the user for the data directory `cluster` inside `dataDir`; throws a startup error if none works. */
export function choosePrivileges(
  binaries: Binaries,
  { dataDir, cluster }: { dataDir: string; cluster: string },
): Privileges {
  const uid = process.getuid?.()
  const owner = existsSync(cluster) ? statSync(cluster) : null
  if (uid !== 0) {
    if (uid !== undefined && owner && owner.uid !== uid) {
      throw startupError(
        `The database folder ${cluster} belongs to another user. Start as that user, or set DATA_DIR to another folder.`,
      )
    }
    return own
  }
  const candidates: Privileges[] =
    owner && owner.uid !== 0
      ? [{ prefix: [], identity: owner }]
      : [userNamespace, ...listParentOwners(dataDir), { prefix: [], identity: unprivilegedUser }]
  const chosen = candidates.find((candidate) => canRun(candidate, [binaries.initdb, dataDir]))
  if (chosen) return chosen
  throw startupError(
    'PostgreSQL does not run as root, and no other user on this machine can read this folder. Start as an ordinary user, or set DATABASE_URL to PostgreSQL 15 or newer.',
  )
}

/** Makes the user that PostgreSQL runs as the owner of everything under `folder`. */
export function chownTo({ identity }: Privileges, folder: string): void {
  if (!identity || lstatSync(folder).uid === identity.uid) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name)
    if (entry.isDirectory()) chownTo({ prefix: [], identity }, inside)
    else if (entry.isFile()) chownSync(inside, identity.uid, identity.gid)
  }
  // Changes the folder itself last, so that an interrupted run is repeated.
  chownSync(folder, identity.uid, identity.gid)
}

/** The command prefix that ends the server when this process dies; empty if the machine has no such tool. */
export function exitWithParent(): string[] {
  if (process.platform !== 'linux') return []
  const [tool, ...rest] = ['setpriv', '--pdeathsig', 'INT', '--']
  const { status } = spawnSync(tool, [...rest, 'true'], { env: plainEnvironment, stdio: 'ignore' })
  return status === 0 ? [tool, ...rest] : []
}

/** The owners of the parent folders, nearest first: in a closed home folder only its owner can work. */
function listParentOwners(folder: string): Privileges[] {
  const { uid, gid } = statSync(folder)
  if (uid !== 0) return [{ prefix: [], identity: { uid, gid } }]
  const parent = path.dirname(folder)
  return parent === folder ? [] : listParentOwners(parent)
}

function canRun({ prefix, identity }: Privileges, paths: string[]): boolean {
  const [tool = '', ...rest] = [...prefix, 'sh', '-c', 'test -x "$1" && test -x "$2"', 'sh', ...paths]
  return (
    spawnSync(tool, rest, { env: plainEnvironment, stdio: 'ignore', ...identityOptions(identity) }).status ===
    0
  )
}

/** The spawn options for a user. */
export function identityOptions(identity: Privileges['identity']): { uid?: number; gid?: number } {
  return identity ? { uid: identity.uid, gid: identity.gid } : {}
}
