/** `npm run admin`: adds, lists and revokes administrators, with or without a running server. */
import { emailAddress } from '#contract/accounts/accounts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { recordAudit } from '#server/audit/record.ts'
import { loadConfig, getEnvironment, startupError, type Config } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { removeSecondFactorRow } from '#server/features/accounts/second-factor-queries.ts'
import { findAccountOf, listAdministrators } from '#server/features/administration/link-queries.ts'
import { makeAdministratorLink } from '#server/features/administration/link-service.ts'
import { exitCodes, processTerminal, runCommand, type Terminal } from './terminal.ts'

const help = `Makes, lists and revokes administrators. Works beside a running server or without one.

  npm run admin -- create EMAIL            prints a link that makes the owner of this address an administrator when they
                                           sign in or sign up with it; it works once, within 30 minutes
  npm run admin -- list                    lists the administrators, and who uses two-step sign-in
  npm run admin -- revoke EMAIL [--force]  removes administrator access from an account and signs it out; needs --force
                                           for the last administrator
  npm run admin -- reset-factor EMAIL      removes the authenticator app and recovery codes of someone who lost them
  npm run admin -- --help                  shows this help
`

interface Work {
  db: Db
  config: Config
  email: string
  isForced: boolean
  terminal: Terminal
}

const emailCommands = { create, revoke, 'reset-factor': resetFactor }
const isNamed = (name: string): name is keyof typeof emailCommands => Object.hasOwn(emailCommands, name)

/** Runs the command and returns the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const [name = '', email = '', ...more] = argv
  if (argv.length === 0 || argv.some((word) => ['--help', '-h', 'help'].includes(word))) {
    terminal.out(help)
    return exitCodes.done
  }
  const repairHint = repairHintFor({ name, email, more })
  if (repairHint) {
    terminal.err(`${repairHint} Run "npm run admin -- --help" for help.\n`)
    return exitCodes.misused
  }
  const act = isNamed(name) ? emailCommands[name] : list
  return runCommand(terminal, async () => {
    const config = loadConfig(getEnvironment())
    const log = (line: string) => terminal.err(`${line}\n`)
    const database = await connectDatabase(config, {
      attach: true,
      applicationName: 'bridge-collective admin',
      log,
    })
    try {
      await act({ db: database.db, config, email, isForced: more.includes('--force'), terminal })
    } finally {
      await database.close()
    }
  })
}

function repairHintFor({
  name,
  email,
  more,
}: {
  name: string
  email: string
  more: string[]
}): string | null {
  if (name === 'list') return email === '' ? null : `"list" takes no arguments.`
  if (!isNamed(name)) return `Unknown command "${name}".`
  if (!emailAddress.safeParse(email).success) return `"${name}" needs an email address.`
  const allowed = name === 'revoke' ? ['--force'] : []
  const wrong = more.find((word) => !allowed.includes(word))
  return wrong === undefined ? null : `"${name}" does not take "${wrong}".`
}

async function create({ db, config, email, terminal }: Work): Promise<void> {
  const account = await findAccountOf(db, email)
  if (account?.isAdmin) throw startupError(`${email} is already an administrator. Nothing was changed.`)
  const link = await makeAdministratorLink(db, { email, publicUrl: config.publicUrl, now: systemClock() })
  terminal.out(
    `${link}\n\nThis link makes ${email} an administrator. Open it within 30 minutes and sign in${account ? '' : ' or sign up'} with this address. It works once.\nIt opens ${config.publicUrl}, from the settings PUBLIC_URL and PORT. Run this command with the same settings as the server.\n`,
  )
}

async function list({ db, terminal }: Work): Promise<void> {
  const administrators = await listAdministrators(db)
  if (administrators.length === 0) terminal.out('There are no administrators.\n')
  for (const { email, hasSecondFactor, ...names } of administrators) {
    const way = hasSecondFactor ? 'uses two-step sign-in' : 'no two-step sign-in'
    terminal.out(`${email}  ${formatFullName(names)}  ${way}\n`)
  }
}

async function revoke({ db, email, isForced, terminal }: Work): Promise<void> {
  await transact(db, async (transaction) => {
    const administrators = await listAdministrators(transaction, { isLocked: true })
    // Includes suspended accounts: otherwise the role would return when the account is reinstated.
    const account = await findAccountOf(transaction, email, { orSuspended: true })
    if (!account?.isAdmin) throw startupError(`${email} is not an administrator. Nothing was changed.`)
    const isLast = administrators.length === 1 && administrators[0]?.id === account.id
    if (isLast && !isForced) {
      throw startupError(
        `${email} is the last administrator. Make another one first, or use --force. Nothing was changed.`,
      )
    }
    const { id } = account
    await publish(transaction, { type: 'administrator.revoked', actorId: null, subjectId: id, data: {} })
    await recordAudit(transaction, {
      ...byOperator(id),
      action: 'admin.revoke',
      before: { isAdmin: true },
      after: { isAdmin: false },
    })
  })
  terminal.out(`${email} is no longer an administrator and is signed out everywhere.\n`)
}

async function resetFactor({ db, email, terminal }: Work): Promise<void> {
  await transact(db, async (transaction) => {
    const account = await findAccountOf(transaction, email)
    if (!account) throw startupError(`No account has the email address ${email}.`)
    const { id } = account
    if (!(await removeSecondFactorRow(transaction, id))) {
      throw startupError(`${email} does not use two-step sign-in. Nothing was changed.`)
    }
    await publish(transaction, {
      type: 'account.second_factor_removed',
      actorId: null,
      subjectId: id,
      data: {},
    })
    await recordAudit(transaction, {
      ...byOperator(id),
      action: 'auth.second_factor_remove',
      after: { isEnrolled: false },
    })
  })
  terminal.out(`${email} now signs in with the password only. We sent them an email about it.\n`)
}

/** The operator who runs the command has no account, so the actor is null. */
const byOperator = (userId: string) =>
  ({ actorId: null, origin: null, objectType: 'user', objectId: userId }) as const
