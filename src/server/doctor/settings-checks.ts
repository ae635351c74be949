/** What can be said without the database: settings, keys, the public address, the mail server and the disk. */
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { rateDisk } from '#domain/administration/health.ts'
import { reachesPeople, transportSettings } from '#domain/email/transports.ts'
import { standardContact, type Config } from '#server/config/config.ts'
import { findTransport } from '#server/email/transport.ts'
import { checkUploads, measureRoom } from '#server/files/write-check.ts'
import { fail, ok, warn, type Finding } from './finding.ts'

/** Whether the file of settings has only known names: a misspelled setting counts as not set. */
export function checkNames(unknown: readonly string[]): Finding {
  if (unknown.length === 0) return ok('Settings', 'All settings can be read.')
  return warn(
    'Settings',
    `The file .env has ${unknown.join(', ')}, which this release does not know. Compare the spelling with .env.example, unless another program reads it.`,
  )
}

/** The keys for signatures. */
export function checkSecrets({ secrets, environment }: Config): Finding {
  if (secrets.length > 0) return ok('Secrets', 'SECRETS is set.')
  if (environment === 'production') {
    return fail(
      'Secrets',
      'SECRETS is not set, so the product does not start. Create keys with: openssl rand -hex 32',
    )
  }
  return ok('Secrets', 'The keys are in DATA_DIR. Production needs the setting SECRETS.')
}

/** The address that people open, which a proxy encrypts: the product itself only speaks http. */
export function checkAddress({ publicUrl, environment, trustProxy }: Config): Finding {
  if (environment === 'production' && !publicUrl.startsWith('https:')) {
    return warn(
      'Address',
      `People open ${publicUrl} without encryption. Set PUBLIC_URL to an https:// address.`,
    )
  }
  if (environment === 'production' && trustProxy.length === 0) {
    return warn(
      'Address',
      `People open ${publicUrl}, but everyone seems to come from the address of your proxy and shares its limits. Set TRUST_PROXY to that address.`,
    )
  }
  return ok('Address', `People open ${publicUrl}.`)
}

/** Whether emails leave the product. */
export async function checkMail(config: Config): Promise<Finding> {
  const { kind, name, check } = findTransport(config)
  if (!reachesPeople(kind)) {
    const settings = transportSettings.join(' or ')
    return warn(
      'Email',
      `This site sends no email: all of it stays in the outbox, where only operators read it. Set ${settings}.`,
    )
  }
  if (config.environment === 'production' && config.mailFrom === standardContact)
    return fail(
      'Email',
      `Emails come from ${standardContact}, which is only an example. Set MAIL_FROM to an address of your domain.`,
    )
  if (!check) return ok('Email', `Emails leave by ${name}, from ${config.mailFrom}. Test it at /admin/email.`)
  const fault = await check(config)
  if (fault !== null) return fail('Email', fault)
  if (config.mailOnlyTo.length > 0) {
    return warn('Email', `${name} accepts us, but MAIL_ONLY_TO keeps emails to everyone else in the outbox.`)
  }
  return ok('Email', `${name} accepts us. Emails come from ${config.mailFrom}.`)
}

const gigabyte = 1_000_000_000

/** Whether this user may create a folder, in the folder above it that exists. */
function canCreate(folder: string): boolean {
  const above = path.dirname(folder)
  if (!existsSync(above)) return canCreate(above)
  try {
    accessSync(above, constants.W_OK | constants.X_OK)
    return statSync(above).isDirectory()
  } catch {
    return false
  }
}

/** Whether uploads can be written, and how much room is left. */
export async function checkDisk(config: Config): Promise<Finding> {
  if (!existsSync(config.dataDir)) {
    return canCreate(config.dataDir)
      ? ok('Disk', `There is no folder ${config.dataDir} yet. The first start creates it.`)
      : fail('Disk', `The folder ${config.dataDir} can't be created. Create it, or change DATA_DIR.`)
  }
  const [fault, room] = [
    await checkUploads({ ...config, filesIn: 'disk' }),
    await measureRoom(config).catch(() => null),
  ]
  const state = rateDisk({ room, hasFault: fault !== null })
  if (fault !== null) return fail('Disk', `Files can't be written to ${config.dataDir}: ${fault}.`)
  if (room === null) return ok('Disk', `Files can be written to ${config.dataDir}.`)
  const left = `${(room.free / gigabyte).toFixed(1)} of ${(room.total / gigabyte).toFixed(1)} GB are free on the disk of ${config.dataDir}.`
  return {
    name: 'Disk',
    state,
    text: state === 'ok' ? left : `${left} Make room, or move DATA_DIR to a larger disk.`,
  }
}
