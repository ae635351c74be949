/** `npm run files`: moves uploads and data exports between the disk and an object store, beside a running product. */
import { parseArgs } from 'node:util'
import { loadConfig, getEnvironment, isStartupError, startupError } from '#server/config/config.ts'
import { storeNames, type StoreName } from '#server/config/file-settings.ts'
import { moveFiles, type MoveSums } from '#server/files/move.ts'
import { exitCodes, processTerminal, runCommand, type Terminal } from './terminal.ts'

const help = `Copies uploads and data exports to the disk or to another store, while the product serves them from both.

  npm run files -- move --to ${storeNames.join('|')} [--remove-originals]

  --to                where the files go; FILES must already say the same, so that new files go there, too
  --remove-originals  removes each original once its copy was read back and compared
  --help              shows this help

Each copy is read back and its SHA-256 compared. Ctrl-C stops after the current file, and the next run continues. The settings of both
stores must be set. docs/operations.md has the order of all steps.
`

interface Options {
  to: StoreName
  removesOriginals: boolean
}

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  if (argv.some((word) => ['--help', '-h', 'help'].includes(word))) {
    terminal.out(help)
    return exitCodes.done
  }
  const options = parseOptions(argv)
  if (!options) {
    terminal.err(
      `Say where the files go: ${storeNames.map((name) => `move --to ${name}`).join(', or ')}. Run "npm run files -- --help" for help.\n`,
    )
    return exitCodes.misused
  }
  let isStopped = false
  const code = await runCommand(terminal, async (signal) => {
    const reportProgress = createReporter(terminal)
    let sums: MoveSums | undefined
    const onFile = (soFar: MoveSums) => {
      sums = soFar
      reportProgress(soFar)
    }
    const config = loadConfig(getEnvironment())
    try {
      sums = await moveFiles({ config, ...options, signal, onFile })
      reportFiles(sums, terminal)
    } catch (error) {
      if (sums) reportFiles(sums, terminal)
      if (!signal.aborted) throw describeFailure(error)
    }
    isStopped = signal.aborted
    if (isStopped) terminal.err('Stopped. Run the same command again to continue.\n')
    else if (sums) checkDamaged(sums)
  })
  return isStopped ? exitCodes.interrupted : code
}

function parseOptions(argv: readonly string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { to: { type: 'string' }, 'remove-originals': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const to = storeNames.find((name) => name === values.to)
    if (positionals.join(' ') !== 'move' || to === undefined) return null
    return { to, removesOriginals: values['remove-originals'] }
  } catch {
    return null
  }
}

/** Files between two lines of progress. */
const reportEvery = 1000

function createReporter(terminal: Terminal) {
  let files = 0
  return ({ copied, present }: MoveSums) => {
    files += 1
    if (files % reportEvery === 0) terminal.err(`${copied} copied, ${present} already there\n`)
  }
}

/** What keeps a move from going on. Copies that were made stay, so it must not say that nothing was changed. */
function describeFailure(error: unknown): Error {
  if (isStartupError(error)) return error
  const reason = error instanceof Error ? error.message : String(error)
  return startupError(`Failed: ${reason}. Run the same command again to continue.`, error)
}

/** Prints what was done. */
function reportFiles(
  { copied, bytes, present, removed, foreign, damaged }: MoveSums,
  terminal: Terminal,
): void {
  terminal.out(
    `Copied ${copied} files (${bytes} bytes); ${present} were already there; removed ${removed} originals. All copies are identical${damaged.length > 0 ? ', except those below' : ''}.\n`,
  )
  for (const key of foreign)
    terminal.err(`Left where it is, because the product did not write it: ${print(key)}\n`)
  for (const key of damaged) terminal.err(`The copy differs from the original or is missing: ${print(key)}\n`)
}

/** Throws a startup error if a file could not be copied. */
function checkDamaged({ damaged }: MoveSums): void {
  if (damaged.length > 0)
    throw startupError(`${damaged.length} files were not copied. Their originals are still there.`)
}

/** The name of a file of someone else, without what a terminal would obey. */
const print = (key: string) => JSON.stringify(key)
