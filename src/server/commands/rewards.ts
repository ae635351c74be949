/** `npm run rewards`: recomputes volunteers' points and badges from stored data, with or without a running server. */
import { loadConfig, getEnvironment } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { transact } from '#server/db/db.ts'
import { recomputeRewardsAfter } from '#server/features/rewards/reconcile.ts'
import { exitCodes, processTerminal, runCommand, type Terminal } from './terminal.ts'

const help = `Recomputes points, badges and achievements. The server can be running or stopped.

  npm run rewards -- recompute   counts everything again from the stored work, and adds what is missing to the ledger.
                                 A running server does the same once a day
  npm run rewards -- --help      shows this help
`

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  if (argv.length === 0 || argv.some((word) => ['--help', '-h', 'help'].includes(word))) {
    terminal.out(help)
    return exitCodes.done
  }
  if (argv.length > 1 || argv[0] !== 'recompute') {
    terminal.err(`The only command is "recompute". Run "npm run rewards -- --help" for help.\n`)
    return exitCodes.misused
  }
  return runCommand(terminal, async (signal) => {
    const config = loadConfig(getEnvironment())
    const log = (line: string) => terminal.err(`${line}\n`)
    const database = await connectDatabase(config, {
      attach: true,
      applicationName: 'bridge-collective rewards',
      log,
    })
    try {
      let entries = 0
      let last: string | null = null
      do {
        // Uses one transaction per batch, so no one waits for the whole run.
        const recomputed = await transact(database.db, (db) =>
          recomputeRewardsAfter({ db, now: systemClock() }, last),
        )
        entries += recomputed.entries
        last = recomputed.last
      } while (last !== null && !signal.aborted)
      terminal.out(
        `${entries === 0 ? 'Everything was already correct.' : `Entries written to the ledger: ${entries}.`}\n`,
      )
    } finally {
      await database.close()
    }
  })
}
