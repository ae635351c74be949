/** `npm run restore`: restores a backup into an empty database, or verifies that it could. */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openSession } from '#server/backup/queries.ts'
import { createScratchDatabase } from '#server/backup/restore-queries.ts'
import { readManifest, restoreBackup, type Restore } from '#server/backup/restore.ts'
import type { Sums } from '#server/backup/format.ts'
import { loadConfig, getEnvironment, startupError } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import { waitForDatabase } from '#server/db/connect.ts'
import { sqlState } from '#server/db/db.ts'
import { dropDatabase } from '#server/db/drop-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { exitCodes, processTerminal, resolveUserPath, runCommand, type Terminal } from './terminal.ts'

const help = `Restores a backup into an empty database and compares every table and file with the backup. All or nothing.

  npm run restore -- FILE [--verify] [--database-url URL]

  --verify            restores into a temporary database on the same server, compares, and removes it again
  --database-url URL  a different database than the one in the settings
  --help              shows this help

Stop the product first. For the embedded database, restore with a DATA_DIR that has no database yet.
`

const reportMisuse = 'Name one backup file. Run "npm run restore -- --help" for help.\n'

interface Options {
  file: string
  isVerifyOnly: boolean
  databaseUrl: string | undefined
}

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const options = parseOptions(argv)
  if (options === 'help') {
    terminal.out(help)
    return exitCodes.done
  }
  if (!options) {
    terminal.err(reportMisuse)
    return exitCodes.misused
  }
  return runCommand(terminal, (signal) => restore(options, terminal, signal))
}

function parseOptions(argv: readonly string[]): Options | 'help' | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: {
        help: { type: 'boolean', short: 'h' },
        verify: { type: 'boolean' },
        'database-url': { type: 'string' },
      },
      allowPositionals: true,
    })
    if (values.help) return 'help'
    const [file, ...others] = positionals
    if (file === undefined || others.length > 0) return null
    return { file, isVerifyOnly: values.verify ?? false, databaseUrl: values['database-url'] }
  } catch {
    return null
  }
}

async function restore(options: Options, terminal: Terminal, signal: AbortSignal): Promise<void> {
  const log = (line: string) => terminal.err(`${line}\n`)
  const environment = getEnvironment()
  const config = loadConfig(
    options.databaseUrl === undefined
      ? environment
      : {
          ...environment,
          DATABASE_URL: options.databaseUrl,
          DATABASE_DIRECT_URL: undefined,
          DATABASE_STANDBYS: undefined,
        },
  )
  const file = resolveUserPath(options.file)
  const started = systemClock()
  const { createdAt } = await readManifest(file)
  const database = await waitForDatabase(config, { attach: true, log })
  try {
    const { url } = database
    const sums = options.isVerifyOnly
      ? await verifyBackup({ url, uploads: null, file, log, signal })
      : await restoreBackup({ url, uploads: config, file, log, signal })
    if (!options.isVerifyOnly) await migrate(url, { log })
    const seconds = ((systemClock().getTime() - started.getTime()) / 1000).toFixed(1)
    const what = options.isVerifyOnly ? 'can be restored' : 'is restored'
    terminal.out(`The backup of ${createdAt} ${what}: ${print(sums)}, all identical, in ${seconds} s\n`)
  } finally {
    await database.close()
  }
}

/** Restores into a temporary database and removes it afterwards. */
async function verifyBackup(trial: Restore): Promise<Sums> {
  const name = `bridge_restore_${randomBytes(6).toString('hex')}`
  const client = await openSession(trial.url, 'bridge-collective restore')
  try {
    await createScratchDatabase(client, name).catch((error: unknown) => {
      if (sqlState(error) !== '42501') throw error
      throw startupError(
        'The database user cannot create a database to test the backup in. Pass the address of an empty database with --database-url, without --verify.',
      )
    })
    const scratch = new URL(trial.url)
    scratch.pathname = `/${name}`
    return await restoreBackup({ ...trial, url: scratch.href })
  } finally {
    await dropDatabase(client, name).catch(() => undefined)
    await client.end()
  }
}

function print({ tables, uploads }: Sums): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables and ${uploads.files} uploaded files`
}
