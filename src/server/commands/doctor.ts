/** `npm run doctor`: says in plain sentences what is wrong with an installation. */
import type { HealthState } from '#domain/administration/health.ts'
import { getEnvironment } from '#server/config/config.ts'
import { findUnknownSettings } from '#server/config/unknown-settings.ts'
import { diagnose } from '#server/doctor/doctor.ts'
import { exitCodes, processTerminal, runCommand, type Terminal } from './terminal.ts'

const help = `Checks this installation: settings, database, migrations, disk, object store, email, clock, backups and administrators.
Changes nothing. The server can be running or stopped. A check says ok, warn (soon) or FAIL (now).

  npm run doctor
  npm run doctor -- --help   shows this help

The exit code is 1 if a check failed, otherwise 0.
`

const labels: Record<HealthState, string> = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' }

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  if (argv.some((word) => ['--help', '-h', 'help'].includes(word))) {
    terminal.out(help)
    return exitCodes.done
  }
  if (argv.length > 0) {
    terminal.err('It takes no arguments. Run "npm run doctor -- --help" for help.\n')
    return exitCodes.misused
  }
  let hasFailed = false
  const code = await runCommand(terminal, async () => {
    const findings = await diagnose(getEnvironment(), findUnknownSettings())
    for (const { name, state, text } of findings) {
      terminal.out(`${labels[state]}  ${name.padEnd(14)}  ${text}\n`)
    }
    hasFailed = findings.some(({ state }) => state === 'fail')
  })
  return hasFailed ? exitCodes.failed : code
}
