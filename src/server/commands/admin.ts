/** `npm run admin`: makes, lists and revokes administrators, beside a running server or without one. */
import { emailAddress } from '#contract/accounts.ts'
import { namePerson } from '#domain/accounts.ts'
import { recordAudit } from '#server/audit/record.ts'
import { loadConfig, readEnvironment, startupError, type Config } from '#server/config.ts'
import { systemClock } from '#server/context.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events.ts'
import { removeFactor } from '#server/features/accounts/second-factor-queries.ts'
import { findAccountOf, listAdministrators } from '#server/features/administration/link-queries.ts'
import { makeAdministratorLink } from '#server/features/administration/link-service.ts'
import { exitCodes, processTerminal, runCommand, type Terminal } from './terminal.ts'

const help = `Makes, lists and revokes administrators. Works beside a running server or without one.

  npm run admin -- create EMAIL            prints a link for whoever has this address, once, for 30 minutes: they sign in
                                           or sign up with it and are an administrator then
  npm run admin -- list                    tells who is an administrator, and who signs in in two steps
  npm run admin -- revoke EMAIL [--force]  makes an administrator an ordinary account and signs them out; the last one
                                           only with --force
  npm run admin -- reset-factor EMAIL      removes the authenticator app of anybody who lost it and their recovery codes
  npm run admin -- --help                  this text
`

interface Work {
  db: Db
  config: Config
  email: string
  isForced: boolean
  terminal: Terminal
}

const takesEmail = { create, revoke, 'reset-factor': resetFactor }
const isNamed = (name: string): name is keyof typeof takesEmail => Object.hasOwn(takesEmail, name)

/** Runs the command; answers the exit code. */
export async function run(argv: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  const [name = '', email = '', ...more] = argv
  if (argv.length === 0 || argv.some((word) => ['--help', '-h', 'help'].includes(word))) {
    terminal.out(help)
    return exitCodes.done
  }
  const mend = mendOf({ name, email, more })
  if (mend) {
    terminal.err(`${mend} "npm run admin -- --help" tells how.\n`)
    return exitCodes.misused
  }
  const act = isNamed(name) ? takesEmail[name] : list
  return runCommand(terminal, async () => {
    const config = loadConfig(readEnvironment())
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

function mendOf({ name, email, more }: { name: string; email: string; more: string[] }): string | null {
  if (name === 'list') return email === '' ? null : `"list" takes nothing after it.`
  if (!isNamed(name)) return `There is no "${name}".`
  if (!emailAddress.safeParse(email).success) return `"${name}" needs an e-mail address after it.`
  const allowed = name === 'revoke' ? ['--force'] : []
  const wrong = more.find((word) => !allowed.includes(word))
  return wrong === undefined ? null : `"${name}" does not take "${wrong}".`
}

async function create({ db, config, email, terminal }: Work): Promise<void> {
  const account = await findAccountOf(db, email)
  if (account?.isAdmin) throw startupError(`${email} is an administrator already. Nothing was changed.`)
  const link = await makeAdministratorLink(db, { email, publicUrl: config.publicUrl, now: systemClock() })
  terminal.out(
    `${link}\n\nThis link makes ${email} an administrator: once, within 30 minutes, for whoever signs in${account ? '' : ' or up'} with this address.\nIt leads to ${config.publicUrl}, as the settings PUBLIC_URL and PORT say here: give this command those of the server.\n`,
  )
}

async function list({ db, terminal }: Work): Promise<void> {
  const administrators = await listAdministrators(db)
  if (administrators.length === 0) terminal.out('There is no administrator.\n')
  for (const { email, hasSecondFactor, ...names } of administrators) {
    const way = hasSecondFactor ? 'signs in in two steps' : 'has no second factor'
    terminal.out(`${email}  ${namePerson(names)}  ${way}\n`)
  }
}

async function revoke({ db, email, isForced, terminal }: Work): Promise<void> {
  await transact(db, async (transaction) => {
    const administrators = await listAdministrators(transaction, { isLocked: true })
    // A suspended one too: the role would come back with them.
    const account = await findAccountOf(transaction, email, { orSuspended: true })
    if (!account?.isAdmin) throw startupError(`${email} is no administrator. Nothing was changed.`)
    const isLast = administrators.length === 1 && administrators[0]?.id === account.id
    if (isLast && !isForced) {
      throw startupError(
        `${email} is the last administrator: make another one first, or repeat this with --force. Nothing was changed.`,
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
  terminal.out(`${email} is no administrator any more, and was signed out everywhere.\n`)
}

async function resetFactor({ db, email, terminal }: Work): Promise<void> {
  await transact(db, async (transaction) => {
    const account = await findAccountOf(transaction, email)
    if (!account) throw startupError(`There is no account with the e-mail address ${email}.`)
    const { id } = account
    if (!(await removeFactor(transaction, id))) {
      throw startupError(`${email} does not sign in in two steps. Nothing was changed.`)
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
  terminal.out(`${email} signs in with the password alone now, and is told so by a letter.\n`)
}

/** Who runs the command is nobody of the product. */
const byOperator = (userId: string) =>
  ({ actorId: null, origin: null, objectType: 'user', objectId: userId }) as const
