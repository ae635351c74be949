/** How emails leave the product. Another transport, such as a provider's HTTP API, is added here. */
import type { Config } from '#server/config/config.ts'
import type { JobContext } from '#server/jobs/job.ts'
import type { Email } from './email.ts'
import { insertEmail } from './queries.ts'
import { sendBySmtp } from './smtp.ts'

/** Whether emails reach people. Otherwise they stay in the outbox, where only an operator reads them. */
export const sendsEmail = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): boolean => smtpUrl !== null

/** Sends an email, or stores it in the outbox of a process without a mail server. */
export async function deliverEmail(
  { db, config, now, signal }: JobContext,
  email: Email,
  about: { factId: number | null; userId: string | null; isDemo: boolean },
): Promise<void> {
  if (!sendsEmail(config)) await insertEmail(db, email, { ...about, now })
  // Addresses of demo accounts are invented and may belong to someone else.
  else if (!about.isDemo) await sendBySmtp(config, email, signal)
}
