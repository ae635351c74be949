/** `npm run registry`: loads the public registers of organizations, with or without a running server. */
import { access, constants, stat } from 'node:fs/promises'
import { loadConfig, getEnvironment, startupError } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import { waitForDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { openFileSource, type RegisterInput } from '#server/registry/input.ts'
import { loadRegister } from '#server/registry/load.ts'
import { parseOptions, registryHelp, type RegistryOptions } from '#server/registry/options.ts'
import { createReporter, formatSummary, type Terminal } from '#server/registry/summary.ts'
import { exitCodes, processTerminal, resolveUserPath, runCommand } from './terminal.ts'

const registryTerminal: Terminal = { ...processTerminal, overwrites: process.stderr.isTTY }

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = registryTerminal): Promise<number> {
  const parsed = parseOptions(argv, systemClock().toISOString().slice(0, 10))
  if (parsed.kind === 'help') {
    terminal.out(registryHelp)
    return exitCodes.done
  }
  if (parsed.kind === 'misused') {
    terminal.err(`${parsed.sentence}\n`)
    return exitCodes.misused
  }
  return runCommand(terminal, (signal) => load(parsed.options, terminal, signal))
}

async function load(options: RegistryOptions, terminal: Terminal, signal: AbortSignal): Promise<void> {
  const { asOf, isPartial, isDryRun } = options
  const config = loadConfig(getEnvironment())
  const { bmf, pub78, revocations } = options.files
  const files = {
    bmf: await checkReadable(bmf),
    pub78: await checkReadable(pub78),
    revocations: await checkReadable(revocations),
  }
  const log = (line: string) => terminal.err(`${line}\n`)
  const database = await waitForDatabase(config, { attach: true, log })
  try {
    await migrate(database.url, { log })
    const { url } = database
    const listener = createReporter(terminal)
    const summary = await loadRegister({
      url,
      files,
      asOf,
      isPartial,
      isDryRun,
      now: systemClock,
      listener,
      signal,
    })
    if (terminal.overwrites) terminal.err('\r\u001b[K')
    terminal.out(formatSummary(summary, options))
  } finally {
    await database.close()
  }
}

/** Opens the files by their paths. Throws a startup error if one cannot be read, before anything is loaded. */
async function checkReadable(named: readonly string[]): Promise<RegisterInput[]> {
  const files = named.map(resolveUserPath)
  for (const file of files) {
    try {
      await access(file, constants.R_OK)
    } catch (error) {
      throw startupError(`Could not read the file ${file}. Nothing was changed.`, error)
    }
    if ((await stat(file)).isDirectory()) throw startupError(`${file} is a folder. Nothing was changed.`)
  }
  return Promise.all(files.map(openFileSource))
}
