import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { loadConfig, type Config } from '#server/config/config.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import { stopAccountEmails } from './account-emails.ts'
import { startMailServer, type MailServer } from './mail-server.ts'
import { anApplication, anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

/** The key with which workers sign links and the app verifies them. */
const keys = { SECRETS: `v1:${'k'.repeat(40)}` }

type EmailJob = { attempts: number; last_error: string | null; is_dead: boolean; is_taken: boolean }

/**
 * The app with workers and mail servers, and a clock that tests can move; each test begins without jobs. `env`: further
 * settings of the workers.
 */
export function useEmailDelivery(env: Record<string, string> = {}) {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const server = useServer({ now, env: keys })
  const ends: (() => Promise<void>)[] = []
  const logged: string[] = []
  const configFor = (url: string): Config =>
    // Moving the clock by days is about other emails here.
    loadConfig({
      ...keys,
      REMIND_AFTER_DAYS: '0',
      RELEASE_AFTER_DAYS: '0',
      ...env,
      DATABASE_URL: server.database.url,
      SMTP_URL: url,
    })

  beforeAll(() => stopAccountEmails(server.database))
  beforeEach(async () => {
    logged.length = 0
    await server.database.db.execute(sql`delete from jobs`)
  })
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })

  return {
    server,
    now,
    /** What the workers of this test logged. */
    logged,
    configFor,
    /** Moves the clock. */
    pass: (milliseconds: number) => {
      ahead += milliseconds
    },
    /** A mail server for this test. */
    async openMailServer(...behaviour: Parameters<typeof startMailServer>): Promise<MailServer> {
      const mail = await startMailServer(...behaviour)
      ends.push(mail.close)
      return mail
    },
    /** A closed port. */
    async findClosedPort(): Promise<number> {
      const mail = await startMailServer()
      await mail.close()
      return mail.port
    },
    /** A worker for this test that sends through the mail server at the address. */
    async openWorker(url: string): Promise<Worker> {
      const log = (message: string) => void logged.push(message)
      const worker = await startWorker({ database: server.database, config: configFor(url), now, log })
      ends.push(worker.stop)
      return worker
    },
    /** Emails that are waiting, being sent or failed. */
    async listEmailJobs(): Promise<EmailJob[]> {
      const { rows } = await server.database.db.execute<EmailJob>(sql`
        select attempts, last_error, dead_at is not null as is_dead, locked_until is not null as is_taken
        from jobs where kind = 'mail.send' order by id`)
      return rows
    },
    /** Someone applies; the only email goes to the organization's only member. */
    async receiveApplication() {
      const owner = await anOrganization(server)
      const project = await aProject(owner, { maxVolunteers: 9 })
      const volunteer = await aVolunteer(server)
      return { owner, project, volunteer, application: await anApplication(volunteer, project.id) }
    },
  }
}
