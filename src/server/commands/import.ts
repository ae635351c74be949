/** `npm run import`: loads listings from files, with or without a running server. */
import { isStartupError, loadConfig, getEnvironment, startupError } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { importFiles } from '#server/import/load.ts'
import { importHelp, parseOptions, type ImportOptions } from '#server/import/options.ts'
import { findOwner } from '#server/import/queries.ts'
import { openSource } from '#server/import/rows.ts'
import { defaultTimeZone, reloadSite } from '#server/site/current-site.ts'
import { exitCodeOf, createReporter, formatSummary, type Terminal } from '#server/import/summary.ts'
import { exitCodes, processTerminal, resolveUserPath } from './terminal.ts'

const importTerminal: Terminal = { ...processTerminal, overwrites: process.stderr.isTTY }

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = importTerminal): Promise<number> {
  const parsed = parseOptions(argv)
  if (parsed.kind === 'help') {
    terminal.out(importHelp)
    return exitCodes.done
  }
  if (parsed.kind === 'misused') {
    terminal.err(`${parsed.sentence}\n`)
    return exitCodes.misused
  }
  const stop = new AbortController()
  const interrupt = () => stop.abort()
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    const code = await load(parsed.options, terminal, stop.signal)
    return stop.signal.aborted ? exitCodes.interrupted : code
  } catch (error) {
    terminal.err(`${terminal.overwrites ? '\r\u001b[K' : ''}${describeFailure(error)}\n`)
    return exitCodes.failed
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

async function load(options: ImportOptions, terminal: Terminal, signal: AbortSignal): Promise<number> {
  const config = loadConfig(getEnvironment())
  const organizations = options.organizations && (await openSource(resolveUserPath(options.organizations)))
  const projects = options.projects && (await openSource(resolveUserPath(options.projects)))
  const database = await connectDatabase(config, {
    attach: true,
    applicationName: 'bridge-collective import',
    log: (line) => terminal.err(`${line}\n`),
  })
  try {
    await reloadSite(database.db)
    const ownerId = options.owner === null ? null : await findOwner(database.db, options.owner)
    if (options.owner !== null && ownerId === null) {
      throw startupError(`No account has the email address ${options.owner}. Nothing was loaded.`)
    }
    const summary = await importFiles({
      db: database.db,
      now: systemClock(),
      organizations: organizations || null,
      projects: projects || null,
      ownerId,
      isDryRun: options.isDryRun,
      enforcesDeadlines: options.enforcesDeadlines,
      timeZone: defaultTimeZone(),
      holdsForReview: config.holdsForReview,
      listener: createReporter(terminal),
      signal,
    })
    if (terminal.overwrites) terminal.err('\r\u001b[K')
    terminal.out(formatSummary(summary, options))
    return exitCodeOf(summary)
  } finally {
    await database.close()
  }
}

function describeFailure(error: unknown): string {
  if (isStartupError(error)) return error.message
  let cause = error
  while (cause instanceof Error && cause.cause) cause = cause.cause
  const reason = cause instanceof Error ? cause.message : String(cause)
  return `The import stopped: ${reason}. Rows loaded so far stay. You can run the command again.`
}
