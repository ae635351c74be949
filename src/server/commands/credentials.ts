/** `npm run credentials`: manages the keys that sign credentials, with or without a running server. */
import { loadConfig, getEnvironment, startupError, type Config } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { transact, type Db } from '#server/db/db.ts'
import { issuerContext, rotateKey } from '#server/features/credentials/issuer.ts'
import { listKeys } from '#server/features/credentials/key-queries.ts'
import { withSecrets } from '#server/config/secrets.ts'
import { exitCodes, processTerminal, runCommand, type Terminal } from './terminal.ts'

const help = `Manages the keys that sign credentials. The server can be running or stopped.

  npm run credentials -- keys        lists every signing key, newest first
  npm run credentials -- rotate-key  creates a new key that signs from now on; credentials signed with older keys stay
                                     valid, because their public keys stay published
  npm run credentials -- --help      shows this help
`

const actions = { keys: printKeys, 'rotate-key': rotate }
const isNamed = (name: string): name is keyof typeof actions => Object.hasOwn(actions, name)

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const [name = '', ...more] = argv
  if (argv.length === 0 || argv.some((word) => ['--help', '-h', 'help'].includes(word))) {
    terminal.out(help)
    return exitCodes.done
  }
  if (!isNamed(name) || more.length > 0) {
    const wrong = isNamed(name) ? `"${name}" takes no arguments.` : `Unknown command "${name}".`
    terminal.err(`${wrong} Run "npm run credentials -- --help" for help.\n`)
    return exitCodes.misused
  }
  return runCommand(terminal, async () => {
    const config = withSecrets(loadConfig(getEnvironment()))
    const log = (line: string) => terminal.err(`${line}\n`)
    const database = await connectDatabase(config, {
      attach: true,
      applicationName: 'bridge-collective credentials',
      log,
    })
    try {
      await actions[name]({ db: database.db, config, terminal })
    } finally {
      await database.close()
    }
  })
}

interface Work {
  db: Db
  config: Config
  terminal: Terminal
}

async function printKeys({ db, terminal }: Work): Promise<void> {
  const keys = await listKeys(db)
  if (keys.length === 0)
    throw startupError('There is no key yet. The server creates the first one when it starts.')
  const day = (at: Date) => at.toISOString().slice(0, 10)
  for (const { id, createdAt, retiredAt } of keys) {
    terminal.out(`${id}  since ${day(createdAt)}  ${retiredAt ? `until ${day(retiredAt)}` : 'signs'}\n`)
  }
}

async function rotate({ db, config, terminal }: Work): Promise<void> {
  const id = await transact(db, (transaction) => rotateKey(issuerContext(transaction, config, systemClock())))
  terminal.out(`${id} signs from now on. Credentials signed earlier stay valid.\n`)
}
