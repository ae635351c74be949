/** How emails leave the product. A transport is one file, chosen here by the settings. */
import type { Config } from '#server/config/config.ts'
import type { EmailTransport } from './email.ts'
import { outboxTransport } from './outbox.ts'
import { smtpTransport } from './smtp.ts'

type TransportSettings = Pick<Config, 'smtpUrl'>

/** The transport of a process with these settings. */
export function chooseTransport({ smtpUrl }: TransportSettings): EmailTransport {
  if (smtpUrl !== null) return smtpTransport
  return outboxTransport
}

/** Whether emails reach people. Otherwise they stay in the outbox, where only an operator reads them. */
export const sendsEmail = (config: TransportSettings): boolean => chooseTransport(config).reachesPeople
