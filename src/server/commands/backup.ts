/** `npm run backup`: writes all stored data into one file, with or without a running server. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { recordBackup, writeBackup } from '#server/backup/backup.ts'
import { loadConfig, getEnvironment, startupError, type Config } from '#server/config/config.ts'
import { createFolder } from '#server/config/data-folder.ts'
import { readProductVersion } from '#server/config/version.ts'
import { systemClock } from '#server/context.ts'
import { waitForDatabase } from '#server/db/connect.ts'
import { exitCodes, processTerminal, resolveUserPath, runCommand, type Terminal } from './terminal.ts'

const help = `Writes a snapshot of the database, and the uploaded files, into one archive. The product can keep running.

  npm run backup -- [FILE|FOLDER]

  FILE    the archive, for example friday.tar.gz; it must not exist yet
  FOLDER  an existing folder, or DATA_DIR/backups; the file name is the current time
  --help  shows this help

By default the archive goes to DATA_DIR/backups. It contains what people wrote and their password hashes, so only its
owner can read it. Keep it that way, and keep a copy on another machine.
`

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const { positionals, values, tokens } = parseArgs({
    args: [...argv],
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  if (values['help']) {
    terminal.out(help)
    return exitCodes.done
  }
  const wrong = tokens.find((token) => token.kind === 'option')
  if (wrong || positionals.length > 1) {
    terminal.err('Name one file or folder, and no options. Run "npm run backup -- --help" for help.\n')
    return exitCodes.misused
  }
  return runCommand(terminal, async (signal) => {
    const started = systemClock()
    const config = loadConfig(getEnvironment())
    const file = await chooseFile(positionals[0], config, started)
    const database = await waitForDatabase(config, { attach: true, log: (line) => terminal.err(`${line}\n`) })
    try {
      const product = readProductVersion()
      const sums = await writeBackup({
        url: database.url,
        uploads: config,
        file,
        now: started,
        product,
        signal,
      })
      await recordBackup(database.url, { madeAt: started, bytes: statSync(file).size }).catch(
        (error: unknown) =>
          terminal.err(
            `The backup is complete, but could not be recorded in the database: ${String(error)}\n`,
          ),
      )
      const rows = sums.tables.reduce((sum, table) => sum + table.rows, 0)
      const seconds = ((systemClock().getTime() - started.getTime()) / 1000).toFixed(1)
      terminal.out(
        `${file}: ${rows} rows of ${sums.tables.length} tables, ${sums.uploads.files} uploaded files, ${statSync(file).size} bytes, in ${seconds} s\n`,
      )
    } finally {
      await database.close()
    }
  })
}

async function chooseFile(typed: string | undefined, { dataDir }: Config, now: Date): Promise<string> {
  const name = `bridge-collective-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`
  const standard = path.join(dataDir, 'backups')
  const target = typed === undefined ? standard : resolveUserPath(typed)
  const isStandard = path.resolve(target) === standard
  // Not a file of that name on another disk, if the disk of the folder isn't mounted.
  if (typed?.endsWith('/') && !isStandard && !existsSync(target))
    throw startupError(`There is no folder ${typed}. Create it, or mount its disk.`)
  try {
    if (isStandard) createFolder(standard, 0o700)
  } catch (error) {
    throw startupError(`Could not create the folder ${standard}. Name a file or folder instead.`, error)
  }
  const file = existsSync(target) && statSync(target).isDirectory() ? path.join(target, name) : target
  if (existsSync(file)) throw startupError(`The file ${file} already exists. Name another one.`)
  if (!existsSync(path.dirname(file))) {
    throw startupError(`There is no folder ${path.dirname(file)}. Create it, or name another one.`)
  }
  return file
}
