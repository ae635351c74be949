/** `npm run admin`: adds, lists and revokes administrators and other staff, with or without a running server. */
import { emailAddress } from '#contract/accounts/accounts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import {
  arrangeRoles,
  findGrantRefusal,
  isLastAdministrator,
  staffRoles,
  type GrantRefusal,
  type StaffRole,
} from '#domain/accounts/staff.ts'
import { recordAudit } from '#server/audit/record.ts'
import { loadConfig, getEnvironment, startupError, type Config } from '#server/config/config.ts'
import { systemClock } from '#server/context.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { transact, type Db } from '#server/db/db.ts'
import { publish } from '#server/events/publish.ts'
import { endSessionsOf } from '#server/http/session.ts'
import { removeSecondFactorRow } from '#server/features/accounts/second-factor/second-factor-queries.ts'
import { findAccountOf, listActiveStaff } from '#server/features/administration/link-queries.ts'
import { makeAdministratorLink } from '#server/features/administration/link-service.ts'
import { findCandidate } from '#server/features/administration/staff-queries.ts'
import { applyRoles, asCandidate } from '#server/features/administration/staff-service.ts'
import { countAdministrators, lockAdministrators } from '#server/queries/accounts/staff.ts'
import { lockUser } from '#server/queries/accounts/lock-user.ts'
import { exitCodes, processTerminal, runCommand, type Terminal } from './terminal.ts'

/** The roles that `grant` gives. Administrators are made by a link, which the owner of the address opens themselves. */
const grantedRoles = staffRoles.filter((role) => role !== 'administrator')

const help = `Makes, lists and revokes administrators and other staff. The server can be running or stopped.

  npm run admin -- create EMAIL            prints a link that makes the owner of this address an administrator when they
                                           sign in or sign up with it; it works once, within 30 minutes. The first
                                           administrator's link also verifies the address, so no email is needed
  npm run admin -- list                    lists the staff with their roles, and who uses two-step sign-in
  npm run admin -- grant EMAIL --role ROLE gives an account a role: ${grantedRoles.join(', ')}
  npm run admin -- revoke EMAIL [--role ROLE] [--force]
                                           takes a role from an account (administrator by default) and signs it out;
                                           needs --force for the last administrator
  npm run admin -- reset-factor EMAIL      removes the authenticator app and recovery codes of someone who lost them, and
                                           signs them out
  npm run admin -- --help                  shows this help
`

interface Work {
  db: Db
  config: Config
  email: string
  role: StaffRole
  isForced: boolean
  terminal: Terminal
}

const emailCommands = { create, grant, revoke, 'reset-factor': resetFactor }
/** The options that a command takes. */
const options: Record<keyof typeof emailCommands, readonly string[]> = {
  create: [],
  grant: ['--role'],
  revoke: ['--role', '--force'],
  'reset-factor': [],
}
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
      await act({ db: database.db, config, email, terminal, ...optionsOf(more) })
    } finally {
      await database.close()
    }
  })
}

const isRole = (word: string | undefined): word is StaffRole => staffRoles.some((role) => role === word)

/** The options after the address, once they are checked. */
function optionsOf(more: readonly string[]) {
  const named = more[more.indexOf('--role') + 1]
  const role: StaffRole = more.includes('--role') && isRole(named) ? named : 'administrator'
  return { role, isForced: more.includes('--force') }
}

/** What is wrong with the option of a role, or null. */
function roleHint(name: string, more: readonly string[]): string | null {
  const at = more.indexOf('--role')
  if (at === -1) return name === 'grant' ? '"grant" needs --role ROLE.' : null
  if (name === 'grant' && more[at + 1] === 'administrator') {
    return '"grant" does not make administrators. Use "create EMAIL", which prints a link for the owner of the address.'
  }
  return isRole(more[at + 1]) ? null : `"--role" needs one of these: ${staffRoles.join(', ')}.`
}

interface Words {
  name: string
  email: string
  more: string[]
}

function repairHintFor({ name, email, more }: Words): string | null {
  if (name === 'list') return email === '' ? null : `"list" takes no arguments.`
  if (!isNamed(name)) return `Unknown command "${name}".`
  if (!emailAddress.safeParse(email).success) return `"${name}" needs an email address.`
  const allowed: readonly string[] = options[name]
  const wrong = more.find((word, index) => !allowed.includes(word) && more[index - 1] !== '--role')
  return wrong === undefined ? roleHint(name, more) : `"${name}" does not take "${wrong}".`
}

const unverifiedWarning =
  "No one has verified this account's email address. If you didn't create the account, don't sign in. Use another address.\n"

async function create({ db, config, email, terminal }: Work): Promise<void> {
  const account = await findAccountOf(db, email)
  if (account?.isAdmin) throw startupError(`${email} is already an administrator. Nothing was changed.`)
  // Later ones can wait for the verification email, so that a link in the log of a one-off run is not enough.
  const verifiesAddress = (await countAdministrators(db)) === 0
  const { publicUrl } = config
  const link = await makeAdministratorLink(db, { email, publicUrl, now: systemClock(), verifiesAddress })
  const verification = verifiesAddress
    ? 'It works once, and verifies the address, so it works before email does.'
    : 'It works once. If the product sends email, verify the address first, with the email that we send after signing up.'
  const warning = account?.isVerified === false ? unverifiedWarning : ''
  terminal.out(
    `${link}\n\nThis link makes ${email} an administrator. Open it within 30 minutes and sign in${account ? '' : ' or sign up'} with this address. ${verification} Give it to no one else.\n${warning}It opens ${publicUrl}, from the settings PUBLIC_URL and PORT. Run this command with the same settings as the server.\n`,
  )
}

async function list({ db, terminal }: Work): Promise<void> {
  const staff = await listActiveStaff(db)
  if (!staff.some(({ roles }) => roles.includes('administrator'))) {
    terminal.out('There are no administrators.\n')
  }
  for (const { email, hasSecondFactor, roles, ...names } of staff) {
    const way = hasSecondFactor ? 'uses two-step sign-in' : 'no two-step sign-in'
    terminal.out(`${email}  ${formatFullName(names)}  ${arrangeRoles(roles).join(', ')}  ${way}\n`)
  }
}

const grantRefusals: Record<GrantRefusal, string> = {
  person_suspended: 'is suspended',
  deletion_already_requested: 'is being deleted',
  person_not_verified: 'has an address that is not verified',
}

async function grant({ db, config, email, role, terminal }: Work): Promise<void> {
  await transact(db, async (transaction) => {
    await lockAdministrators(transaction)
    const account = await findAccountOf(transaction, email)
    if (!account) throw startupError(`No active account has the email address ${email}.`)
    await lockUser(transaction, account.id)
    const person = await findCandidate(transaction, account.id)
    const refusal = person && findGrantRefusal(asCandidate(person, config))
    if (!person || refusal) {
      const reason = grantRefusals[refusal ?? 'deletion_already_requested']
      throw startupError(`The account of ${email} ${reason}. Nothing was changed.`)
    }
    const before = arrangeRoles(person.roles)
    if (before.includes(role)) throw startupError(`${email} already has this role. Nothing was changed.`)
    await applyRoles(transaction, {
      ...byCommand,
      userId: account.id,
      before,
      after: arrangeRoles([...before, role]),
      at: systemClock(),
    })
  })
  terminal.out(`${email} now has the role of ${role} and is signed out everywhere. We sent them an email.\n`)
}

async function revoke({ db, email, role, isForced, terminal }: Work): Promise<void> {
  await transact(db, async (transaction) => {
    const administrators = await lockAdministrators(transaction)
    // Includes suspended accounts: otherwise the role would return when the account is reinstated.
    const account = await findAccountOf(transaction, email, { orSuspended: true })
    const person = account && (await lockCandidate(transaction, account.id))
    const before = arrangeRoles(person?.roles ?? [])
    if (!account || !before.includes(role)) {
      throw startupError(`${email} does not have the role of ${role}. Nothing was changed.`)
    }
    const isAdmin = role === 'administrator' && !person?.isSuspended && !person?.isLeaving
    if (isLastAdministrator({ isAdmin }, administrators) && !isForced) {
      throw startupError(
        `${email} is the last administrator. Make another one first, or use --force. Nothing was changed.`,
      )
    }
    await applyRoles(transaction, {
      ...byCommand,
      userId: account.id,
      before,
      after: before.filter((each) => each !== role),
      at: systemClock(),
    })
  })
  terminal.out(`${email} no longer has the role of ${role} and is signed out everywhere.\n`)
}

/** A person with their roles, which stay until the transaction ends. */
async function lockCandidate(db: Db, userId: string) {
  await lockUser(db, userId)
  return findCandidate(db, userId)
}

const byCommand = { by: null, reason: null } as const

async function resetFactor({ db, email, terminal }: Work): Promise<void> {
  await transact(db, async (transaction) => {
    const account = await findAccountOf(transaction, email)
    if (!account) throw startupError(`No account has the email address ${email}.`)
    const { id } = account
    await lockUser(transaction, id)
    if (!(await removeSecondFactorRow(transaction, id))) {
      throw startupError(`${email} does not use two-step sign-in. Nothing was changed.`)
    }
    const endedSessions = await endSessionsOf(transaction, id, { removesWords: false })
    const about = { actorId: null, subjectId: id, data: {} }
    await publish(transaction, { ...about, type: 'account.second_factor_removed' })
    await recordAudit(transaction, {
      ...byOperator(id),
      action: 'auth.second_factor_remove',
      after: { isEnrolled: false, endedSessions },
    })
  })
  terminal.out(
    `${email} now signs in with the password only and is signed out everywhere. We sent them an email about it.\n`,
  )
}

/** The operator who runs the command has no account, so the actor is null. */
const byOperator = (userId: string) =>
  ({ actorId: null, origin: null, objectType: 'user', objectId: userId }) as const
