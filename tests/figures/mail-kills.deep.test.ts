import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { databaseUrlOf, createUsedDataFolder, run } from '#tests/lifecycle/process.ts'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { headerOf, startMailServer, type Received } from '#tests/support/email/mail-server.ts'
import { anOrganization, aProject, registrationForm } from '#tests/support/scenarios/scenario.ts'
import { openClient, type Client as Person } from '#tests/support/running/server.ts'

const kills = Number(process.env['KILLS'] ?? 20)
/** The maximum number of emails that a process sends in parallel. */
const maxInFlight = 3
/** At least this many acknowledged applications between two kills. */
const applications = 10

/**
 * Identifies retries of the same email: the Message-ID, or the recipient of a verification email, whose link is new
 * each time.
 */
function idOf(email: Received): string {
  const id = headerOf(email, 'Message-ID') ?? 'none'
  return id.startsWith('<fact-') ? id : findVerificationAddress(email.to.join())
}
const findVerificationAddress = (address: string) => `verification of ${address}`

test('R18 a server that is killed repeatedly while sending email loses none, and repeats only emails in progress', async () => {
  let killed = 0
  /** For each email, the number of kills before each of its arrivals. */
  const arrivals = new Map<string, number[]>()
  let killNext: (() => void) | null = null
  const mail = await startMailServer({
    beforeReceipt(email) {
      arrivals.set(idOf(email), [...(arrivals.get(idOf(email)) ?? []), killed])
      killNext?.()
      killNext = null
    },
  })
  onTestFinished(() => mail.close())
  const settings = { DATA_DIR: await createUsedDataFolder(), SMTP_URL: mail.url }
  let product = await run(settings)
  const owner = await anOrganization({ openClient: () => openClient(product.url) })
  const { id: projectId } = await aProject(owner, { maxVolunteers: 50 })

  const acknowledged: string[] = []
  let isOver = false
  async function apply(): Promise<void> {
    while (!isOver) {
      const client: Person = openClient(product.url)
      const form = registrationForm({ email: `${crypto.randomUUID()}@example.org` })
      const joined = await client.post('/api/register', form).catch(() => null)
      if (joined?.status !== 201) continue
      const body = { projectId, message: 'I would like to help.' }
      const answer = await client.post('/api/applications', body).catch(() => null)
      if (answer?.status === 201) acknowledged.push(answer.body['id'])
    }
  }
  const work = Promise.all(Array.from({ length: 4 }, apply))
  for (let kill = 0; kill < kills; kill += 1) {
    const done = acknowledged.length
    await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(done + applications)
    // When the next email has arrived, before its sender knows.
    killNext = () => void product.child.kill('SIGKILL')
    await product.ended
    killed += 1
    product = await run(settings)
  }
  isOver = true
  await work

  const database = new Client({ connectionString: databaseUrlOf(settings.DATA_DIR) })
  await database.connect()
  const { rows: events } = await database.query<{ id: string }>(
    "select id from facts where type = 'application.received'",
  )
  const { rows: users } = await database.query<{ email: string }>('select email from users')
  const due = [
    ...events.map(({ id }) => `<fact-${id}.user-${owner.id}@localhost>`),
    ...users.map(({ email }) => findVerificationAddress(email)),
  ]
  const countWaiting = async () => {
    const { rows } = await database.query(`select id from jobs where dead_at is null and kind like 'mail.%'`)
    return rows.length
  }
  const seconds = startStopwatch()
  // A job whose process was killed is taken again when its two-minute lease ends.
  await expect.poll(countWaiting, { timeout: 900_000, interval: 500 }).toBe(0)
  const waited = seconds()
  await database.end()

  const lost = due.filter((id) => !arrivals.has(id))
  const extra = [...arrivals.values()].reduce((sum, { length }) => sum + length - 1, 0)
  // Sent again although no process was killed in between.
  const beyond = [...arrivals].filter(([, at]) => new Set(at).size < at.length)
  const about = `over ${kills} kills, ${acknowledged.length} applications and ${arrivals.size} emails:`
  reportMeasurement({ name: 'R18', about: `${about} emails lost`, values: [lost.length], most: 0 })
  const often = `${about} emails sent again without a kill in between`
  reportMeasurement({ name: 'R18', about: often, values: [beyond.length], most: 0 })
  const most = kills * maxInFlight
  reportMeasurement({ name: 'R18', about: `${about} second tries`, values: [extra], most })
  reportMeasurement({
    name: 'R18',
    about: 'until the last email after the last kill',
    values: [waited],
    unit: 's',
  })
  expect(lost).toEqual([])
  expect(events.length).toBeGreaterThanOrEqual(acknowledged.length)
  expect(beyond).toEqual([])
  expect(extra).toBeLessThanOrEqual(most)
})
