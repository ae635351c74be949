import { loadConfig } from '#server/config.ts'
import { startWorker } from '#server/jobs/worker.ts'
import type { TestDatabase } from './database.ts'
import type { TestServer } from './server.ts'

/** For tests of other letters: nobody in this database gets any about their account. */
export async function stopAccountLetters({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  await pool.query(`
    create function ask_for_nothing() returns trigger language plpgsql as 'begin return null; end';
    create trigger no_account_letters before insert on jobs
      for each row when (new.kind = 'mail.account') execute function ask_for_nothing()`)
}

export type KeptLetter = { recipient: string; subject: string; text: string }

const systemTime = () => new Date()

/** The letters of a server without a mail server, written when a test asks for them. */
export function useLetters(server: TestServer, now: () => Date = systemTime) {
  /** Does what waits, as a process without a mail server. */
  async function work(): Promise<void> {
    const config = loadConfig({ DATABASE_URL: server.database.url })
    const { database } = server
    const { drain, stop } = await startWorker({ database, config, now, log: () => undefined })
    await drain()
    await stop()
  }
  /** The letters to an address. Letters are written side by side: of different ones none is the last. */
  async function listLetters(recipient: string): Promise<KeptLetter[]> {
    await work()
    const { rows } = await server.database.pool.query<KeptLetter>(
      'select recipient, subject, text from outbox where recipient = $1 order by id',
      [recipient],
    )
    return rows
  }
  return {
    work,
    listLetters,
    /** The newest letter to an address with a subject. */
    findLetter: async (recipient: string, subject: string | RegExp) =>
      (await listLetters(recipient)).findLast((letter) =>
        typeof subject === 'string' ? letter.subject === subject : subject.test(letter.subject),
      ),
    /** What the letters to an address are called. */
    listSubjects: async (recipient: string) => (await listLetters(recipient)).map(({ subject }) => subject),
    /** The token of the newest link to a place that an address was sent; empty where there is none. */
    async findToken(recipient: string, place: string): Promise<string> {
      const texts = (await listLetters(recipient)).map(({ text }) => text).toReversed()
      const links = texts.flatMap((text) => /^https?:\/\/[^/]+(\/[^#\s]*)#(\S+)$/m.exec(text) ?? [])
      const at = links.indexOf(place)
      return at < 0 ? '' : (links[at + 1] ?? '')
    },
  }
}
