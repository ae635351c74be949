import { loadConfig } from '#server/config/config.ts'
import { startWorker } from '#server/jobs/worker.ts'
import type { TestDatabase } from '#tests/support/running/database.ts'
import type { TestServer } from '#tests/support/running/server.ts'

/** For tests of other emails: no one in this database gets emails about their account. */
export async function stopAccountEmails({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  await pool.query(`
    create function ask_for_nothing() returns trigger language plpgsql as 'begin return null; end';
    create trigger no_account_letters before insert on jobs
      for each row when (new.payload ->> 'template' like 'account.%') execute function ask_for_nothing()`)
}

export type StoredEmail = { recipient: string; subject: string; text: string }

const systemTime = () => new Date()

/** The emails of a server without a mail server, written when a test asks for them. `env` is that of the server. */
export function useEmails(
  server: TestServer,
  now: () => Date = systemTime,
  env: Readonly<Record<string, string>> = {},
) {
  /** Runs waiting jobs, as a process without a mail server does. */
  async function work(): Promise<void> {
    const config = loadConfig({ ...env, DATABASE_URL: server.database.url, DATA_DIR: server.folder })
    const { database } = server
    const { drain, stop } = await startWorker({ database, config, now, log: () => undefined })
    await drain()
    await stop()
  }
  /** The emails to an address. They are written in parallel, so their order is not defined. */
  async function listEmails(recipient: string): Promise<StoredEmail[]> {
    await work()
    const { rows } = await server.database.pool.query<StoredEmail>(
      'select recipient, subject, text from outbox where recipient = $1 order by id',
      [recipient],
    )
    return rows
  }
  return {
    work,
    listEmails,
    /** The newest email to an address with a given subject. */
    findEmail: async (recipient: string, subject: string | RegExp) =>
      (await listEmails(recipient)).findLast((email) =>
        typeof subject === 'string' ? email.subject === subject : subject.test(email.subject),
      ),
    /** The subjects of the emails to an address. */
    listSubjects: async (recipient: string) => (await listEmails(recipient)).map(({ subject }) => subject),
    /** The token of the newest link to a path that was sent to an address; empty if there is none. */
    async findToken(recipient: string, place: string): Promise<string> {
      const texts = (await listEmails(recipient)).map(({ text }) => text).toReversed()
      const links = texts.flatMap((text) => /^https?:\/\/[^/]+(\/[^#\s]*)#(\S+)$/m.exec(text) ?? [])
      const at = links.indexOf(place)
      return at < 0 ? '' : (links[at + 1] ?? '')
    },
  }
}
